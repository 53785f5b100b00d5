import { createHash } from 'node:crypto';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { AppError } from '#src/kernel/errors.ts';
import type { AccountContext } from '#src/platform/context.ts';
import { sql } from '#src/platform/database/sql.ts';
import type { accountsContract } from '../../accounts.contract.ts';
import type { AccountsParts } from '../accounts.parts.ts';
import { isNew } from '../sign-in/welcome.policy.ts';

type Me = AnswerOf<(typeof accountsContract)['GET /jobseeker/me']>;
type Row = Omit<Me, 'role' | 'active_key' | 'vip' | 'is_new_account' | 'delete_after'> & {
  is_vip: boolean;
  created_at: Date;
  delete_after: Date | null;
};

/** The signed-in person with every field of the specification. */
export function createGetMe({ secrets }: AccountsParts) {
  return async (ctx: AccountContext): Promise<Me> => {
    const { rows } = await ctx.tx.query<Row>(sql`
      select accounts.id, role as own_role, exists (select 1 from passkeys where account_id = accounts.id) as has_passkey,
        identity.account_id is not null as is_identity_verified,
        coalesce(identity.is_name_match, false) as is_identity_name_match, first_name, last_name, email, phone_num, phone_country, is_mobile_verified,
        is_email_verify, avatar, additional_info, notice_period_id, is_profile_completed, longitude, latitude,
        register_flow, register_flow_v2, chat_flow, to_char(date_of_birth, 'YYYY-MM-DD') as date_of_birth, country_id,
        language, time_zone, currency, theme, password_hash is not null as has_password,
        (totp_enabled_at is not null or otp_factor_enabled_at is not null) as has_two_factor, terms_version, delete_after,
        coalesce(vip_until > ${ctx.clock.now().toISOString()}, false) as is_vip, accounts.created_at
      from accounts left join identity_checks identity on identity.account_id = accounts.id
      where accounts.id = ${ctx.viewer.accountId}`);
    const row = rows[0];
    if (!row) throw new AppError('credentialsMissing');
    const { is_vip, created_at, delete_after, ...rest } = row;
    const key = await secrets.read(ctx.tx, 'active-keys');
    return {
      ...rest,
      active_key: createHash('sha256').update(key).update(String(row.id)).digest('hex'),
      role: ctx.viewer.role,
      vip: { is_vip },
      is_new_account: isNew(created_at, ctx.clock.now()),
      delete_after: delete_after?.toISOString() ?? null,
    };
  };
}
