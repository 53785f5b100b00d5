import { hasComeInHere } from '#src/modules/accounts/server/accounts.public.ts';
import type { RequestFacts } from '#src/platform/context.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { canonicalEmail, type Uncounted } from '../invitation-rules.ts';
import { openAddressHash } from './address-hash.ts';

interface Addresses {
  email: string | null;
  phone: string | null;
}

/**
 * Why someone who came by an invitation does not count; null when they do. Looked at when they sign up and once more
 * when they are complete, because a number or a device may have shown up meanwhile. A shared network says nothing: it
 * may be a family, a school or a cafe.
 */
export async function judgeFriend(
  tx: Reader,
  inviterId: number | null,
  inviteeId: number,
  request?: RequestFacts,
): Promise<Uncounted | null> {
  const [friend, inviter] = [await findAddresses(tx, inviteeId), await findAddresses(tx, inviterId)];
  if (friend && inviter && isSame(friend, inviter)) return 'self';
  if (inviterId !== null) {
    if (request && (await hasComeInHere(tx, request, inviterId))) return 'device';
    if (await shareDevice(tx, inviterId, inviteeId)) return 'device';
  }
  return friend && (await wasHereBefore(tx, inviteeId, friend)) ? 'repeat' : null;
}

async function findAddresses(tx: Reader, id: number | null): Promise<Addresses | undefined> {
  const { rows } = await tx.query<Addresses>(sql`
    select email, case when is_mobile_verified then phone_num end as phone from accounts where id = ${id}`);
  return rows[0];
}

function isSame(a: Addresses, b: Addresses): boolean {
  const isSameEmail = a.email !== null && b.email !== null && canonicalEmail(a.email) === canonicalEmail(b.email);
  return isSameEmail || (a.phone !== null && a.phone === b.phone);
}

/** An app or browser that names itself has been signed in to by both. */
async function shareDevice(tx: Reader, inviterId: number, inviteeId: number): Promise<boolean> {
  const { rowCount } = await tx.query(sql`
    select 1 from sessions mine join sessions theirs on theirs.device_uuid = mine.device_uuid
    where mine.account_id = ${inviteeId} and theirs.account_id = ${inviterId} and mine.device_uuid <> '' limit 1`);
  return (rowCount ?? 0) > 0;
}

/** The number belongs to another account too, or an account with one of the addresses was deleted in the last year. */
async function wasHereBefore(tx: Reader, inviteeId: number, { email, phone }: Addresses): Promise<boolean> {
  const hash = await openAddressHash(tx);
  const hashes = [email && hash.email(email), phone && hash.phone(phone)].filter((one) => Buffer.isBuffer(one));
  const { rowCount } = await tx.query(sql`
    select 1 from former_addresses where address_hash = any(${hashes}::bytea[])
    union all
    select 1 from accounts where phone_num = ${phone} and is_mobile_verified and id <> ${inviteeId} limit 1`);
  return (rowCount ?? 0) > 0;
}
