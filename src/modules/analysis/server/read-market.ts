import type { Reader } from '#src/platform/database/database.ts';
import { type Sql, sql } from '#src/platform/database/sql.ts';

interface Wish {
  titleId: number;
  subFunctionId: number;
  countryId: number;
}

/** The newest ones say what is asked for today; the cost stays the same with a million jobs. */
const MOST_READ = 500;
/** From here on a group is large enough to be compared with. */
const ENOUGH = 20;
/** Fewer say nothing at all. */
const FEWEST = 5;

interface SkillRow {
  /** Never null: every job that is read has a place in the count. */
  jobs: number;
  skill_id: number | null;
  count: number;
}

/**
 * What open jobs of the desired title ask for: those of the country, else those of everywhere, else those of the field.
 * Null when there are too few of any.
 */
export async function readMarket(tx: Reader, { titleId, subFunctionId, countryId }: Wish) {
  const groups: { of: 'title' | 'field'; where: Sql }[] = [
    { of: 'title', where: sql`job_title_id = ${titleId} and country_id = ${countryId}` },
    { of: 'title', where: sql`job_title_id = ${titleId}` },
    { of: 'field', where: sql`sub_function_id = ${subFunctionId}` },
  ];
  let best: { of: 'title' | 'field'; jobs: number; skills: { id: number; count: number }[] } | null = null;
  for (const { of, where } of groups) {
    const found = await countSkills(tx, where);
    if (found.jobs >= FEWEST && found.skills.length > 0 && found.jobs > (best?.jobs ?? 0)) best = { of, ...found };
    if (best && best.jobs >= ENOUGH) break;
  }
  return best;
}

async function countSkills(tx: Reader, where: Sql) {
  const { rows } = await tx.query<SkillRow>(sql`
    with seen as materialized (
      select skill_ids from jobs where status = 'open' and not is_hidden and ${where} order by posted_at desc limit ${MOST_READ}
    )
    select (select count(*) from seen)::int as jobs, skill_id, count(*)::int as count
    from seen left join lateral unnest(skill_ids) as skill_id on true group by skill_id`);
  const skills = rows.flatMap(({ skill_id, count }) => (skill_id === null ? [] : [{ id: skill_id, count }]));
  return { jobs: rows[0]?.jobs ?? 0, skills };
}
