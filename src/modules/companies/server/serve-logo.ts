import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { loadFiles } from '#src/modules/files/server/files.public.ts';
import type { Database } from '#src/platform/database/database.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import { isSlug } from './companies.queries.ts';

const DAY = 86_400;
/** A picture may draw itself and nothing else, also when someone opens it as a page. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

interface LogoRow extends Record<string, unknown> {
  name: string;
  logo_svg: string | null;
  logo_file_id: string | null;
}

/**
 * Hands out companies' marks (the picture they uploaded, a drawn one, or the first letter of the name) and the pictures
 * of their albums. The address ends in .svg whatever it is; the content type says what it is.
 */
export function registerLogos(app: FastifyInstance, db: Database, storage: Storage): void {
  app.get<{ Params: { file: string } }>('/media/logo/:file', async (request, reply) => {
    const company = await findLogo(db, request.params.file);
    const fileId = company?.logo_file_id;
    const picture = fileId ? (await loadFiles(db, [fileId])).get(fileId) : undefined;
    const bytes = picture && (await storage.open(picture.id));
    if (!bytes) return sendPicture(request, reply, company && (company.logo_svg ?? drawLetter(company.name)));
    reply.header('content-security-policy', PICTURE_POLICY).header('x-content-type-options', 'nosniff');
    return reply.header('cache-control', `public, max-age=${DAY}`).type(picture.content_type).send(bytes);
  });
  app.get<{ Params: { file: string } }>('/media/company-picture/:file', async (request, reply) =>
    sendPicture(request, reply, await findPicture(db, request.params.file)),
  );
}

function sendPicture(request: FastifyRequest, reply: FastifyReply, svg: string | undefined) {
  reply.header('content-security-policy', PICTURE_POLICY).header('x-content-type-options', 'nosniff');
  if (!svg) return reply.status(404).header('cache-control', 'no-store').send();
  const etag = `"${createHash('sha256').update(svg).digest('base64url').slice(0, 22)}"`;
  reply.header('cache-control', `public, max-age=${DAY}`).header('etag', etag);
  if (request.headers['if-none-match']?.includes(etag)) return reply.status(304).send();
  return reply.type('image/svg+xml; charset=utf-8').send(svg);
}

async function findPicture(db: Database, file: string): Promise<string | undefined> {
  const id = /^(\d{1,15})\.svg$/.exec(file)?.[1];
  if (!id) return undefined;
  const { rows } = await db.execute<{ svg: string | null }>(
    sql`select svg from company_pictures where id = ${Number(id)}`,
  );
  return rows[0]?.svg ?? undefined;
}

async function findLogo(db: Database, file: string): Promise<LogoRow | undefined> {
  const slug = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  if (!isSlug(slug)) return undefined;
  const { rows } = await db.execute<LogoRow>(
    sql`select name, logo_svg, logo_file_id from companies where slug = ${slug}`,
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
