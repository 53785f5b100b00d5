-- Asking for all that is known about someone is told to their addresses, too.
alter table account_changes drop constraint account_changes_change_check;
alter table account_changes add constraint account_changes_change_check check (change in
  ('email', 'phone', 'password', 'passkey', 'passkey_removed', 'social', 'social_removed', 'two_factor_on',
   'two_factor_off', 'export'));
