import { randomBytes } from 'node:crypto';
import type { AnswerOf, ParsedInputOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { hashPassword, hashToken } from '#src/modules/accounts/server/accounts.public.ts';
import { lockAccount } from '#src/modules/profiles/server/profiles.public.ts';
import { findResume } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_LINKS } from '../limits.ts';
import type { sharingContract } from '../sharing.contract.ts';
import { readLinkKeys } from './link-keys.ts';
import { isLive, loadLinks, presentLink } from './links.queries.ts';
import type { SharingParts } from './sharing.parts.ts';

type Endpoint = (typeof sharingContract)['POST /jobseeker/resume-links/create'];
const DAY = 24 * 3600_000;

/** TRU-10: a link to one of the own resumes. The account is locked, so that the limit holds for links made at once. */
export function createCreateLink({ secrets }: SharingParts) {
  return async (ctx: AccountWriteContext, input: ParsedInputOf<Endpoint>): Promise<AnswerOf<Endpoint>> => {
    const passwordHash = input.password === undefined ? null : await hashPassword(input.password);
    const accountId = await lockAccount(ctx);
    const now = ctx.clock.now();
    const resume = await findResume(ctx.tx, accountId, input.resume_id);
    const { count } = await ctx.tx.queryOne<{ count: number }>(sql`
      select count(*) as count from resume_links l where l.account_id = ${accountId} and ${isLive(now)}`);
    if (count >= MOST_LINKS) throw new AppError('resumeLinksLimit', { max: MOST_LINKS });
    const keys = await readLinkKeys(secrets, ctx.tx);
    const seed = randomBytes(16);
    const expires = new Date(now.getTime() + input.days * DAY);
    const { id } = await ctx.tx.queryOne<{ id: number }>(sql`
      insert into resume_links (account_id, resume_id, resume_name, seed, token_hash, password_hash, has_download,
        is_name_hidden, is_contact_hidden, expires_at, created_at)
      values (${accountId}, ${resume.id}, ${resume.name}, ${seed}, ${hashToken(keys.tokenOf(seed))}, ${passwordHash},
        ${input.has_download}, ${input.is_name_hidden}, ${input.is_contact_hidden}, ${expires.toISOString()},
        ${now.toISOString()})
      returning id`);
    const [made] = await loadLinks(ctx.tx, accountId, sql`l.id = ${id}`, 1);
    if (!made) throw new AppError('notFound');
    return presentLink(made, keys, now);
  };
}
