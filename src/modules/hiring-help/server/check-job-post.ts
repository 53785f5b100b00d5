import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { CUSTOM_TITLE } from '#src/modules/options/ids.ts';
import type { MemberContext } from '#src/platform/context.ts';
import type { PostFinding } from '../hiring-help.contract.ts';
import type { Market } from './checks/check-pay.ts';
import type { Finding } from './checks/finding.ts';
import type { HiringHelpParts } from './hiring-help.parts.ts';
import { createJudgePost } from './judge-post.ts';

/** EMP-02: everything in a job post that could be better, with the words it is about, why, and how to mend it. Nothing is kept. */
export function createCheckJobPost(parts: HiringHelpParts) {
  const judge = createJudgePost(parts);
  return async (ctx: MemberContext, { fields }: { fields: TypedFields }): Promise<{ findings: PostFinding[] }> => {
    const findings = judge(fields, ctx.locale, await findMarket(ctx, parts, fields));
    return { findings: findings.map((finding) => present(finding, ctx, parts)) };
  };
}

async function findMarket(ctx: MemberContext, parts: HiringHelpParts, fields: TypedFields): Promise<Market | null> {
  const { job_title_id: title, country_id: country } = fields;
  if (!title || title === CUSTOM_TITLE || !country) return null;
  const { currency, sample, min_salary, max_salary, salary_range } = await parts.tellMarket(ctx, {
    function_job_title_id: title,
    country_id: country,
  });
  if (!min_salary || !max_salary || !salary_range) return null;
  return { currency, sample, min: min_salary, max: max_salary, range: salary_range };
}

function present(finding: Finding, ctx: MemberContext, { texts }: HiringHelpParts): PostFinding {
  const { rule, isMust, field, quote, suggestion, values, text } = finding;
  const t = texts.translate(ctx.locale.language);
  const told = text ?? t(`hiring.check.rule.${rule}`, { ...values, quote });
  return { rule, level: isMust ? 'must' : 'should', field, quote: quote || null, text: told, suggestion };
}
