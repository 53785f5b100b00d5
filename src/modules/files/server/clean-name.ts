const LONGEST = 120;
/** Marks that turn the direction of text: with them `exe.fdp` reads as `pdf.exe` backwards. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;
/** Browsers write quotes and line ends in a form as %22, %0D and %0A. */
const SPECIAL = /%22|%0[da]|[\\/:*?"<>|%#]/gi;

/** A name that can stand in an address and on any disk, with the ending that the content really has. */
export function cleanName(name: string, extension: string): string {
  const last = name.normalize('NFC').split(/[\\/]/).pop() ?? '';
  const plain = last.replace(INVISIBLE, '').replace(SPECIAL, '_').replace(/\s+/gu, ' ').trim();
  const dot = plain.lastIndexOf('.');
  const stem = (dot > 0 ? plain.slice(0, dot) : plain).replace(/^\.+|(?<!\.)\.+$/g, '').trim();
  const short = [...stem].slice(0, LONGEST).join('');
  return `${short || 'file'}.${extension}`;
}
