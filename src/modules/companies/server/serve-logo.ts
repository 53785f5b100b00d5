import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#src/platform/database/database.ts';
import { isSlug } from './companies.queries.ts';

const DAY = 86_400;
/** A picture may draw itself and nothing else, also when someone opens it as a page. */
const PICTURE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; sandbox";

/** Hands out companies' marks and the pictures of their albums; one without a mark shows the first letter of its name. */
export function registerLogos(app: FastifyInstance, db: Database): void {
  app.get<{ Params: { file: string } }>('/media/logo/:file', async (request, reply) =>
    sendPicture(request, reply, await findLogo(db, request.params.file)),
  );
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
  const { rows } = await db.execute<{ svg: string }>(sql`select svg from company_pictures where id = ${Number(id)}`);
  return rows[0]?.svg;
}

async function findLogo(db: Database, file: string): Promise<string | undefined> {
  const slug = file.endsWith('.svg') ? file.slice(0, -'.svg'.length) : '';
  if (!isSlug(slug)) return undefined;
  const { rows } = await db.execute<{ name: string; logo_svg: string | null }>(
    sql`select name, logo_svg from companies where slug = ${slug}`,
  );
  const company = rows[0];
  return company && (company.logo_svg ?? drawLetter(company.name));
}

function drawLetter(name: string): string {
  const letter = /[\p{L}\p{N}]/u.exec(name)?.[0].toUpperCase() ?? '';
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="#4b635a"/>' +
    `<text x="32" y="43" font-family="sans-serif" font-size="32" font-weight="700" text-anchor="middle" fill="#e6f2ec">${letter}</text></svg>`
  );
}
