const IS_CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]/u;
const [SHORTEST, LONGEST] = [3, 5];
/** One sign of these says as much as several letters. */
const [SHORTEST_CJK, LONGEST_CJK] = [1, 3];

/**
 * Every group of neighbouring letters, each once, blanks between words among them: endings, slang and misspellings that
 * no list of words has are told by their parts. A number counts as one sign.
 */
export function letterGroupsOf(sentences: readonly string[]): string[] {
  const groups = new Set<string>();
  for (const sentence of sentences) {
    const letters = ` ${sentence.replace(/\d+/g, '0')} `;
    for (let at = 0; at < letters.length; at += 1) {
      const isCjk = letters.charCodeAt(at) > 0x2e7f && IS_CJK.test(letters[at] ?? '');
      const last = Math.min(isCjk ? LONGEST_CJK : LONGEST, letters.length - at);
      for (let size = isCjk ? SHORTEST_CJK : SHORTEST; size <= last; size += 1)
        groups.add(letters.slice(at, at + size));
    }
  }
  return [...groups];
}
