import type { Ticket } from '#src/modules/ai/server/ai.public.ts';
import { insertColumns } from '#src/platform/database/columns.ts';
import { sql } from '#src/platform/database/sql.ts';
import { KEPT_DAYS } from '../portrait-looks.ts';
import { composePortrait, type Look } from './compose-portrait.ts';
import type { OutsidePortrait } from './draw-outside.ts';
import { headshotCredits } from './headshot-credits.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import { claimPart, fileColumns, type HeadshotFiles, type HeadshotRow, releaseHeadshot } from './headshots.queries.ts';
import type { Study } from './vision/study-photo.ts';

const DAY_MS = 24 * 3600_000;

interface Made {
  study: Study;
  look: Look;
  /** Undefined when the photo was not sent anywhere. */
  outside: OutsidePortrait | undefined;
}

type Columns = Omit<HeadshotRow, 'id' | 'crops'> & {
  crops: string;
  account_id: number;
  external_prompt: string | null;
  created_at: Date;
};

/** The chance is spent in the transaction that keeps the portrait; the one before goes with its photo. */
export async function keepHeadshot(parts: HeadshotParts, ticket: Ticket, made: Made): Promise<void> {
  const { accountId } = ticket;
  const { study, look, outside } = made;
  const ids = await storeFiles(parts, accountId, made);
  const now = parts.clock.now();
  await parts.db.transaction(async (tx) => {
    await headshotCredits.keep(tx, ticket);
    const { rows } = await tx.query<HeadshotFiles>(sql`
      delete from headshots where account_id = ${accountId} returning ${fileColumns}`);
    for (const before of rows) await releaseHeadshot(tx, before);
    for (const id of Object.values(ids)) if (id) await claimPart(tx, accountId, id);
    const columns = insertColumns({
      account_id: accountId,
      ...ids,
      crops: JSON.stringify(study.crops),
      ...look,
      external_model: outside?.model ?? null,
      external_prompt: outside?.prompt ?? null,
      is_external: ids.external_file_id !== null,
      expires_at: new Date(now.getTime() + KEPT_DAYS * DAY_MS),
      created_at: now,
    } satisfies Columns);
    await tx.query(sql`insert into headshots ${columns}`);
  });
}

/** The portrait that was made here is kept beside the outside one, so that going back to it takes nothing. */
async function storeFiles(parts: HeadshotParts, accountId: number, { study, look, outside }: Made) {
  const portrait = await composePortrait(study, look);
  const store = async (name: string, type: 'jpg' | 'webp', bytes: Buffer) =>
    (await parts.storeBytes({ accountId, kind: 'headshot', name, type, bytes })).id;
  return {
    photo_file_id: await store('photo', 'jpg', study.photo),
    cut_out_file_id: await store('cut-out', 'webp', study.cutOut),
    behind_file_id: await store('background', 'jpg', study.behind),
    portrait_file_id: await store('headshot', 'jpg', portrait),
    external_file_id: outside?.bytes ? await store('outside-headshot', 'jpg', outside.bytes) : null,
  } satisfies HeadshotFiles;
}
