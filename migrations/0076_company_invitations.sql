-- Colleagues whom an admin has invited by e-mail. The link carries a secret of which only the hash is kept.
create table company_invitations (
  id bigint generated always as identity primary key,
  company_id bigint not null references companies (id) on delete cascade,
  email text not null check (length(email) between 3 and 254),
  token_hash bytea not null unique check (length(token_hash) = 32),
  invited_by bigint references accounts (id) on delete set null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  accepted_at timestamptz,
  accepted_by bigint references accounts (id) on delete set null,
  revoked_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null default now(),
  check (accepted_at is null or revoked_at is null)
);
-- One open invitation per address: asking again sends a new link and ends the old one.
create unique index company_invitations_open on company_invitations (company_id, email)
  where accepted_at is null and revoked_at is null;
create index company_invitations_expires on company_invitations (expires_at);
create index company_invitations_invited_by on company_invitations (invited_by);
create index company_invitations_accepted_by on company_invitations (accepted_by);
create trigger company_invitations_touch before update on company_invitations
  for each row execute function touch_updated_at();

-- A code can also prove that an invited address is one's own.
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('login', 'change_email', 'change_phone', 'two_factor', 'invitation'));

create index join_requests_declined on join_requests (account_id, company_id, decided_at desc) where state = 'rejected';
