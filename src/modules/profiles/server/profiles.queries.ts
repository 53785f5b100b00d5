import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { Entry } from '../profile-fields.ts';
import { type SectionName, sectionOf } from '../profile-sections.ts';

export interface ProfileRow {
  version: number;
  headline: string;
  summary: string;
  place: string;
  nationality_id: number | null;
  work_start: string | null;
  available_from: string | null;
  job_seeking_status_id: number | null;
  is_open_to_work: boolean;
  is_shown: boolean;
  skills_version: number;
}

const NOTHING_SAID: ProfileRow = {
  version: 0,
  headline: '',
  summary: '',
  place: '',
  nationality_id: null,
  work_start: null,
  available_from: null,
  job_seeking_status_id: null,
  is_open_to_work: false,
  is_shown: true,
  skills_version: 0,
};

export async function loadFacts(tx: Reader, accountId: number): Promise<ProfileRow> {
  const { rows } = await tx.query<ProfileRow>(sql`
    select version, headline, summary, place, nationality_id, work_start, available_from, job_seeking_status_id,
      is_open_to_work, is_shown, skills_version
    from profiles where account_id = ${accountId}`);
  return rows[0] ?? NOTHING_SAID;
}

export interface PersonRow {
  id: number;
  first_name: string;
  last_name: string;
  email: string | null;
  phone_num: string | null;
  is_mobile_verified: boolean;
  avatar: string | null;
  date_of_birth: string | null;
  notice_period_id: number | null;
}

/** What the account itself knows. */
export async function loadPerson(tx: Reader, accountId: number): Promise<PersonRow> {
  const { rows } = await tx.query<PersonRow>(sql`
    select id, first_name, last_name, email, phone_num, is_mobile_verified, avatar, date_of_birth, notice_period_id
    from accounts where id = ${accountId}`);
  const [person] = rows;
  if (!person) throw new Error(`There is no account ${accountId}`);
  return person;
}

export interface SkillRow {
  name: string;
  proficiency_id: number | null;
}

export async function loadSkills(tx: Reader, accountId: number): Promise<SkillRow[]> {
  const { rows } = await tx.query<SkillRow>(sql`
    select name, proficiency_id from profile_skills where account_id = ${accountId} order by position`);
  return rows;
}

/** The entries of a section in their order, or the one with an id. */
export async function loadEntries<Name extends SectionName>(
  tx: Reader,
  name: Name,
  accountId: number,
  id?: number,
): Promise<Entry<Name>[]> {
  const { table, fields } = sectionOf(name);
  const columns = sql.join(['id', 'version', ...Object.keys(fields)].map(sql.identifier));
  const { rows } = await tx.query(sql`
    select ${columns} from ${sql.identifier(table)}
    where account_id = ${accountId} ${id === undefined ? sql`` : sql`and id = ${id}`} order by position, id`);
  const found = rows as { file_id?: string | null }[];
  const files = await loadFiles(
    tx,
    found.flatMap(({ file_id }) => file_id ?? []),
  );
  return found.map((row) => {
    const file = files.get(row.file_id ?? '');
    return { ...row, file: file ? presentFile(file) : null } as unknown as Entry<Name>;
  });
}

/** Writes of one person wait for each other, so that limits, order and versions stay true until they are written. */
export async function lockAccount(ctx: AccountWriteContext): Promise<number> {
  const { accountId } = ctx.viewer;
  await ctx.tx.query(sql`select 1 from accounts where id = ${accountId} for no key update`);
  return accountId;
}
