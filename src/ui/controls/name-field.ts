/** The server names a field as programs do; on a screen it gets the name that stands above it. */
export function nameField(text: string, name: string, label: string): string {
  return text.replace(new RegExp(`\\b(fields\\.)?${name}\\b`), () => label);
}
