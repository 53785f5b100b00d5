import type { AccountWriteContext } from '#src/platform/context.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { composeCode } from './messages.ts';
import { consumeCode, issueCode } from './one-time-codes.ts';
import { sendAwaited } from './send-message.ts';

export type AddressProof = ReturnType<typeof createAddressProof>;

/** Lets a signed-in person prove that an e-mail address besides their account's is theirs, by a code sent to it. */
export function createAddressProof(parts: Pick<AccountsParts, 'texts' | 'limit' | 'deliver' | 'secrets'>) {
  const subjectOf = (ctx: AccountWriteContext, address: string) => ({
    purpose: 'invitation' as const,
    address,
    accountId: ctx.viewer.accountId,
  });
  return {
    async sendCode(ctx: AccountWriteContext, address: string) {
      // A page that was loaded anew asks again: the code that is on its way will do.
      const { code, retryAfter } = await issueCode(ctx, parts, subjectOf(ctx, address), null, true);
      const contact = { channel: 'email' as const, address };
      if (code) await sendAwaited(ctx, parts.deliver, composeCode(parts.texts, ctx.locale.language, contact, code));
      return { retry_after: retryAfter };
    },
    /** Uses the code up, or says what is wrong with it. */
    async consumeCode(ctx: AccountWriteContext, address: string, code: string): Promise<void> {
      await consumeCode(ctx, parts, subjectOf(ctx, address), code, [ctx.viewer.accountId]);
    },
  };
}
