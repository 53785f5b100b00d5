import type { Line } from '../../src/modules/resumes/server/read/document.ts';
import type { RuledLine } from '../../src/modules/resumes/server/read/learnt/section-features.ts';

/** Of lines that are no headings, how many nobody can read. */
const SPOILT = 0.08;
const SHARES = [0.35, 0.7, 1];
const ALPHABETS: [letters: RegExp, others: string][] = [
  [/[aeiouáéíóúãõâêôıöü]/, 'aeiou'],
  [/\p{Script=Latin}/u, 'bcdfghjklmnprstvz'],
  [/[\u0621-\u064a]/, 'بتثجحخدذرزسشصضطظعغ'],
  [/[\u3040-\u309f]/, 'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほ'],
  [/[\u30a0-\u30ff]/, 'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホ'],
  [
    /[\u3400-\u9fff]/,
    '琅珞瑢璃甍甬畲皈盱睢矍砀硖稔笈笺箬篁粲缙翮耄脉茕荻菀葳蓣藜虬蜩裾觥詹豳貔踞轺逶郴鄞钲铄阆隗霈靛鞅颀飨骈鲲鹄麂',
  ],
];

/** Numbers that follow by no rule a reader could see, the same for the same seed. */
export function chances(seed: number): () => number {
  let state = Math.imul(seed + 1, 2654435761) >>> 0 || 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    state >>>= 0;
    return state / 2 ** 32;
  };
}

/**
 * The lines of a resume with headings that nobody listed: their letters are others, their looks and what they stand
 * above stay. So the weights learn what strangers' headings look like, and how far the rules can be trusted with them.
 */
export function scrambled(ruled: RuledLine[], seed: number): Line[] {
  const chance = chances(seed);
  const share = SHARES[Math.floor(chance() * SHARES.length)] ?? 1;
  return ruled.map(({ line, ruled: label }) => {
    const drawn = chance();
    const [first, ...rest] = line.cells;
    const isBeside = label.startsWith('M:');
    if (!first || drawn >= (label.startsWith('I:') ? SPOILT : share)) return line;
    const spoil = (cell: typeof first) => {
      const text = otherLetters(cell.text, chance);
      return { ...cell, text, visual: text };
    };
    if (isBeside && rest.length === 0) return line;
    return { ...line, cells: isBeside ? [spoil(first), ...rest] : line.cells.map(spoil) };
  });
}

function otherLetters(text: string, chance: () => number): string {
  return [...text]
    .map((letter) => {
      const small = letter.toLowerCase();
      const [, others] = ALPHABETS.find(([letters]) => letters.test(small)) ?? [];
      const other = others?.[Math.floor(chance() * others.length)] ?? letter;
      return small === letter ? other : other.toUpperCase();
    })
    .join('');
}
