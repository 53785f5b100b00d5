import { AppError } from '#src/kernel/errors.ts';
import { readShownProfile } from '#src/modules/profiles/server/profiles.public.ts';
import type { ShownProfile } from '#src/modules/profiles/shown-profile.ts';
import { holds } from '#src/modules/search/server/search.public.ts';
import type { MemberContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { TalentProfile } from '../talent-fields.ts';
import { findInviteRefusal } from './invite-rules.ts';
import { presentTalents } from './present-talents.ts';
import { withoutNames } from './talent-words.ts';
import type { TalentsParts } from './talents.parts.ts';
import { understandSearch } from './understand-search.ts';

/** What a company may read of a talent now. Whoever calls it has made sure that they may be seen, and writes it down. */
export async function readTalent(
  ctx: MemberContext,
  parts: TalentsParts,
  accountId: number,
  jobId?: number,
): Promise<TalentProfile> {
  const { company_id: companyId } = ctx.viewer.membership;
  const fit = jobId === undefined ? null : await findFit(ctx, parts, accountId, jobId);
  const found = { account_id: accountId, words: fit?.words ?? [], level: fit?.level ?? null };
  const [card] = await presentTalents(ctx, parts, [found], fit?.labels ?? new Map());
  const profile = await readShownProfile(
    ctx.tx,
    { talentId: accountId, companyId },
    parts.namesIn(ctx.locale.language),
  );
  if (!card || !profile) throw new AppError('talentGone');
  const refusal = await findInviteRefusal(ctx, accountId, {
    isUnlocked: card.unlocked_until !== null,
    isInvited: card.invitation?.state === 'open',
  });
  return {
    ...card,
    profile: card.unlocked_until ? profile : kept(profile, await lastNameOf(ctx, accountId)),
    invite_refusal: refusal?.name ?? null,
    may_ask_at: refusal?.askAgainAt?.toISOString() ?? null,
  };
}

/** How far they fit a job, by the same levels as the list. */
async function findFit(ctx: MemberContext, parts: TalentsParts, accountId: number, jobId: number) {
  const { levels, labels } = await understandSearch(ctx, parts, { text: '', job_id: jobId });
  const { rows } = await ctx.tx.query<{ words: string[] }>(sql`
    select tsvector_to_array(document) as words from talent_search where account_id = ${accountId}`);
  const words = new Set(rows[0]?.words ?? []);
  const level = levels?.findIndex((one) => holds(one, words)) ?? -1;
  return { level: level < 0 ? null : level, words: [...labels.keys()].filter((one) => words.has(one)), labels };
}

/** Before the unlock nothing tells who somebody is: no employer, no school, none of their own sentences. */
function kept(profile: ShownProfile, lastName: string): ShownProfile {
  const names = [
    ...profile.work_experiences.map(({ company }) => company),
    ...profile.educations.map(({ school }) => school),
    lastName,
  ].sort((one, other) => other.length - one.length);
  const clean = (text: string) => withoutNames(text, names);
  return {
    ...profile,
    headline: '',
    summary: '',
    work_experiences: profile.work_experiences.map((job) => ({
      ...job,
      title: clean(job.title),
      company: '',
      description: '',
    })),
    educations: profile.educations.map((study) => ({
      ...study,
      school: '',
      degree: clean(study.degree),
      field: clean(study.field),
    })),
    skills: profile.skills.map((skill) => ({ ...skill, name: clean(skill.name) })).filter(({ name }) => name !== ''),
  };
}

async function lastNameOf(ctx: MemberContext, accountId: number): Promise<string> {
  const { rows } = await ctx.tx.query<{ last_name: string }>(
    sql`select last_name from accounts where id = ${accountId}`,
  );
  return rows[0]?.last_name ?? '';
}
