import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadFiles } from '#src/modules/files/server/files.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { type Storage, StoreAway } from '#src/platform/storage/storage.ts';
import { isSlug } from './companies.queries.ts';

const DAY = 86_400;
/** A picture may draw itself and nothing else, also when someone opens it as a page. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

const YEAR = 365 * DAY;

interface LogoRow {
  name: string;
  logo_svg: string | null;
  logo_file_id: string | null;
  logo_version: string;
}

/**
 * Hands out companies' marks (the picture they uploaded, a drawn one, or the first letter of the name) and the pictures
 * of their albums. The address ends in .svg whatever it is; the content type says what it is.
 */
export function registerLogos(app: FastifyInstance, db: Database, storage: Storage): void {
  app.get<{ Params: { file: string }; Querystring: { v?: string } }>('/media/logo/:file', async (request, reply) => {
    const company = await findLogo(db, request.params.file);
    if (!company) return sendNothing(reply);
    const isCurrent = request.query.v === company.logo_version;
    // Without the version of now an address may show something else tomorrow: the browser asks each time.
    const cache = isCurrent ? `public, max-age=${YEAR}, immutable` : 'public, no-cache';
    if (isKnown(request, reply, { etag: `"${company.logo_version}"`, cache })) return reply.status(304).send();
    const fileId = company.logo_file_id;
    const picture = fileId ? (await loadFiles(db, [fileId])).get(fileId) : undefined;
    const bytes = picture && (await openIfThere(storage, picture.id));
    if (bytes === 'away') reply.header('cache-control', 'no-store').removeHeader('etag');
    if (!bytes || bytes === 'away') return reply.type(SVG).send(company.logo_svg ?? drawLetter(company.name));
    return reply.type(picture.content_type).send(bytes);
  });
  app.get<{ Params: { file: string } }>('/media/company-picture/:file', async (request, reply) => {
    const svg = await findPicture(db, request.params.file);
    if (!svg) return sendNothing(reply);
    const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
    if (isKnown(request, reply, { etag, cache: `public, max-age=${DAY}` })) return reply.status(304).send();
    return reply.type(SVG).send(svg);
  });
}

const SVG = 'image/svg+xml; charset=utf-8';

/** Without the store a company has its letter for a while, and no browser keeps it. */
function openIfThere(storage: Storage, id: string) {
  return storage.open(id).catch((error) => {
    if (error instanceof StoreAway) return 'away' as const;
    throw error;
  });
}

function sendNothing(reply: FastifyReply) {
  return secure(reply).status(404).header('cache-control', 'no-store').send();
}

/** Sets the headers of a picture; true when the browser has it already. */
function isKnown(request: FastifyRequest, reply: FastifyReply, { etag, cache }: { etag: string; cache: string }) {
  secure(reply).header('cache-control', cache).header('etag', etag);
  return request.headers['if-none-match']?.includes(etag) ?? false;
}

function secure(reply: FastifyReply): FastifyReply {
  return reply.header('content-security-policy', PICTURE_POLICY).header('x-content-type-options', 'nosniff');
}

async function findPicture(db: Database, file: string): Promise<string | undefined> {
  const id = /^(\d{1,15})\.svg$/.exec(file)?.[1];
  if (!id) return undefined;
  const { rows } = await db.query<{ svg: string | null }>(
    sql`select svg from company_pictures where id = ${Number(id)}`,
  );
  return rows[0]?.svg ?? undefined;
}

async function findLogo(db: Database, file: string): Promise<LogoRow | undefined> {
  const slug = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  if (!isSlug(slug)) return undefined;
  const { rows } = await db.query<LogoRow>(
    sql`select name, logo_svg, logo_file_id, logo_version from companies where slug = ${slug}`,
  );
  return rows[0];
}

function drawLetter(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#4b635a"/>' +
    `<text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="#e6f2ec">${letter}</text></svg>`
  );
}
