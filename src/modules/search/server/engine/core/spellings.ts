/** `Nurse (RN)` is also called Nurse; `Cook / Chef` is either; `Enfermero/a` is Enfermero, and Enfermera by its form. */
export function spellings(name: string): string[] {
  const masculine = name.replace(/(?:\/-?(?:a|as|ora|ra)|\((?:a|as|ora)\))(?![\p{L}])/gu, '');
  const bare = masculine.replace(/[（(][^（(）)]*[）)]/gu, ' ').trim();
  const parts = bare.split(/[/／]/u).map((part) => part.trim());
  return [...new Set([masculine, bare, ...parts])].filter((one) => one.trim() !== '');
}
