import { loadCompanies, logoUrl, presentCompanyCard } from '#src/modules/companies/server/companies.public.ts';
import { type JobDetailRow, maySee } from '#src/modules/jobs/server/jobs.public.ts';
import type { Language } from '#src/modules/options/languages.ts';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { sql } from '#src/platform/database/sql.ts';
import { companyPicture, jobPicture } from '../share-address.ts';
import type { SharedWords } from './draw-share.ts';
import { STRANGER } from './feed-jobs.ts';
import type { FeedsParts } from './feeds.parts.ts';

/** Something that has a picture for its links. */
export interface SharedThing {
  /** Where its picture is now. */
  address: string;
  /** What the address does not tell, and the picture shows. */
  name: string;
  write(): Promise<SharedWords | undefined>;
}

/** `gone`: it was there once, and its links are still about. */
export type FindShared = (
  parts: FeedsParts,
  id: number,
  language: Language,
) => Promise<SharedThing | 'gone' | undefined>;

interface JobState {
  status: JobDetailRow['status'];
  is_hidden: boolean;
  updated_at: Date;
  company: string;
  is_active: boolean;
}

export const findSharedJob: FindShared = async (parts, id, language) => {
  const { rows } = await parts.db.query<JobState>(
    sql`select j.status, j.is_hidden, j.updated_at, c.name as company, c.status = 'active' as is_active
      from jobs j join companies c on c.id = j.company_id where j.id = ${id}`,
    { name: 'shared_job' },
  );
  const [job] = rows;
  if (!job) return undefined;
  if (!maySee(job) || !job.is_active) return 'gone';
  return {
    address: jobPicture(language.code, { id, updated_at: job.updated_at.toISOString() }),
    name: job.company,
    write: () => writeJob(parts, id, language),
  };
};

async function writeJob({ db, clock, presenter, texts }: FeedsParts, id: number, language: Language) {
  // Seen from no country in particular: the place names its country, and the pay its currency.
  const locale = { countryId: OTHERS_ID, language: language.code, languageId: language.id };
  const origin = { queryId: '', recoFrom: '', scene: '' };
  const [card] = await presenter.presentJobCards({ tx: db, clock, viewer: STRANGER, locale }, [id], origin);
  if (!card) return undefined;
  const place = [card.location, card.work_arrangement, card.job_type].filter(Boolean).join(' · ');
  return {
    ...frame(texts, language),
    lead: card.pay.original,
    title: card.job_title,
    lines: [card.company.name, place],
  };
}

export const findSharedCompany: FindShared = async (parts, id, language) => {
  const company = (await loadCompanies(parts.db, [id])).get(id);
  if (!company) return undefined;
  const { rowCount } = await parts.db.query(sql`select 1 from companies where id = ${id} and status = 'active'`);
  if (!rowCount) return 'gone';
  const card = presentCompanyCard(company, parts.namesIn(language.code));
  return {
    address: companyPicture(language.code, { ...card, logo_url: logoUrl(company) }),
    name: company.name,
    write: async () => ({
      ...frame(parts.texts, language),
      lead: parts.texts.translate(language.code)('companies.openJobs', { count: company.open_job_count }),
      title: company.name,
      lines: [card.industry.value, card.location],
    }),
  };
};

function frame(texts: FeedsParts['texts'], language: Language) {
  const t = texts.translate(language.code);
  return { language: language.code, sender: t('shell.brand'), note: t('home.heading') };
}
