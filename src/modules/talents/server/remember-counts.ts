import type { MemberContext } from '#src/platform/context.ts';
import type { TalentSearchInput } from '../talents.contract.ts';
import type { CountedTalents } from './find-talents.ts';

const FIVE_MINUTES = 5 * 60_000;
const MOST = 2000;

type Asking = Pick<MemberContext, 'viewer' | 'clock'>;

/**
 * What the first page of a search has counted, for whoever goes on to the next ones: the first is counted anew each time.
 * It says how many there are and which way to look, never who is found; another process counts by itself.
 */
export function rememberCounts() {
  const kept = new Map<string, { counted: CountedTalents; until: number }>();
  const keyOf = ({ viewer }: Asking, { cursor: _cursor, limit: _limit, ...input }: TalentSearchInput) =>
    JSON.stringify([viewer.accountId, input]);
  return {
    read: (ctx: Asking, input: TalentSearchInput): CountedTalents | undefined => {
      const known = input.cursor === undefined ? undefined : kept.get(keyOf(ctx, input));
      return known && ctx.clock.now().getTime() < known.until ? known.counted : undefined;
    },
    keep: (ctx: Asking, input: TalentSearchInput, counted: CountedTalents): void => {
      const key = keyOf(ctx, input);
      kept.delete(key);
      // The longest unused leaves.
      for (const oldest of kept.keys()) if (kept.size >= MOST) kept.delete(oldest);
      kept.set(key, { counted, until: ctx.clock.now().getTime() + FIVE_MINUTES });
    },
  };
}
