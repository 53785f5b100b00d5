import { AppError } from '#src/kernel/errors.ts';
import { normalizeText } from '#src/kernel/text.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_SKILLS } from '../profile-sections.ts';
import type { ProfilesParts } from './profiles.parts.ts';
import { presentSkill } from './profiles.presenter.ts';
import { loadFacts, loadSkills, lockAccount } from './profiles.queries.ts';
import { settleCompleted } from './settle-completed.ts';

interface Input {
  version: number;
  skills: { name: string; proficiency_id?: number | null }[];
}

/** Writes the whole list anew. The same skill twice counts once. */
export function createSaveSkills({ namesIn }: ProfilesParts) {
  return async (ctx: AccountWriteContext, input: Input) => {
    const skills = [...new Map(input.skills.map((skill) => [normalizeText(skill.name), skill])).values()];
    if (skills.length > MOST_SKILLS) throw new AppError('skillsLimit', { number: MOST_SKILLS });
    const names = namesIn(ctx.locale.language);
    const wrong = skills.findIndex(({ proficiency_id: id }) => id && !names.of('skill_proficiency_lists', id).value);
    if (wrong >= 0) {
      throw new AppError('validationFailed', {}, [
        { field: `skills.${wrong}.proficiency_id`, problem: 'invalidChoice' },
      ]);
    }
    const accountId = await lockAccount(ctx);
    const { skills_version } = await loadFacts(ctx.tx, accountId);
    if (skills_version !== input.version) throw new AppError('profileChangedMeanwhile');
    await ctx.tx.query(sql`delete from profile_skills where account_id = ${accountId}`);
    await ctx.tx.query(sql`
      insert into profile_skills (account_id, position, name, proficiency_id)
      select ${accountId}, position, name, proficiency_id
      from unnest(${skills.map(({ name }) => name)}::text[],
        ${skills.map(({ proficiency_id }) => proficiency_id ?? null)}::integer[])
        with ordinality as skill (name, proficiency_id, position)`);
    await ctx.tx.query(sql`
      insert into profiles (account_id, skills_version) values (${accountId}, 1)
      on conflict (account_id) do update set skills_version = profiles.skills_version + 1`);
    await settleCompleted(ctx.tx, accountId);
    const kept = await loadSkills(ctx.tx, accountId);
    return { version: skills_version + 1, skills: kept.map((skill) => presentSkill(skill, names)) };
  };
}
