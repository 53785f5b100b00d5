import { open } from 'node:fs/promises';
import type { FileType } from './file-rules.ts';

/** What the bytes can tell without doubt. */
const SURE: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'png', 'jpg', 'webp', 'bmp']);
/** Old office files all look alike from outside; their name says which one it is. */
const OLD_OFFICE: ReadonlySet<string> = new Set(['doc', 'xls', 'ppt']);
const TEXTS: ReadonlySet<string> = new Set(['txt', 'csv']);
const SAMPLE = 64 * 1024;

/** The type of a file by what is in it; the name only chooses among types that look the same. */
export async function detectType(path: string, name: string): Promise<FileType | undefined> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found && SURE.has(found.ext)) return found.ext as FileType;
  if (found?.ext === 'cfb') return OLD_OFFICE.has(extension) ? (extension as FileType) : undefined;
  if (found) return undefined;
  return TEXTS.has(extension) && (await isText(path)) ? (extension as FileType) : undefined;
}

async function isText(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(SAMPLE), 0, SAMPLE, 0);
    const sample = buffer.subarray(0, bytesRead);
    if (sample.includes(0)) return false;
    // The sample may end within a character, which `stream` forgives.
    new TextDecoder('utf-8', { fatal: true }).decode(sample, { stream: true });
    return true;
  } catch {
    return false;
  } finally {
    await file.close();
  }
}
