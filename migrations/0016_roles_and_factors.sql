-- As whom a session acts, when that is not what the account was made as. An operator is never anything else.
alter table sessions
  add column acting_role text check (acting_role in ('talent', 'recruiter')),
  drop constraint sessions_signed_in_by_check,
  add constraint sessions_signed_in_by_check check (signed_in_by in
    ('email_code', 'phone_code', 'password', 'magic_link', 'qr_code', 'social', 'passkey', 'hand_over'));

-- The number the specification has for the kind of suspension says more than a yes or no did.
alter table accounts
  add column suspended_at timestamptz,
  add column suspension_code integer check (suspension_code in (41044, 41047, 41347)),
  -- A code to the other verified address counts as second factor.
  add column otp_factor_enabled_at timestamptz;
update accounts set suspended_at = now(),
    suspension_code = case when role = 'recruiter' then 41347 when suspended_after_reports then 41047 else 41044 end
  where status = 'suspended';
alter table accounts drop column suspended_after_reports;

alter table sign_in_tickets
  drop constraint sign_in_tickets_kind_check,
  add constraint sign_in_tickets_kind_check check (kind in
    ('magic_link', 'account_choice', 'two_factor', 'social_start', 'social_result', 'passkey_register',
     'passkey_sign_in', 'hand_over', 'identity_start', 'identity_result'));
-- Tickets go with the account that they name.
create index sign_in_tickets_account on sign_in_tickets ((data ->> 'accountId')) where data ? 'accountId';
