const BULLET = /^[\s\u00a0]*(?:[-–—*•·・●▪◦‣■□◆○※]|\(?\d{1,2}[.)、])[\s\u00a0]*(?=\S)/u;
/** A full stop ends a sentence where the next word begins with a capital; a version or an amount has none behind it. */
const LATIN_END = /(?<=[.!?؟])[\s\u00a0]+(?=[\p{Lu}\p{Script=Arabic}"“«(¿¡])|(?<=[;؛])[\s\u00a0]+/u;
const CJK_END = /(?<=[。！？；])/u;
/** What ends in a full stop without ending a sentence. */
const ABBREVIATION =
  /(?:^|[\s(])(?:e\.g|i\.e|etc|approx|vs|no|mr|mrs|ms|dr|st|inc|ltd|co|corp|jr|sr|p\.t|pt|tbk|u\.s|u\.k|sdn|bhd|sra?|dra?|núm|nº|av|dll|dsb|örn|vb|[a-z])\.$/iu;

/** The sentences of a paragraph. */
export function sentencesOf(paragraph: string): string[] {
  const pieces = paragraph.split(CJK_END).flatMap((piece) => piece.split(LATIN_END));
  const sentences: string[] = [];
  for (const piece of pieces) {
    const before = sentences.at(-1);
    if (before !== undefined && ABBREVIATION.test(before)) sentences[sentences.length - 1] = `${before} ${piece}`;
    else sentences.push(piece);
  }
  return sentences.map((sentence) => sentence.trim()).filter(Boolean);
}

/** One fact a line: bullets and line ends as they are, running text by its sentences. */
export function linesOf(text: string): { lines: string[]; wasRunning: boolean } {
  const rows = text
    .split('\n')
    .map((row) => row.trim())
    .filter(Boolean);
  // Numbers of a list that runs on in one line go with its other signs.
  const lines = rows.flatMap((row) => sentencesOf(row.replace(BULLET, '')).map((line) => line.replace(BULLET, '')));
  const wasRunning = lines.length > rows.length || rows.some((row) => !BULLET.test(row));
  return { lines, wasRunning };
}

/** The pieces in which a text is streamed: a word with what stands behind it; scripts without spaces by their words. */
export function piecesOf(text: string, language: string): string[] {
  const segments = new Intl.Segmenter(language, { granularity: 'word' }).segment(text);
  const pieces: string[] = [];
  for (const { segment, isWordLike } of segments) {
    if (isWordLike || pieces.length === 0) pieces.push(segment);
    else pieces[pieces.length - 1] += segment;
  }
  return pieces;
}
