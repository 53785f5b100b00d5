-- no transaction
-- EMP-03: a common title with many years, a high degree or lately here. Beside the index of words, so that only who has
-- both is read.
create index concurrently if not exists talent_search_years on talent_search (years, degree_rank);
create index concurrently if not exists talent_search_degree on talent_search (degree_rank);
create index concurrently if not exists talent_search_active on talent_search (active_on);
