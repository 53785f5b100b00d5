-- By which names a query means a company: folded, without the legal form (understand/company-names.ts writes them).
create table search_company_names (
  name_key text collate "C" not null check (length(name_key) between 1 and 120),
  company_id bigint not null references companies (id) on delete cascade,
  primary key (name_key, company_id)
);
create index search_company_names_company on search_company_names (company_id);

-- The longest beginning of a company is its whole name.
insert into search_company_names (name_key, company_id)
select regexp_replace(
    regexp_replace(replace(typed, '.', ''), '^(pt|cv) ', ''),
    '( (pte ltd|sdn bhd|co ltd|ltd|limited|inc|llc|plc|corp|corporation|sa|sl|ltda|bhd|berhad|tbk|as))+$', ''),
  ref_id
from (
  select distinct on (ref_id) ref_id, typed from search_suggestions
  where kind = 'company' and length(replace(typed, '.', '')) > 1
  order by ref_id, length(typed) desc
) whole
where exists (select 1 from companies where id = ref_id);
