import { loadFiles, presentFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Answer, Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';
import type { Entry } from '../profile-fields.ts';
import { type EntryValues, type SectionName, sectionOf } from '../profile-sections.ts';

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

type EntryRow<Name extends SectionName> = EntryValues<Name> & { id: number; version: number };
type AskSection<Name extends SectionName> = (tx: Reader, statement: Sql) => Promise<Answer<EntryRow<Name>>>;

/** A call for each section, so that the rows of each table are checked against what the section is said to be. */
const askSection: { [Name in SectionName]: AskSection<Name> } = {
  work_experiences: (tx, statement) => tx.query<EntryRow<'work_experiences'>>(statement),
  educations: (tx, statement) => tx.query<EntryRow<'educations'>>(statement),
  licences: (tx, statement) => tx.query<EntryRow<'licences'>>(statement),
  links: (tx, statement) => tx.query<EntryRow<'links'>>(statement),
};

/** The entries of a section in their order, or the one with an id. */
export async function loadEntries<Name extends SectionName>(
  tx: Reader,
  name: Name,
  accountId: number,
  id?: number,
): Promise<Entry<Name>[]> {
  const { table, fields } = sectionOf(name);
  const columns = sql.join(['id', 'version', ...Object.keys(fields)].map(sql.identifier));
  const { rows } = await askSection[name](
    tx,
    sql`
    select ${columns} from ${sql.identifier(table)}
    where account_id = ${accountId} ${id === undefined ? sql`` : sql`and id = ${id}`} order by position, id`,
  );
  const files = await loadFiles(
    tx,
    rows.flatMap((row) => fileIdOf(row) ?? []),
  );
  return rows.map((row) => {
    const file = files.get(fileIdOf(row) ?? '');
    return { ...row, file: file ? presentFile(file) : null };
  });
}

const fileIdOf = (row: { id: number; file_id?: string | null }) => row.file_id;

/** Writes of one person wait for each other, so that limits, order and versions stay true until they are written. */
export async function lockAccount(ctx: AccountWriteContext): Promise<number> {
  const { accountId } = ctx.viewer;
  await ctx.tx.query(sql`select 1 from accounts where id = ${accountId} for no key update`);
  return accountId;
}
