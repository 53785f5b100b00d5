import { type Call, callWith, ProviderError } from './call-provider.ts';
import { findTokens, markBroken, type Owner, saveTokens } from './meeting-accounts.queries.ts';
import type { MeetingCalls } from './meeting-calls.ts';
import type { ProviderSettings } from './meeting-providers.ts';
import { MeetingGone, type SyncContext } from './meeting-work.ts';
import { refreshTokens, type Tokens } from './provider-tokens.ts';

const SPARE_MS = 60_000;

/** Does something in the Boss's account with a token that holds; one that the provider refuses is refreshed once. */
export async function withToken<Answer>(
  parts: SyncContext,
  settings: ProviderSettings,
  owner: Owner,
  run: (call: Call, calls: MeetingCalls) => Promise<Answer>,
): Promise<Answer> {
  const kept = await findTokens(parts.db, parts.secrets, owner);
  if (!kept) throw new MeetingGone(`${owner.provider} is not connected`);
  const isOld = kept.expiresAt.getTime() - SPARE_MS <= parts.clock.now().getTime();
  const tokens = isOld ? await refresh(parts, settings, owner, kept) : kept;
  const runWith = ({ access }: Tokens) =>
    run(callWith(settings.apiUrl, access, parts.meetingTimeoutMs), settings.calls);
  try {
    return await runWith(tokens);
  } catch (error) {
    if (isOld || !(error instanceof ProviderError && error.status === 401)) throw error;
    return runWith(await refresh(parts, settings, owner, kept));
  }
}

async function refresh(
  { db, clock, secrets }: SyncContext,
  settings: ProviderSettings,
  owner: Owner,
  { refresh: old }: Tokens,
): Promise<Tokens> {
  try {
    const tokens = await refreshTokens(settings, old, clock.now());
    await saveTokens(db, secrets, owner, tokens, clock.now());
    return tokens;
  } catch (error) {
    // 'invalid_grant': the Boss or the provider has taken the permission back.
    if (!(error instanceof ProviderError && (error.status === 400 || error.status === 401))) throw error;
    await markBroken(db, owner, clock.now());
    throw new MeetingGone(`${owner.provider} takes the token no longer`);
  }
}
