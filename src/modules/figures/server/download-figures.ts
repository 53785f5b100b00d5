import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '#src/kernel/clock.ts';
import { AppError } from '#src/kernel/errors.ts';
import { toCsv } from '#src/modules/accounts/server/accounts.public.ts';
import { findMembership } from '#src/modules/companies/server/companies.public.ts';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import type { Locale, RequestFacts, Viewer } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { requestFacts } from '#src/platform/http/request-facts.ts';
import { FUNNEL_STEPS, LEAST_BY_SOURCE } from '../figure-rules.ts';
import { figuresInput } from '../figures.contract.ts';
import { maySeeCompany } from './figures.policy.ts';
import { presentSources } from './figures.presenter.ts';
import { countSteps, countViews } from './figures.queries.ts';
import { alone, type FigurePeriod, readPeriod } from './read-period.ts';

interface DownloadParts {
  db: Database;
  clock: Clock;
  texts: Texts;
  resolveViewer(request: RequestFacts): Promise<Viewer>;
  resolveLocale(request: RequestFacts): Locale;
}

type Translate = ReturnType<Texts['translate']>;

const JOBS_AT_ONCE = 100;
const PLAIN = 'text/plain; charset=utf-8';

/** EMP-08: a row for each job and source for a spreadsheet, written as it is read; for who may manage the company. */
export function registerFiguresDownload(app: FastifyInstance, parts: DownloadParts): void {
  app.get('/download/hiring-figures.csv', async (request, reply) => {
    const facts = requestFacts(request);
    const { accountId, role } = await parts.resolveViewer(facts);
    reply.header('cache-control', 'private, no-store').header('x-robots-tag', 'noindex');
    const seat = accountId !== null && role === 'recruiter' ? await findMembership(parts.db, accountId) : undefined;
    const t = parts.texts.translate(parts.resolveLocale(facts).language);
    if (!seat || !maySeeCompany(seat)) return reply.status(404).type(PLAIN).send(t('errors.notFound'));
    const period = tryPeriod(request.query, parts.clock.now());
    if (!period) return reply.status(400).type(PLAIN).send(t('errors.validationFailed'));
    const name = `hiring-${period.from}-${period.to}.csv`;
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(Readable.from(toCsv(listRows(parts.db, seat.company_id, period, t))));
  });
}

function tryPeriod(query: unknown, now: Date): FigurePeriod | undefined {
  const input = figuresInput.safeParse(query);
  if (!input.success) return undefined;
  try {
    return readPeriod(input.data, now);
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}

/** All jobs that had a view or a contact in the period, some at a time. */
async function* listRows(db: Database, companyId: number, period: FigurePeriod, t: Translate) {
  // The columns stand there also when nothing else does.
  let isFirst = true;
  for (let after = 0; ; ) {
    const jobs = await readJobs(db, companyId, after);
    const scope = { companyId, jobIds: jobs.map(({ id }) => id) };
    const counted = await countSteps(db, scope, alone(period));
    const viewed = await countViews(db, scope, alone(period));
    const rows = jobs.flatMap((job) => {
      const of = <Row extends { job_id: number | null }>(all: Row[]) => all.filter(({ job_id }) => job_id === job.id);
      return presentSources(of(counted), of(viewed)).map((steps) => toRow(t, job, steps));
    });
    if (rows.length > 0 || isFirst) yield { rows: rows.length > 0 ? rows : [toRow(t)] };
    isFirst &&= rows.length === 0;
    const last = jobs.at(-1);
    if (!last || jobs.length < JOBS_AT_ONCE) return;
    after = last.id;
  }
}

interface NamedJob {
  id: number;
  title: string;
  is_open: boolean;
}

async function readJobs(db: Database, companyId: number, after: number): Promise<NamedJob[]> {
  const { rows } = await db.query<NamedJob>(sql`
    select id, title, status = 'open' as is_open from jobs
    where company_id = ${companyId} and deleted_at is null and id > ${after} order by id limit ${JOBS_AT_ONCE}`);
  return rows;
}

function toRow(t: Translate, job?: NamedJob, steps?: ReturnType<typeof presentSources>[number]) {
  const tell = (value: number | null | undefined) =>
    value === null ? t('figures.fewerThan', { least: LEAST_BY_SOURCE }) : (value ?? '');
  return {
    [t('figures.csv.id')]: job?.id ?? '',
    [t('figures.csv.job')]: job?.title ?? '',
    [t('figures.csv.state')]: job ? t(job.is_open ? 'figures.jobs.open' : 'figures.jobs.closed') : '',
    [t('figures.csv.source')]: steps ? t(`figures.source.${steps.source}`) : '',
    ...Object.fromEntries(FUNNEL_STEPS.map((step) => [t(`figures.step.${step}`), tell(steps?.[step])])),
  };
}
