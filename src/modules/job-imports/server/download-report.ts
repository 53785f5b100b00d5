import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { toCsv } from '#src/modules/accounts/server/accounts.public.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { templateHeaders } from './header-words.ts';
import { loadRows } from './list-rows.ts';
import { tellNotes } from './row-notes.ts';

interface DownloadParts {
  db: Database;
  texts: Texts;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

const ROWS_AT_ONCE = 200;
const CSV = 'text/csv; charset=utf-8';
const PLAIN = 'text/plain; charset=utf-8';

/** EMP-06: the report for a spreadsheet, for its owner alone, and an empty table with headings that we know for sure. */
export function registerImportDownloads(app: FastifyInstance, parts: DownloadParts): void {
  app.get('/download/job-import-template.csv', async (request: FastifyRequest, reply: FastifyReply) => {
    const { language } = parts.resolveLocale(requestFacts(request));
    return asFile(reply, 'jobs.csv').send(`\ufeff${templateHeaders(language).join(',')}\r\n`);
  });
  app.get<{ Params: { id: string } }>('/download/job-import-:id(^\\d{1,15}).csv', async (request, reply) => {
    const facts = requestFacts(request);
    const { accountId } = await parts.resolveViewer(facts);
    const id = Number(request.params.id);
    const isOwn = accountId !== null && (await isImportOf(parts.db, id, accountId));
    if (!isOwn)
      return reply.status(404).type(PLAIN).header('cache-control', 'no-store').send('There is no such report.');
    let text = '';
    for await (const part of toCsv(reportParts(parts, id, parts.resolveLocale(facts).language))) text += part;
    return asFile(reply, `job-import-${id}.csv`).send(text);
  });
}

function asFile(reply: FastifyReply, name: string): FastifyReply {
  return reply
    .type(CSV)
    .header('cache-control', 'private, no-store')
    .header('x-robots-tag', 'noindex')
    .header('content-disposition', `attachment; filename="${name}"`);
}

async function isImportOf(db: Database, id: number, accountId: number): Promise<boolean> {
  const me = await findMembership(db, accountId);
  const { rowCount } = await db.query(sql`
    select id from job_imports where id = ${id} and account_id = ${accountId} and company_id = ${me?.company_id ?? 0}`);
  return Boolean(rowCount);
}

async function* reportParts({ db, texts }: DownloadParts, id: number, language: string) {
  const t = texts.translate(language);
  for (let after = 0; ; ) {
    const rows = await loadRows(db, id, { after, size: ROWS_AT_ONCE });
    yield {
      rows: rows.map((row) => ({
        [t('imports.report.line')]: row.line,
        [t('imports.report.title')]: row.title,
        [t('imports.report.result')]: t(`imports.rows.${row.status}`),
        [t('imports.report.why')]: tellNotes(row.notes, texts, language)
          .map(({ text }) => text)
          .join('\n'),
      })),
    };
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_AT_ONCE) return;
    after = last.line;
  }
}
