import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { toCalendar, toCsv } from '#src/modules/accounts/server/accounts.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import type { Lane } from '../lanes.ts';
import { listDates } from './list-dates.ts';
import { loadTalks, loadTracked } from './tracker.queries.ts';

interface DownloadParts {
  db: Database;
  clock: Clock;
  texts: Texts;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

/** APP-03: the board for a spreadsheet, and its dates for a calendar; for oneself only. */
export function registerBoardDownloads(app: FastifyInstance, parts: DownloadParts): void {
  const { db, clock } = parts;
  const forOwner = (name: string, type: string, write: (accountId: number, t: Translate) => Promise<string>) =>
    app.get(`/download/${name}`, async (request: FastifyRequest, reply: FastifyReply) => {
      const facts = requestFacts(request);
      const { accountId } = await parts.resolveViewer(facts);
      reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
      if (accountId === null) return reply.status(404).type('text/plain; charset=utf-8').send('Sign in first.');
      const t = parts.texts.translate(parts.resolveLocale(facts).language);
      return reply
        .type(type)
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(await write(accountId, t));
    });
  forOwner('job-search.csv', 'text/csv; charset=utf-8', async (accountId, t) => {
    let text = '';
    for await (const part of toCsv([{ rows: await listRows(db, accountId, t) }])) text += part;
    return text;
  });
  forOwner('job-search.ics', 'text/calendar; charset=utf-8', async (accountId, t) =>
    toCalendar(await listDates(db, accountId, t), clock.now()),
  );
}

type Translate = ReturnType<Texts['translate']>;

async function listRows(db: Database, accountId: number, t: Translate) {
  const tracked = await loadTracked(db, accountId);
  const kept = new Map(tracked.map((row) => [row.job_id, row]));
  const row = (title: string, company: string, lane: Parameters<typeof laneName>[1], at: Date, own = tracked[-1]) => ({
    [t('tracker.fields.title')]: title,
    [t('tracker.fields.company')]: company,
    [t('tracker.fields.lane')]: laneName(t, lane),
    [t('tracker.fields.since')]: at.toISOString().slice(0, 10),
    [t('tracker.fields.place')]: own?.place ?? '',
    [t('tracker.fields.pay')]: own?.pay ?? '',
    [t('tracker.fields.link')]: own?.link ?? '',
    [t('tracker.fields.contact')]: own?.contact ?? '',
    [t('tracker.fields.deadline')]: own?.deadline ?? '',
    [t('tracker.fields.note')]: own?.note ?? '',
  });
  const talks = (await loadTalks(db, accountId)).map((talk) =>
    row(talk.title, talk.company_name, talk.lane, talk.at, kept.get(talk.job_id)),
  );
  const outside = tracked.filter(({ job_id }) => job_id === null);
  return [
    ...talks,
    ...outside.map((one) => row(one.title, one.company_name, one.lane ?? 'wishlist', one.lane_at, one)),
  ];
}

function laneName(t: Translate, lane: Lane): string {
  return t(`tracker.lanes.${lane}`);
}
