import type { Reader } from '#src/platform/database/database.ts';
import { sql } from '#src/platform/database/sql.ts';

/** Where and in which language someone may be told something; only addresses that are theirs for sure. */
export interface Contact {
  id: number;
  email: string | null;
  phone: string | null;
  language: string;
  role: string;
  /** As they have chosen it; null: that of their country has to do. */
  time_zone: string | null;
  country_id: number;
}

const columns = sql.raw(`id, case when is_email_verify then email end as email,
  case when is_mobile_verified then phone_num end as phone, language, role, time_zone, country_id`);

/** Undefined for who is suspended, unless it is about that, or about to leave: nobody there wants to hear from us. */
export async function findContact(tx: Reader, accountId: number, evenSuspended = false): Promise<Contact | undefined> {
  const { rows } = await tx.query<Contact>(sql`
    select ${columns} from accounts
    where id = ${accountId} and (status = 'active' or ${evenSuspended}) and deleted_at is null`);
  return rows[0];
}

/** The same for many at once. */
export async function findContacts(tx: Reader, accountIds: number[]): Promise<Map<number, Contact>> {
  const { rows } = await tx.query<Contact>(sql`
    select ${columns} from accounts where id = any(${accountIds}::bigint[]) and status = 'active' and deleted_at is null`);
  return new Map(rows.map((row) => [row.id, row]));
}
