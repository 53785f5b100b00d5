import type { WrappedPdfiumModule } from '@embedpdf/pdfium';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import type { ReadField, ResumeReading } from '../../resume-reading.ts';
import { type ResumeDocument, textOf } from './document.ts';

type Pdfium = WrappedPdfiumModule & { pdfium: { HEAPU8: Uint8Array; HEAP32: Int32Array } };

const NAME = 'parley-resume.json';
const MOST_ATTACHMENTS = 10;
const MOST_BYTES = 200_000;
const MOST_NAME_BYTES = 256;

/** What a resume made here carries along for programs. Anybody can attach such a file: it is only proposed, like all that is read. */
export async function readCarried(pdfium: Pdfium, file: number): Promise<ResumeContent | undefined> {
  const count = Math.min(pdfium.FPDFDoc_GetAttachmentCount(file), MOST_ATTACHMENTS);
  for (let index = 0; index < count; index++) {
    const attachment = pdfium.FPDFDoc_GetAttachment(file, index);
    if (nameOf(pdfium, attachment) !== NAME) continue;
    const bytes = bytesOf(pdfium, attachment);
    // Few files carry one: the others are read without loading the checks.
    const { resumeContent } = await import('#src/modules/profiles/resume-content.ts');
    const { data } = resumeContent.safeParse(bytes && parsed(bytes));
    if (data) return data;
  }
  return undefined;
}

function nameOf(pdfium: Pdfium, attachment: number): string {
  const at = pdfium.pdfium.wasmExports.malloc(MOST_NAME_BYTES);
  const length = pdfium.FPDFAttachment_GetName(attachment, at, MOST_NAME_BYTES);
  // It ends with a zero of two bytes.
  const name =
    length > MOST_NAME_BYTES ? '' : Buffer.from(pdfium.pdfium.HEAPU8.subarray(at, at + length - 2)).toString('utf16le');
  pdfium.pdfium.wasmExports.free(at);
  return name;
}

function bytesOf(pdfium: Pdfium, attachment: number): Buffer | undefined {
  const lengthAt = pdfium.pdfium.wasmExports.malloc(8);
  pdfium.FPDFAttachment_GetFile(attachment, 0, 0, lengthAt);
  const length = pdfium.pdfium.HEAP32[lengthAt >> 2] ?? 0;
  const at = length > 0 && length <= MOST_BYTES ? pdfium.pdfium.wasmExports.malloc(length) : 0;
  const isRead = at !== 0 && pdfium.FPDFAttachment_GetFile(attachment, at, length, lengthAt);
  const bytes = isRead ? Buffer.from(pdfium.pdfium.HEAPU8.slice(at, at + length)) : undefined;
  if (at) pdfium.pdfium.wasmExports.free(at);
  pdfium.pdfium.wasmExports.free(lengthAt);
  return bytes;
}

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Whether the pages are of the same person: they show the address. */
export function isSaidBy({ lines }: ResumeDocument, { email }: ResumeContent): boolean {
  const shown = lines.map(textOf).join('').replace(/\s/g, '');
  return shown.includes(email.replace(/\s/g, ''));
}

/**
 * What the file carries instead of what was read from its pages. The review shows it beside the pages, with the places
 * where the reader has found the same words.
 */
export function preferCarried(reading: ResumeReading, content: ResumeContent): ResumeReading {
  const read = new Map(leavesOf(reading.content));
  const fields = leavesOf(content).map(([path, value]): [string, ReadField] => {
    const known = read.get(path) === value ? reading.fields[path] : undefined;
    return [path, { ...(known ?? { source: null, alternatives: [] }), confidence: 1 }];
  });
  return { ...reading, content, fields: Object.fromEntries(fields) };
}

/** The texts of a resume by the paths that the review knows them by. */
function leavesOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return value === '' ? [] : [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => leavesOf(part, path ? `${path}.${key}` : key));
}
