import { setImmediate as breathe } from 'node:timers/promises';
import type pg from 'pg';
import {
  type AccountRow,
  buildFreeAccounts,
  buildRecruiters,
  buildTalents,
  type MemberRow,
  TALENTS,
} from './build-accounts.ts';
import { buildCompany, type DemoCompany } from './build-company.ts';
import { buildPreferences } from './build-preferences.ts';
import { buildDetails } from './company-details.ts';
import { createCompanyNamer } from './company-names.ts';
import { insertRows, lastId } from './insert-rows.ts';
import { createCompanyPlan } from './plan-company.ts';
import type { DemoOptions } from './prepare-options.ts';
import { createRandom, type Random } from './random.ts';

type Details = ReturnType<typeof buildDetails>;
type Pictures = Details['pictures'];
type News = Details['news'];
type Fundings = Details['fundings'];

const CHUNK = 500;
const SHOWCASE_RECRUITERS = 4;

export interface CompanyLoad {
  companies: DemoCompany[];
  accounts: number;
}

/** Loads accounts, companies and who works for whom; the first company employs the demo accounts. */
export async function loadCompanies(
  client: pg.ClientBase,
  options: DemoOptions,
  { count, seed, now }: { count: number; seed: number; now: Date },
): Promise<CompanyLoad> {
  const lastAccount = await lastId(client, 'accounts');
  const lastCompany = await lastId(client, 'companies');
  const free = buildFreeAccounts(lastAccount, now);
  const talents = buildTalents(lastAccount + free.length, options.places, seed, now);
  await insertRows(client, 'accounts', [...free, ...talents]);
  await insertRows(client, 'job_preferences', buildPreferences([...free, ...talents], options, seed));

  const nameCompany = createCompanyNamer();
  const planCompany = createCompanyPlan(options.places);
  const companies: DemoCompany[] = [];
  let nextAccount = lastAccount + free.length + TALENTS + 1;
  for (let start = 0; start < count; start += CHUNK) {
    const rows = [];
    const accounts: AccountRow[] = [];
    const members: MemberRow[] = [];
    const stories = { pictures: [] as Pictures, news: [] as News, fundings: [] as Fundings };
    for (let index = start; index < Math.min(start + CHUNK, count); index += 1) {
      const random = createRandom(seed, 'company', index);
      const wish = { id: lastCompany + 1 + index, now, ...planCompany(random, index) };
      const built = buildCompany(random, wish, options, nameCompany);
      const recruiterCount = index === 0 ? SHOWCASE_RECRUITERS : recruitersOf(random, built.company.size);
      const company = { ...built.company, firstRecruiterId: nextAccount, recruiterCount };
      const people = buildRecruiters(random, company, now, index === 0);
      nextAccount += recruiterCount;
      companies.push(company);
      const details = buildDetails(built.company, { seed, index, now, row: built.row });
      rows.push({ ...built.row, ...details.columns });
      stories.pictures.push(...details.pictures);
      stories.news.push(...details.news);
      stories.fundings.push(...details.fundings);
      accounts.push(...people.accounts);
      members.push(...people.members);
    }
    await insertRows(client, 'companies', rows);
    await insertRows(client, 'accounts', accounts);
    await insertRows(client, 'company_members', members);
    await insertRows(client, 'company_pictures', stories.pictures);
    await insertRows(client, 'company_news', stories.news);
    await insertRows(client, 'company_fundings', stories.fundings);
    await breathe();
  }
  return { companies, accounts: nextAccount - lastAccount - 1 };
}

function recruitersOf(random: Random, size: number): number {
  return Math.max(1, Math.min(4, Math.round(size / 2 + random.bell() * 0.6)));
}
