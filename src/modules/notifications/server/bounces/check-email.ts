import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import { type AddressProof, findContact } from '#src/modules/accounts/server/accounts.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { liftSuppression } from '#src/platform/delivery/suppressions.ts';
import type { bouncesContract } from '../../bounces.contract.ts';

type Send = (typeof bouncesContract)['POST /notification/email-check/send'];
type Check = (typeof bouncesContract)['POST /notification/email-check'];

async function ownAddress(ctx: AccountWriteContext): Promise<string> {
  const contact = await findContact(ctx.tx, ctx.viewer.accountId);
  if (!contact?.email) throw new AppError('emailMissing');
  return contact.email;
}

/** Sends a code to one's own address although mail to it was stopped: it may arrive by now. */
export function createSendEmailCheck(proof: AddressProof) {
  return async (ctx: AccountWriteContext): Promise<AnswerOf<Send>> => proof.sendCode(ctx, await ownAddress(ctx));
}

/** With the code that has arrived all other mail goes there again. */
export function createCheckEmail(proof: AddressProof) {
  return async (ctx: AccountWriteContext, { code }: { code: string }): Promise<AnswerOf<Check>> => {
    const address = await ownAddress(ctx);
    await proof.consumeCode(ctx, address, code);
    await liftSuppression(ctx.tx, address);
    return { is_reachable: true };
  };
}
