import type { AnswerOf } from '#src/kernel/contract.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import { MOST_LINKS } from '../limits.ts';
import type { sharingContract } from '../sharing.contract.ts';
import { readLinkKeys } from './link-keys.ts';
import { isLive, loadLinks, presentLink } from './links.queries.ts';
import type { SharingParts } from './sharing.parts.ts';

type Endpoint = (typeof sharingContract)['GET /jobseeker/resume-links'];
const MOST_ENDED = 20;

/** Those that can be opened, and the last ones that could be. */
export function createListLinks({ secrets }: SharingParts) {
  return async (ctx: AccountContext): Promise<AnswerOf<Endpoint>> => {
    const { accountId } = ctx.viewer;
    const now = ctx.clock.now();
    const keys = await readLinkKeys(secrets, ctx.tx);
    const live = await loadLinks(ctx.tx, accountId, isLive(now), MOST_LINKS);
    const ended = await loadLinks(ctx.tx, accountId, sql`not ${isLive(now)}`, MOST_ENDED);
    return { links: [...live, ...ended].map((row) => presentLink(row, keys, now)), limit: MOST_LINKS };
  };
}
