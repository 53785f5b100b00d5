import { AppError } from '#src/kernel/errors.ts';
import { claimFile, loadFiles, presentFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Context, WriteContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { AlbumWish } from '../membership.contract.ts';
import type { MembershipRow } from './team.queries.ts';

interface PictureRow {
  id: number;
  caption: string | null;
  /** Null for a picture that was drawn. */
  file_id: string | null;
}

/** The pictures of a company in their order. */
export async function readAlbum(tx: Context['tx'], companyId: number) {
  const rows = await findPictures(tx, companyId);
  const files = await loadFiles(tx, fileIdsOf(rows));
  return rows.map(({ id, caption, file_id }) => {
    const file = file_id && files.get(file_id);
    return { id, url: file ? presentFile(file).url : `/media/company-picture/${id}.svg`, caption };
  });
}

async function findPictures(tx: Context['tx'], companyId: number): Promise<PictureRow[]> {
  const query = sql`
    select id, caption, file_id from company_pictures where company_id = ${companyId} order by position`;
  return (await tx.query<PictureRow>(query, { name: 'company_pictures' })).rows;
}

const fileIdsOf = (rows: PictureRow[]) => rows.flatMap(({ file_id }) => file_id ?? []);

/** Makes the album what was given: its order, its captions, new pictures by their files; what is not named goes. */
export async function writeAlbum(ctx: WriteContext, me: MembershipRow, wish: AlbumWish): Promise<void> {
  const before = await findPictures(ctx.tx, me.company_id);
  const kept = new Set(wish.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const own = new Set(before.map(({ id }) => id));
  if ([...kept].some((id) => !own.has(id))) throw new AppError('notFound');
  await removePictures(
    ctx,
    before.filter(({ id }) => !kept.has(id)),
  );
  // Out of the way first: no two pictures have the same place, not even for a moment.
  await ctx.tx.query(sql`
    update company_pictures set position = -1 - position where company_id = ${me.company_id}`);
  for (const [position, { id, file_id, caption }] of wish.entries()) {
    if (id === undefined) await addPicture(ctx, me, { fileId: file_id as string, position, caption });
    else {
      await ctx.tx.query(sql`
        update company_pictures set position = ${position}, caption = ${caption} where id = ${id}`);
    }
  }
}

async function removePictures(ctx: WriteContext, pictures: PictureRow[]): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await ctx.tx.query(sql`delete from company_pictures where id = any(${ids}::bigint[])`);
  for (const fileId of fileIdsOf(pictures)) await releaseFile(ctx.tx, fileId);
}

async function addPicture(
  ctx: WriteContext,
  me: MembershipRow,
  { fileId, position, caption }: { fileId: string; position: number; caption: string | null },
): Promise<void> {
  const subject = `company:${me.company_id}`;
  await claimFile(ctx.tx, { fileId, ownerAccountId: me.account_id, kind: 'company_photo', subject });
  // The same photo twice is one photo.
  await ctx.tx.query(sql`
    insert into company_pictures (company_id, position, caption, file_id)
    values (${me.company_id}, ${position}, ${caption}, ${fileId}) on conflict (file_id) do nothing`);
}
