import type pg from 'pg';

/** What most job boards ship: one tsvector by the database's own parser, a GIN index, ts_rank_cd over every match. */
export async function buildUsualDesign(pool: pg.Pool): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set statement_timeout = 0`);
    await client.query(`set maintenance_work_mem = '1GB'`);
    await client.query(`drop table if exists usual_jobs`);
    await client.query(`create table usual_jobs as select j.id as job_id, j.title, j.country_id, j.function_id,
        j.job_title_id, j.posted_at, c.name as company_name,
        setweight(to_tsvector('simple', j.title), 'A') || setweight(to_tsvector('simple', c.name), 'B')
          || to_tsvector('simple', j.description) as doc
      from jobs j join companies c on c.id = j.company_id where j.status = 'open'`);
    await client.query('alter table usual_jobs add primary key (job_id)');
    await client.query('create index usual_jobs_doc on usual_jobs using gin (doc)');
    await client.query('create index usual_jobs_newest on usual_jobs (posted_at desc)');
    await client.query('create index usual_jobs_country on usual_jobs (country_id, posted_at desc)');
    await client.query('vacuum analyze usual_jobs');
  } finally {
    client.release();
  }
}

export interface UsualQuery {
  text?: string;
  countryId?: number;
  functionId?: number;
  page?: number;
}

/** A page of the usual design. */
export async function usualSearch(
  pool: pg.Pool,
  { text, countryId, functionId, page = 1 }: UsualQuery,
): Promise<number[]> {
  const { where, values } = conditions(text, countryId, functionId);
  const order = text
    ? `order by ts_rank_cd(doc, websearch_to_tsquery('simple', $1)) desc, posted_at desc`
    : 'order by posted_at desc';
  const sql = `select job_id from usual_jobs where ${where} ${order} limit 20 offset ${(page - 1) * 20}`;
  const { rows } = await pool.query<{ job_id: number }>(sql, values);
  return rows.map((row) => row.job_id);
}

export async function usualCount(pool: pg.Pool, { text, countryId, functionId }: UsualQuery): Promise<void> {
  const { where, values } = conditions(text, countryId, functionId);
  await pool.query(`select count(*) from usual_jobs where ${where}`, values);
}

export async function usualFacets(pool: pg.Pool, { text, countryId, functionId }: UsualQuery): Promise<void> {
  const { where, values } = conditions(text, countryId, functionId);
  await pool.query(`select function_id, count(*) from usual_jobs where ${where} group by function_id`, values);
}

export async function usualSuggest(pool: pg.Pool, text: string): Promise<void> {
  const sql = 'select title, count(*) from usual_jobs where title ilike $1 group by title order by 2 desc limit 5';
  await pool.query(sql, [`%${text}%`]);
}

function conditions(text: string | undefined, countryId?: number, functionId?: number) {
  const values: unknown[] = text ? [text] : [];
  const parts = text ? [`doc @@ websearch_to_tsquery('simple', $1)`] : ['true'];
  if (countryId !== undefined) parts.push(`country_id = $${values.push(countryId)}`);
  if (functionId !== undefined) parts.push(`function_id = $${values.push(functionId)}`);
  return { where: parts.join(' and '), values };
}
