-- Two colleagues may have the company page open at once: each saving names the revision it was made from, and one that
-- was made from an older revision overwrites nothing.
alter table companies
  add column revision integer not null default 0,
  add column edited_by bigint references accounts (id) on delete set null,
  add column edited_at timestamptz;
create index companies_edited_by on companies (edited_by) where edited_by is not null;
