-- APP-02: 'viewed me' lists companies, so each visit knows its company, and not only its name as it was then.
alter table resume_views add column company_id bigint references companies (id) on delete set null;
update resume_views v set company_id = c.company_id from conversations c
  where c.id = v.conversation_id and v.company_name <> '';
update resume_views v set company_id = m.company_id from company_members m join companies c on c.id = m.company_id
  where v.company_id is null and m.account_id = v.viewer_id and c.name = v.company_name;
create index resume_views_company on resume_views (company_id) where company_id is not null;
-- The last visit of each company to someone.
create index resume_views_visitors on resume_views (account_id, company_id, created_at desc, id desc)
  where company_id is not null;

-- When someone has last looked at each of these lists: what has happened since is new.
create table employer_looks (
  account_id bigint not null references accounts (id) on delete cascade,
  list text not null check (list in ('viewed', 'interested')),
  looked_at timestamptz not null,
  primary key (account_id, list)
);
