/** Where a text stands: a title says in a word what a description says in a sentence, a question asks. */
export type TextPlace = 'title' | 'description' | 'question';
