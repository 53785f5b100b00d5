import { foldText } from './fold.ts';

/** Typed text in the form in which beginnings are compared. */
export function typedForm(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The text from each of its words on: `data analyst`, `analyst`. */
export function beginningsOf(text: string): string[] {
  const typed = typedForm(text);
  const starts = [0, ...[...typed.matchAll(/ /gu)].map((match) => match.index + 1)];
  return [...new Set(starts.slice(0, 5).map((at) => typed.slice(at)))].filter((one) => one !== '');
}
