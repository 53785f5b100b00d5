import { type ImageProvider, isExternalOff } from '#src/modules/ai/server/ai.public.ts';
import { claimFile, loadFiles, presentFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { type Background, CROPS, type CropName } from '../portrait-looks.ts';
import { headshotCredits } from './headshot-credits.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import type { Study } from './vision/study-photo.ts';

export interface HeadshotFiles {
  photo_file_id: string;
  cut_out_file_id: string;
  behind_file_id: string;
  portrait_file_id: string;
  /** What an outside service has drawn. */
  external_file_id: string | null;
}

export interface HeadshotRow extends HeadshotFiles {
  id: number;
  crops: Study['crops'];
  background: Background;
  crop: CropName;
  /** Where the photo was sent, whatever came of it. */
  external_model: string | null;
  is_external: boolean;
  expires_at: Date;
}

export const fileColumns = sql`photo_file_id, cut_out_file_id, behind_file_id, portrait_file_id, external_file_id`;

/** The one that somebody has; what is past its time is gone already, whenever the task comes. */
export async function loadHeadshot(tx: Reader, accountId: number, now: Date): Promise<HeadshotRow | undefined> {
  const { rows } = await tx.query<HeadshotRow>(sql`
    select id, ${fileColumns}, crops, background, crop, external_model, is_external, expires_at
    from headshots where account_id = ${accountId} and expires_at > ${now.toISOString()}`);
  return rows[0];
}

/** The outside service, for whoever lets one be used. */
export async function findService(
  tx: Reader,
  accountId: number,
  { images }: Pick<HeadshotParts, 'images'>,
): Promise<ImageProvider | undefined> {
  return images && !(await isExternalOff(tx, accountId)) ? images : undefined;
}

/** Everything that the screen shows, in one answer. */
export async function presentState(
  tx: Reader,
  accountId: number,
  parts: Pick<HeadshotParts, 'clock' | 'images'>,
): Promise<HeadshotState> {
  const now = parts.clock.now();
  const credits = await headshotCredits.read(tx, accountId, now);
  const external_model = (await findService(tx, accountId, parts))?.model ?? null;
  const row = await loadHeadshot(tx, accountId, now);
  return { credits, external_model, headshot: row ? await presentHeadshot(tx, row) : null };
}

async function presentHeadshot(tx: Reader, row: HeadshotRow): Promise<HeadshotState['headshot']> {
  const { external_file_id: outside, external_model: model } = row;
  const files = await loadFiles(tx, [row.photo_file_id, row.portrait_file_id, ...(outside ? [outside] : [])]);
  const url = (id: string) => {
    const file = files.get(id);
    return file ? presentFile(file).url : '';
  };
  return {
    id: row.id,
    photo: url(row.photo_file_id),
    portrait: url(row.is_external && outside ? outside : row.portrait_file_id),
    engine: row.is_external ? 'external' : 'built-in',
    background: row.background,
    crop: row.crop,
    crops: CROPS.filter((name) => row.crops[name]),
    external: model === null ? null : { model, portrait: outside && url(outside) },
    expires_at: row.expires_at.toISOString(),
  };
}

/** Makes an own file part of the portrait, so that it stays as long as it does. */
export async function claimPart(tx: Transaction, accountId: number, fileId: string): Promise<void> {
  const subject = `headshot:${accountId}`;
  await claimFile(tx, { fileId, ownerAccountId: accountId, kind: 'headshot', subject });
}

/** Lets go of the portrait with all that it was made of; its row goes with the first of its files. */
export async function releaseHeadshot(tx: Transaction, row: HeadshotFiles): Promise<void> {
  for (const id of [row.photo_file_id, row.cut_out_file_id, row.behind_file_id, row.portrait_file_id]) {
    await releaseFile(tx, id);
  }
  if (row.external_file_id) await releaseFile(tx, row.external_file_id);
}
