/** Puts values in the places of their names in curly brackets. */
export type Template = (values: Record<string, string>) => string;

/** Cut once, so that filling only joins: text, name, text, name, text. */
export function createTemplate(text: string): Template {
  const [start = '', ...rest] = text.split(/\{(\w+)\}/);
  return (values) => {
    let filled = start;
    for (let at = 0; at < rest.length; at += 2) filled += (values[rest[at] as string] ?? '') + rest[at + 1];
    return filled;
  };
}
