import { sql } from 'drizzle-orm';
import { AppError } from '#src/kernel/errors.ts';
import { claimFile, loadFilesOf, presentFile, releaseFile } from '#src/modules/files/server/files.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { AlbumWish } from '../membership.contract.ts';
import type { MembershipRow } from './team.queries.ts';

interface PictureRow extends Record<string, unknown> {
  id: number;
  caption: string | null;
  is_drawn: boolean;
}

/** A picture that was uploaded has no drawing of its own: its file belongs to it. */
const subjectOf = (pictureId: number) => `company-picture:${pictureId}`;

/** The pictures of a company in their order; one whose file is gone is left out. */
export async function readAlbum(tx: Context['tx'], companyId: number) {
  const rows = await findPictures(tx, companyId);
  const files = await loadFilesOf(
    tx,
    rows.filter(({ is_drawn }) => !is_drawn).map(({ id }) => subjectOf(id)),
  );
  return rows.flatMap(({ id, caption, is_drawn }) => {
    if (is_drawn) return [{ id, url: `/media/company-picture/${id}.svg`, caption }];
    const file = files.get(subjectOf(id));
    return file ? [{ id, url: presentFile(file).url, caption }] : [];
  });
}

async function findPictures(tx: Context['tx'], companyId: number): Promise<PictureRow[]> {
  const { rows } = await tx.execute<PictureRow>(sql`
    select id, caption, svg <> '' as is_drawn from company_pictures where company_id = ${companyId} order by position`);
  return rows;
}

/** Makes the album what was given: its order, its captions, new pictures by their files; what is not named goes. */
export async function writeAlbum(ctx: Context, me: MembershipRow, wish: AlbumWish): Promise<void> {
  const before = await findPictures(ctx.tx, me.company_id);
  const kept = new Set(wish.flatMap(({ id }) => (id === undefined ? [] : [id])));
  const own = new Set(before.map(({ id }) => id));
  if ([...kept].some((id) => !own.has(id))) throw new AppError('notFound');
  await removePictures(
    ctx,
    before.filter(({ id }) => !kept.has(id)),
  );
  // Out of the way first: no two pictures have the same place, not even for a moment.
  await ctx.tx.execute(sql`
    update company_pictures set position = -1 - position where company_id = ${me.company_id}`);
  for (const [position, { id, file_id, caption }] of wish.entries()) {
    if (id === undefined) await addPicture(ctx, me, { fileId: file_id as string, position, caption });
    else {
      await ctx.tx.execute(sql`
        update company_pictures set position = ${position}, caption = ${caption} where id = ${id}`);
    }
  }
}

async function removePictures(ctx: Context, pictures: PictureRow[]): Promise<void> {
  const files = await loadFilesOf(
    ctx.tx,
    pictures.map(({ id }) => subjectOf(id)),
  );
  for (const { id } of files.values()) await releaseFile(ctx.tx, id);
  const ids = pictures.map(({ id }) => id);
  await ctx.tx.execute(sql`delete from company_pictures where id = any(${sql.param(ids)}::bigint[])`);
}

async function addPicture(
  ctx: Context,
  me: MembershipRow,
  { fileId, position, caption }: { fileId: string; position: number; caption: string | null },
): Promise<void> {
  const { rows } = await ctx.tx.execute<{ id: number }>(sql`
    insert into company_pictures (company_id, position, caption, svg)
    values (${me.company_id}, ${position}, ${caption}, '') returning id`);
  const subject = subjectOf(rows[0]?.id as number);
  await claimFile(ctx.tx, { fileId, ownerAccountId: me.account_id, kind: 'company_photo', subject });
}
