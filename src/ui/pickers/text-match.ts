export interface TextMatch {
  start: number;
  end: number;
}

/** Where `query` stands in `text`, whatever the case or accents: 'sao' finds 'São', 'istanbul' finds 'İstanbul'. */
export function findMatch(text: string, query: string): TextMatch | null {
  const wanted = fold(query.trim()).folded;
  if (wanted === '') return null;
  const { folded, origins } = fold(text);
  const at = folded.indexOf(wanted);
  if (at === -1) return null;
  const start = origins[at] ?? 0;
  const end = origins[at + wanted.length] ?? text.length;
  return { start, end };
}

/** Whether every word of `query` stands somewhere in `text`: 'softw eng' finds 'Software Engineer'. */
export function holdsWords(text: string, query: string): boolean {
  const words = query.trim().split(/\s+/);
  return words.every((word) => findMatch(text, word));
}

/** Folds sign by sign and remembers where each folded sign came from, since folding changes lengths. */
function fold(text: string): { folded: string; origins: number[] } {
  let folded = '';
  const origins: number[] = [];
  let at = 0;
  for (const sign of text) {
    const plain = sign.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replace(/\p{M}/gu, '').replace('ı', 'i');
    for (let unit = 0; unit < plain.length; unit += 1) origins.push(at);
    folded += plain;
    at += sign.length;
  }
  return { folded, origins };
}
