import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import type { FileType, Video } from './file-rules.ts';

/** What the bytes can tell without doubt. */
const SURE: ReadonlySet<string> = new Set(['pdf', 'docx', 'xlsx', 'pptx', 'zip', 'png', 'jpg', 'webp', 'bmp']);
/**
 * Old office files, installers and files with a password are all the same container from outside; the parts within say
 * which one it is. The name only chooses among those whose parts are there.
 */
const PARTS: Partial<Record<string, readonly string[]>> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
  ppt: ['PowerPoint Document'],
  docx: ['EncryptedPackage'],
  xlsx: ['EncryptedPackage'],
  pptx: ['EncryptedPackage'],
};
/** As the bytes name it, and as it is called here. */
const VIDEOS: Partial<Record<string, Video>> = {
  mp4: 'mp4',
  m4v: 'mp4',
  mov: 'mov',
  webm: 'webm',
  mkv: 'mkv',
  '3gp': '3gp',
  '3g2': '3gp',
  ogv: 'ogv',
  avi: 'avi',
  asf: 'wmv',
  flv: 'flv',
  mpg: 'mpeg',
};
const TEXTS: ReadonlySet<string> = new Set(['txt', 'csv', 'json']);
const PROGRAMS: ReadonlySet<string> = new Set(['exe', 'elf', 'macho', 'dex', 'class', 'wasm', 'deb', 'rpm']);
const SAMPLE = 64 * 1024;

/** The type of a file by what is in it; the name only chooses among types that look the same. */
export async function detectType(path: string, name: string): Promise<FileType | undefined> {
  const extension = name.slice(name.lastIndexOf('.') + 1).toLowerCase();
  const { fileTypeFromFile } = await import('file-type');
  const found = await fileTypeFromFile(path).catch(() => undefined);
  if (found && SURE.has(found.ext)) return found.ext as FileType;
  if (found?.ext === 'cfb') return (await hasPart(path, PARTS[extension] ?? [])) ? (extension as FileType) : undefined;
  if (found) return VIDEOS[found.ext];
  return TEXTS.has(extension) && (await isText(path)) ? (extension as FileType) : undefined;
}

/** Whether a machine would run it, whatever it is called. */
export async function isProgram(path: string): Promise<boolean> {
  const { fileTypeFromFile } = await import('file-type');
  return PROGRAMS.has((await fileTypeFromFile(path).catch(() => undefined))?.ext ?? '');
}

/** Whether a container names one of the parts; names stand in it as UTF-16. */
async function hasPart(path: string, names: readonly string[]): Promise<boolean> {
  const wanted = names.map((name) => Buffer.from(`${name}\0`, 'utf16le'));
  const longest = Math.max(0, ...wanted.map(({ length }) => length));
  let before = Buffer.alloc(0);
  for await (const piece of createReadStream(path)) {
    const joined = Buffer.concat([before, piece as Buffer]);
    if (wanted.some((name) => joined.includes(name))) return true;
    // A name may begin in one piece and end in the next.
    before = joined.subarray(Math.max(0, joined.length - longest));
  }
  return false;
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
