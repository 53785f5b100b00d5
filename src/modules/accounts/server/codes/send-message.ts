import { AppError } from '#src/kernel/errors.ts';
import type { WriteContext } from '#src/platform/context.ts';
import type { Deliver, OutgoingMessage } from '#src/platform/delivery/deliver.ts';

/** Refuses before anything is promised when this installation has no service for the channel. */
export function assertCanSend(deliver: Deliver, channel: OutgoingMessage['channel']): void {
  if (!deliver.canSend(channel)) throw new AppError(channel === 'email' ? 'emailUnavailable' : 'smsUnavailable');
}

/** Sends what the caller waits for; when it cannot even be queued, they are told that it will not come. */
export async function sendAwaited(ctx: WriteContext, deliver: Deliver, message: OutgoingMessage): Promise<void> {
  assertCanSend(deliver, message.channel);
  try {
    await deliver(ctx.tx, message);
  } catch (error) {
    ctx.log.error({ err: error, channel: message.channel }, 'a message could not be queued');
    throw new AppError('otpNotSent');
  }
}
