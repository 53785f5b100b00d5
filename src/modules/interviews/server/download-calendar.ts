import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { writeCalendar } from './calendar-entry.ts';
import type { InterviewsParts } from './interviews.parts.ts';
import { findInterview } from './interviews.queries.ts';

interface DownloadParts extends InterviewsParts {
  db: Database;
  clock: Clock;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

/** INT-05: an agreed interview for the own calendar; for anyone else there is nothing here. */
export function registerCalendarDownload(app: FastifyInstance, parts: DownloadParts): void {
  const { db, clock } = parts;
  app.get<{ Params: { id: string } }>('/download/interview/:id(^\\d{1,15}).ics', async (request, reply) => {
    const facts = requestFacts(request);
    const { accountId } = await parts.resolveViewer(facts);
    const row = await findInterview(db, Number(request.params.id));
    const isTalent = row?.talent_id === accountId;
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
    if (!row?.starts_at || accountId === null || !(isTalent || row.boss_id === accountId)) {
      return reply.status(404).type('text/plain; charset=utf-8').send('There is no interview to download.');
    }
    const { rows } = await db.query<{ email: string | null }>(sql`select email from accounts where id = ${accountId}`);
    const reader = {
      side: isTalent ? ('talent' as const) : ('boss' as const),
      language: parts.resolveLocale(facts).language,
      email: rows[0]?.email ?? 'me@parley.example',
    };
    const status = row.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';
    const shape = { method: 'PUBLISH', status, startsAt: row.starts_at, stamp: clock.now() } as const;
    return reply
      .type('text/calendar; charset=utf-8; method=PUBLISH')
      .header('content-disposition', `attachment; filename="interview-${row.id}.ics"`)
      .send(writeCalendar(parts, row, reader, shape));
  });
}
