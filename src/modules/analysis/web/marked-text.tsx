import type { Quote } from '../report.ts';

/** Words as they were written, with the stretches that a rule means. */
export function MarkedText({ text, marks }: Pick<Quote, 'text' | 'marks'>) {
  const pieces: { from: number; text: string; isMarked: boolean }[] = [];
  let at = 0;
  for (const [from, to] of [...marks].sort(([a], [b]) => a - b)) {
    if (from < at) continue;
    if (from > at) pieces.push({ from: at, text: text.slice(at, from), isMarked: false });
    pieces.push({ from, text: text.slice(from, to), isMarked: true });
    at = to;
  }
  if (at < text.length) pieces.push({ from: at, text: text.slice(at), isMarked: false });
  return pieces.map((piece) =>
    piece.isMarked ? (
      <mark
        key={piece.from}
        className="rounded-sm bg-mark px-0.5 text-ink underline decoration-dotted underline-offset-4"
      >
        {piece.text}
      </mark>
    ) : (
      <span key={piece.from}>{piece.text}</span>
    ),
  );
}
