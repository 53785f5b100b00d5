import type { RateLimit } from '#src/kernel/contract.ts';
import type { Context } from '#src/platform/context.ts';
import type { AttemptLimit } from '#src/platform/http/attempt-limit.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { findKnownPlace } from './known-places.ts';

const HOUR = 3600;
/** Ten an hour for an address, however many doors it is tried at. */
export const GUESSES: RateLimit = { max: 10, seconds: HOUR };
/** For all addresses together: generous, because many people may share one network. */
const PER_NETWORK: RateLimit = { max: 300, seconds: HOUR };

interface Try {
  /** What is tried: tries of one kind count together. */
  kind: 'password' | 'guess' | 'send' | 'two-factor';
  /** Whose secret it is. */
  address: string;
  /** What it counts for when it comes from anywhere. */
  keys: string[];
  /** False where the address is not the tried one's own yet: nobody is at home there. */
  isOwn?: boolean;
}

/**
 * Takes one try before it is made and answers how to give it back. A browser or network that the address's owner has
 * come in from has tries of its own, as many as all the world together, so strangers cannot use up the owner's.
 */
export async function countAttempt(ctx: Context, limit: AttemptLimit, { kind, address, keys, isOwn = true }: Try) {
  const place = isOwn ? await findKnownPlace(ctx, address) : undefined;
  const network = `${kind}-network ${networkOf(ctx.request.ip)}`;
  if (!place) await limit.take([network], PER_NETWORK);
  const counted = place ? [`${kind}-known ${place}`] : keys;
  await limit.take(counted, GUESSES);
  return { giveBack: () => limit.giveBack(place ? counted : [...counted, network]) };
}
