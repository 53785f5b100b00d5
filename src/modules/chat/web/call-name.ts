/** 'Marcus' of 'Marcus L.': within a sentence the initial's full stop reads like its end, and turns around in Arabic. */
export function callName({ name }: { name: string }): string {
  return name.replace(/ \p{L}\.$/u, '');
}
