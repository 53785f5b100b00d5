import { claimFile, loadFiles, presentFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Reader, Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { HeadshotState } from '../headshots.contract.ts';
import { type Background, CROPS, type CropName } from '../portrait-looks.ts';
import { countCredits } from './credits.ts';
import type { Study } from './vision/study-photo.ts';

export interface HeadshotRow {
  id: number;
  photo_file_id: string;
  cut_out_file_id: string;
  behind_file_id: string;
  portrait_file_id: string;
  crops: Study['crops'];
  background: Background;
  crop: CropName;
  expires_at: Date;
}

/** The one that somebody has; what is past its time is gone already, whenever the task comes. */
export async function loadHeadshot(tx: Reader, accountId: number, now: Date): Promise<HeadshotRow | undefined> {
  const { rows } = await tx.query<HeadshotRow>(sql`
    select id, photo_file_id, cut_out_file_id, behind_file_id, portrait_file_id, crops, background, crop, expires_at
    from headshots where account_id = ${accountId} and expires_at > ${now.toISOString()}`);
  return rows[0];
}

/** Everything that the screen shows, in one answer. */
export async function presentState(tx: Reader, accountId: number, now: Date): Promise<HeadshotState> {
  const credits = await countCredits(tx, accountId, now);
  const row = await loadHeadshot(tx, accountId, now);
  if (!row) return { credits, headshot: null };
  const files = await loadFiles(tx, [row.photo_file_id, row.portrait_file_id]);
  const url = (id: string) => {
    const file = files.get(id);
    return file ? presentFile(file).url : '';
  };
  return {
    credits,
    headshot: {
      id: row.id,
      photo: url(row.photo_file_id),
      portrait: url(row.portrait_file_id),
      background: row.background,
      crop: row.crop,
      crops: CROPS.filter((name) => row.crops[name]),
      expires_at: row.expires_at.toISOString(),
    },
  };
}

/** Makes an own file part of the portrait, so that it stays as long as it does. */
export async function claimPart(tx: Transaction, accountId: number, fileId: string): Promise<void> {
  const subject = `headshot:${accountId}`;
  await claimFile(tx, { fileId, ownerAccountId: accountId, kind: 'headshot', subject });
}

/** Lets go of the portrait with all that it was made of; its row goes with the first of its files. */
export async function releaseHeadshot(
  tx: Transaction,
  row: Omit<HeadshotRow, 'crops' | 'background' | 'crop' | 'expires_at'>,
) {
  for (const id of [row.photo_file_id, row.cut_out_file_id, row.behind_file_id, row.portrait_file_id]) {
    await releaseFile(tx, id);
  }
}
