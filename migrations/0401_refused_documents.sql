-- Jobs whose document an index of OpenSearch refuses, and why: they are not in it, and the others do not wait for them.
create table search_refusals (
  index_name text not null references search_indexes (name) on delete cascade,
  job_id bigint not null,
  reason text not null,
  refused_at timestamptz not null default now(),
  primary key (index_name, job_id)
);
