import { type ResumeDocument, UnreadableFile } from './document.ts';

const MOST_BYTES = 30 * 1024 * 1024;
const OLE = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** A file as lines, by what is in it and never by its name. */
export async function readDocument(bytes: Buffer): Promise<ResumeDocument> {
  if (bytes.length > MOST_BYTES) throw new UnreadableFile('tooLarge');
  if (bytes.subarray(0, 1024).includes('%PDF-')) return (await import('./read-pdf.ts')).readPdf(bytes);
  if (bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04', 'latin1')))
    return (await import('./read-docx.ts')).readDocx(bytes);
  if (bytes.subarray(0, 8).equals(OLE)) {
    // A Word file with a password is an old container around an encrypted package.
    if (bytes.includes(Buffer.from('EncryptedPackage', 'utf16le'))) throw new UnreadableFile('protected');
    return (await import('./read-doc.ts')).readDoc(bytes);
  }
  throw new UnreadableFile('broken');
}
