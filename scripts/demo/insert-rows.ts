import type pg from 'pg';
import { jobColumnTypes } from '#src/modules/jobs/job-fields.ts';

/** The columns that demo data fills, with their types. */
const tables = {
  accounts: {
    id: 'bigint',
    role: 'text',
    email: 'citext',
    first_name: 'text',
    last_name: 'text',
    country_id: 'integer',
    language: 'text',
    notice_period_id: 'integer',
    is_profile_completed: 'boolean',
    is_email_verify: 'boolean',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  talent_findings: { account_id: 'bigint', is_on: 'boolean', changed_at: 'timestamptz' },
  companies: {
    id: 'bigint',
    slug: 'text',
    name: 'text',
    legal_name: 'text',
    registration_number: 'text',
    logo_svg: 'text',
    country_id: 'integer',
    location_id: 'integer',
    address: 'text',
    latitude: 'double precision',
    longitude: 'double precision',
    industry_id: 'integer',
    size_id: 'integer',
    financing_stage_id: 'integer',
    company_type_id: 'integer',
    listing_status_id: 'integer',
    founded_on: 'date',
    website: 'text',
    language: 'text',
    overview: 'text',
    culture: 'text',
    benefit_ids: 'integer[]',
    is_agency: 'boolean',
    registered_capital: 'bigint',
    registered_capital_currency: 'text',
    register_country_id: 'integer',
    register_address: 'text',
    average_age: 'smallint',
    ceo: 'text',
    employees_number: 'integer',
    brand_product: 'text',
    phone: 'text',
    email: 'text',
    social_media: 'jsonb',
    stock_exchange: 'text',
    stock_code: 'text',
    listed_on: 'date',
    verified_at: 'timestamptz',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  company_members: {
    company_id: 'bigint',
    account_id: 'bigint',
    role: 'text',
    position: 'text',
    created_at: 'timestamptz',
  },
  company_pictures: { company_id: 'bigint', position: 'smallint', caption: 'text', svg: 'text' },
  company_news: { company_id: 'bigint', title: 'text', url: 'text', published_on: 'date' },
  company_fundings: {
    company_id: 'bigint',
    financing_stage_id: 'integer',
    amount: 'bigint',
    currency: 'text',
    investors: 'text',
    announced_on: 'date',
  },
  job_preferences: {
    account_id: 'bigint',
    work_arrangement_id: 'integer',
    slot: 'smallint',
    function_job_title_id: 'integer',
    job_type_id: 'integer',
    industry_id: 'integer',
    pref_country_id: 'integer',
    pref_region_id: 'integer',
    location_id: 'integer',
    currency: 'text',
    min_salary: 'bigint',
    max_salary: 'bigint',
    timezone: 'text',
    language_id: 'integer',
    created_at: 'timestamptz',
  },
  profiles: {
    account_id: 'bigint',
    headline: 'text',
    summary: 'text',
    place: 'text',
    work_start: 'text',
    job_seeking_status_id: 'integer',
    is_open_to_work: 'boolean',
    skills_version: 'integer',
  },
  work_experiences: {
    account_id: 'bigint',
    position: 'integer',
    title: 'text',
    company: 'text',
    place: 'text',
    start_date: 'text',
    end_date: 'text',
    is_current: 'boolean',
    description: 'text',
  },
  educations: {
    account_id: 'bigint',
    position: 'integer',
    school: 'text',
    degree: 'text',
    field: 'text',
    place: 'text',
    start_date: 'text',
    end_date: 'text',
    is_current: 'boolean',
    description: 'text',
  },
  profile_skills: {
    account_id: 'bigint',
    position: 'integer',
    name: 'text',
    proficiency_id: 'integer',
  },
  jobs: {
    id: 'bigint',
    slug: 'text',
    company_id: 'bigint',
    recruiter_id: 'bigint',
    ...jobColumnTypes,
    status: 'text',
    is_urgent: 'boolean',
    is_web3: 'boolean',
    posted_at: 'timestamptz',
    closed_at: 'timestamptz',
    confirmed_at: 'timestamptz',
    hold_reason: 'text',
    created_at: 'timestamptz',
    updated_at: 'timestamptz',
  },
  conversations: {
    id: 'bigint',
    talent_id: 'bigint',
    boss_id: 'bigint',
    job_id: 'bigint',
    company_id: 'bigint',
    job_title: 'text',
    company_name: 'text',
    last_seq: 'bigint',
    last_message_at: 'timestamptz',
    talent_wrote_at: 'timestamptz',
    boss_wrote_at: 'timestamptz',
    waiting_since: 'timestamptz',
    closes_at: 'timestamptz',
    reminded_at: 'timestamptz',
    closed_at: 'timestamptz',
    close_reason: 'text',
    counted_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  conversation_members: {
    conversation_id: 'bigint',
    account_id: 'bigint',
    side: 'text',
    read_seq: 'bigint',
    delivered_seq: 'bigint',
    unread_count: 'integer',
    last_message_at: 'timestamptz',
    created_at: 'timestamptz',
  },
  messages: {
    conversation_id: 'bigint',
    seq: 'bigint',
    sender_id: 'bigint',
    side: 'text',
    kind: 'text',
    text: 'text',
    data: 'jsonb',
    sent_at: 'timestamptz',
  },
} as const;

type Table = keyof typeof tables;
type IdTable = 'accounts' | 'companies' | 'jobs' | 'conversations';
type RowOf<T extends Table> = { [column in keyof (typeof tables)[T]]: unknown };

/** Adds the rows in one statement, with the ids they carry. */
export async function insertRows<T extends Table>(client: pg.ClientBase, table: T, rows: RowOf<T>[]): Promise<void> {
  const types = Object.entries(tables[table]);
  const columns = types.map(([column]) => `"${column}"`).join(', ');
  const record = types.map(([column, type]) => `"${column}" ${type}`).join(', ');
  await client.query({
    name: `demo_${table}`,
    text: `insert into ${table} (${columns}) overriding system value
      select ${columns} from json_to_recordset($1::json) as row(${record})`,
    values: [JSON.stringify(rows)],
  });
}

export async function lastId(client: pg.ClientBase, table: IdTable): Promise<number> {
  const { rows } = await client.query<{ last: string }>(`select coalesce(max(id), 0) as last from ${table}`);
  return Number(rows[0]?.last);
}

/** Rows that came with their own ids leave the table's counter behind; this moves it past them. */
export async function moveIdCounter(client: pg.ClientBase, table: IdTable): Promise<void> {
  await client.query(
    `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
  );
}
