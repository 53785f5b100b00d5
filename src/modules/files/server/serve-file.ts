import type { FastifyInstance, FastifyReply } from 'fastify';
import { errorTable } from '#src/kernel/error-table.ts';
import type { ErrorName } from '#src/kernel/errors.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { FileKind } from '../file-kinds.ts';
import { partHeaders, rangeOf } from './byte-range.ts';
import { fileRules } from './file-rules.ts';
import { type FileRow, loadFiles } from './files.queries.ts';

/** May this person read a file of the kind that belongs to something? Its sender always may. */
export type MayRead = (db: Database, viewer: Viewer, file: FileRow) => boolean | Promise<boolean>;

/** Kinds that are not for everyone, and whose readers the module knows that uses them. */
type KindWithReaders = 'company_document' | 'chat_picture' | 'chat_file' | 'resume' | 'feedback' | 'video_resume';

declare module '#src/platform/modules/questions.ts' {
  interface Questions extends Record<`files.mayRead.${KindWithReaders | 'evidence'}`, MayRead> {}
}

export interface ServeParts {
  db: Database;
  storage: Storage;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  /** The text of a refusal in the language of who asks. */
  explain(request: RequestFacts, refusal: ErrorName): string;
  /** A kind that is not among them is its sender's only. */
  mayRead: Record<KindWithReaders, MayRead>;
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** Whatever it is, it can run nothing, load nothing and act as no page of ours. */
const POLICY = "default-src 'none'; sandbox";
/**
 * A PDF beside a decision. The browser's viewer refuses to work in a sandbox, so this is what holds instead: the viewer
 * is a process of its own, nothing but it may load, and only our own pages may frame it.
 */
const VIEWER_POLICY = "default-src 'none'; object-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'self'";
const PUBLIC_SECONDS = 86_400;
const CHECK_SECONDS = 60;
/** Whose owners see who has had them. */
const RESUMES: ReadonlySet<FileKind> = new Set(['resume', 'video_resume']);
/** What operators read on the page where they decide. */
const BESIDE: ReadonlySet<FileKind> = new Set(['company_document', 'feedback']);

/** Hands a stored file to those who may read it; to everyone else there is no such file. */
export function registerStoredFiles(app: FastifyInstance, parts: ServeParts): void {
  app.get<FileRequest>('/files/:id/:name', async (request, reply) => {
    reply.header('content-security-policy', POLICY).header('x-content-type-options', 'nosniff');
    const facts = requestFacts(request);
    const found = await findReadable(parts, request.params.id, facts);
    if (!found) return sendMissing(reply);
    const { file } = found;
    if (isWithheld(file)) return refuse(reply, file, (name) => parts.explain(facts, name));
    const isBeside = request.query.beside !== undefined && mayStandBeside(file);
    if (parts.storage.linkTo && comesFromStore(file, isBeside)) {
      const link = await parts.storage.linkTo(file.id, file.content_type, dispositionOf(file, isBeside));
      await tellOfReading(parts, found, facts);
      return reply.header('cache-control', 'private, no-store').redirect(link, 302);
    }
    const part = plays(file) ? rangeOf(request.headers.range, file.size) : undefined;
    if (part === 'outside') return reply.status(416).header('content-range', `bytes */${file.size}`).send();
    const bytes = await parts.storage.open(file.id, part);
    if (!bytes) return sendMissing(reply);
    await tellOfReading(parts, found, facts);
    if (isBeside) reply.header('content-security-policy', VIEWER_POLICY).header('x-frame-options', 'SAMEORIGIN');
    reply.headers(headersOf(file, isBeside));
    if (part) reply.status(206).headers(partHeaders(part, file.size));
    return reply.send(bytes) as FastifyReply;
  });
}

function sendMissing(reply: FastifyReply): FastifyReply {
  return reply.status(404).header('cache-control', 'no-store').send();
}

interface FileRequest {
  Params: { id: string; name: string };
  /** `beside`: shown in a frame of one of our pages. */
  Querystring: { beside?: string };
}

function mayStandBeside({ kind, content_type }: FileRow): boolean {
  return BESIDE.has(kind) && content_type === 'application/pdf';
}

interface Readable {
  file: FileRow;
  /** Somebody else than who sent it, where it is not for everyone. */
  viewer?: Viewer | undefined;
}

/** Its owner sees who has had a resume. */
async function tellOfReading({ db }: ServeParts, { file, viewer }: Readable, request: RequestFacts): Promise<void> {
  if (viewer && RESUMES.has(file.kind)) await db.transaction((tx) => tx.emit('file.read', { file, viewer, request }));
}

async function findReadable(parts: ServeParts, id: string, request: RequestFacts): Promise<Readable | undefined> {
  if (!UUID.test(id)) return undefined;
  const file = (await loadFiles(parts.db, [id])).get(id);
  if (!file) return undefined;
  if (isPublic(file)) return { file };
  const viewer = await parts.resolveViewer(request);
  // Who sent it has it already, and waits for no verdict.
  if (viewer.accountId !== null && viewer.accountId === file.account_id) return { file: asSender(file) };
  if (file.subject === null || viewer.accountId === null) return undefined;
  const mayRead: Partial<Record<FileKind, MayRead>> = parts.mayRead;
  return (await mayRead[file.kind]?.(parts.db, viewer, file)) ? { file, viewer } : undefined;
}

function asSender(file: FileRow): FileRow {
  return file.scan === 'pending' ? { ...file, scan: null } : file;
}

function isWithheld({ scan }: FileRow): boolean {
  return scan === 'pending' || scan === 'infected';
}

/** Only who may read the file comes here: to all others there is none. */
function refuse(reply: FastifyReply, { scan }: FileRow, explain: (name: ErrorName) => string): FastifyReply {
  const name = scan === 'pending' ? 'fileBeingChecked' : 'fileWithheld';
  if (scan === 'pending') reply.header('retry-after', String(CHECK_SECONDS));
  const { status } = errorTable[name];
  return reply.status(status).header('cache-control', 'no-store').type('text/plain; charset=utf-8').send(explain(name));
}

function isPublic(file: FileRow): boolean {
  return file.subject !== null && Boolean(fileRules[file.kind]?.isPublic);
}

/** A player asks for a part at a time, and Safari plays nothing that does not come in parts. */
function plays({ content_type }: FileRow): boolean {
  return content_type.startsWith('video/');
}

const isPicture = ({ content_type }: FileRow) => content_type.startsWith('image/');

/** Downloads and videos. What our pages show inside themselves stays under our own address and its policy. */
function comesFromStore(file: FileRow, isBeside: boolean): boolean {
  return !isBeside && !isPicture(file);
}

function dispositionOf(file: FileRow, isBeside: boolean): string {
  // Pictures were drawn by us and may be shown; anything else is for the reader's own programs.
  const way = isBeside || isPicture(file) ? 'inline' : 'attachment';
  const plain = file.name.replace(/[^\x20-\x7e]|["\\]/g, '_');
  return `${way}; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(file.name).replace(/['()*]/g, percent)}`;
}

function headersOf(file: FileRow, isBeside: boolean) {
  return {
    'content-type': file.content_type,
    'content-length': String(file.size),
    'content-disposition': dispositionOf(file, isBeside),
    ...(plays(file) && { 'accept-ranges': 'bytes' }),
    'cache-control': isPublic(file) ? `public, max-age=${PUBLIC_SECONDS}, immutable` : 'private, no-store',
  };
}

function percent(letter: string): string {
  return `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;
}
