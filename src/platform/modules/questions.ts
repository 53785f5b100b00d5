/**
 * What a module must ask of a later one, which it may not import: `'accounts.maySignIn'`. Whoever asks declares the
 * question with its type beside its own code (`declare module`); the module that knows says so in its `answers`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: modules add their questions to it
export interface Questions {}

export type QuestionName = keyof Questions;

/** Gives the function that answers; it may be called once all modules have been put together. */
export type Ask = <Name extends QuestionName>(name: Name) => Questions[Name];

export type Answers = Partial<Questions>;

type Answer = (...given: unknown[]) => unknown;

/** The questions and answers of one start. */
export function createQuestions() {
  const asked = new Set<string>();
  const known = new Map<string, Answer>();
  const ask = (name: string) => {
    asked.add(name);
    return (...given: unknown[]) => {
      const answer = known.get(name);
      if (!answer) throw new Error(`'${name}' was asked before the modules were put together`);
      return answer(...given);
    };
  };
  return {
    ask: ask as unknown as Ask,
    learn(answers: Answers): void {
      for (const [name, answer] of Object.entries(answers)) {
        if (known.has(name)) throw new Error(`The question '${name}' has two answers`);
        known.set(name, answer as Answer);
      }
    },
    assertAnswered(): void {
      const open = [...asked].filter((name) => !known.has(name));
      if (open.length > 0) throw new Error(`No module answers ${open.join(', ')}`);
      const unasked = [...known.keys()].filter((name) => !asked.has(name));
      if (unasked.length > 0) throw new Error(`Nobody asks ${unasked.join(', ')}`);
    },
  };
}
