import type { Transaction } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';
import { FORMER_DAYS } from '../invitation-rules.ts';
import { openAddressHash } from './address-hash.ts';

const DAY_MS = 24 * 3600_000;

/**
 * Before an account is erased: friends' lists forget its address, and a keyed hash of what it has verified is kept for a
 * year, so that an account that is made anew earns nobody a month.
 */
export async function forgetAddresses(tx: Transaction, id: number, at: Date): Promise<void> {
  const { rows } = await tx.query<{ email: string | null; phone: string | null }>(sql`
    select case when is_email_verify then email end as email, case when is_mobile_verified then phone_num end as phone
    from accounts where id = ${id}`);
  const { email = null, phone = null } = rows[0] ?? {};
  const hash = await openAddressHash(tx);
  const hashes = [email && hash.email(email), phone && hash.phone(phone)].filter((one) => Buffer.isBuffer(one));
  const until = new Date(at.getTime() + FORMER_DAYS * DAY_MS).toISOString();
  await tx.query(sql`
    insert into former_addresses (address_hash, expires_at, created_at)
    select address_hash, ${until}::timestamptz, ${at.toISOString()}::timestamptz
    from unnest(${hashes}::bytea[]) as gone (address_hash)
    on conflict (address_hash) do update set expires_at = excluded.expires_at`);
  if (email) await tx.query(sql`update email_invitations set email = null where email = ${email.toLowerCase()}`);
}
