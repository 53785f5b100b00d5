import { changeAccount } from '#src/modules/accounts/server/accounts.public.ts';
import { claimFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { loadPerson, lockAccount } from './profiles.queries.ts';

const STORED = /^\/files\/([0-9a-f-]{36})\//;

/** PROF-05: the picture that others see, drawn anew by the upload; the one before goes. */
export async function saveAvatar(ctx: AccountWriteContext, { file_id }: { file_id: string | null }) {
  const accountId = await lockAccount(ctx);
  const { avatar: before } = await loadPerson(ctx.tx, accountId);
  const file = file_id
    ? await claimFile(ctx.tx, {
        fileId: file_id,
        ownerAccountId: accountId,
        kind: 'avatar',
        subject: `account:${accountId}`,
      })
    : null;
  const avatar = file?.url ?? null;
  await changeAccount(ctx.tx, accountId, { avatar });
  const old = STORED.exec(before ?? '')?.[1];
  if (old && before !== avatar) await releaseFile(ctx.tx, old);
  return { avatar };
}
