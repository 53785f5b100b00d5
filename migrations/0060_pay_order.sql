-- The highest pay of a month in hundredths of the currency that rates are told in, so that jobs of all currencies can be
-- put in order; null when pay is left open. It is filled when the next start builds the index anew.
alter table job_search add column comparable_pay bigint check (comparable_pay >= 0);
create index job_search_pay on job_search (comparable_pay desc nulls last, posted_at desc, job_id desc);
create index job_search_country_pay on job_search
  (country_id, comparable_pay desc nulls last, posted_at desc, job_id desc);
delete from search_statistics;
