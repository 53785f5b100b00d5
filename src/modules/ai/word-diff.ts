export interface DiffPiece {
  text: string;
  /** Whether it stands in both texts, only in the first, or only in the second. */
  kind: 'same' | 'removed' | 'added';
}

/** Longer texts are shown whole: comparing takes the product of their lengths. */
const MOST_WORDS = 3000;

/** Two texts compared by words, in scripts without spaces too; every piece of both is there once, in order. */
export function diffWords(before: string, after: string, language: string): DiffPiece[] {
  const [old, fresh] = [wordsOf(before, language), wordsOf(after, language)];
  if (old.length > MOST_WORDS || fresh.length > MOST_WORDS) return join(whole(before, after));
  const width = fresh.length + 1;
  // How many words the rests from here on have in common.
  const common = new Uint16Array((old.length + 1) * width);
  for (let row = old.length - 1; row >= 0; row--) {
    for (let column = fresh.length - 1; column >= 0; column--) {
      const isSame = old[row] === fresh[column];
      const [down, right] = [common[(row + 1) * width + column] ?? 0, common[row * width + column + 1] ?? 0];
      const diagonal = common[(row + 1) * width + column + 1] ?? 0;
      common[row * width + column] = isSame ? diagonal + 1 : Math.max(down, right);
    }
  }
  return join(walk(old, fresh, common).flatMap(apart));
}

function walk(old: string[], fresh: string[], common: Uint16Array): DiffPiece[] {
  const width = fresh.length + 1;
  const pieces: DiffPiece[] = [];
  let [row, column] = [0, 0];
  while (row < old.length || column < fresh.length) {
    const [gone, come] = [old[row], fresh[column]];
    if (gone !== undefined && gone === come) {
      pieces.push({ text: gone, kind: 'same' });
      row += 1;
      column += 1;
    } else if (
      gone !== undefined &&
      (come === undefined || (common[(row + 1) * width + column] ?? 0) >= (common[row * width + column + 1] ?? 0))
    ) {
      pieces.push({ text: gone, kind: 'removed' });
      row += 1;
    } else {
      pieces.push({ text: come ?? '', kind: 'added' });
      column += 1;
    }
  }
  return pieces;
}

const whole = (before: string, after: string): DiffPiece[] => [
  { text: before, kind: 'removed' },
  { text: after, kind: 'added' },
];

function wordsOf(text: string, language: string): string[] {
  return [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);
}

const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);

/** A space or a full stop that two changes have in common by chance would only cut them up. */
function apart(piece: DiffPiece, at: number, all: DiffPiece[]): DiffPiece[] {
  const isBetween = all[at - 1]?.kind !== 'same' && all[at + 1]?.kind !== 'same' && at > 0 && at < all.length - 1;
  if (piece.kind !== 'same' || isWord(piece.text) || !isBetween) return [piece];
  return [
    { text: piece.text, kind: 'removed' },
    { text: piece.text, kind: 'added' },
  ];
}

/** One side of the comparison: what stands in both and what stands only there. */
export function sideOf(pieces: DiffPiece[], kind: 'removed' | 'added'): DiffPiece[] {
  return join(pieces.filter((piece) => piece.kind === 'same' || piece.kind === kind));
}

/** Neighbours of one kind become one piece. */
function join(pieces: DiffPiece[]): DiffPiece[] {
  const joined: DiffPiece[] = [];
  for (const piece of pieces) {
    const last = joined.at(-1);
    if (last?.kind === piece.kind) last.text += piece.text;
    else if (piece.text) joined.push({ ...piece });
  }
  return joined;
}
