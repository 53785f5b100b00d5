-- no transaction
-- EMP-03: a common title with many years or a high degree. Beside the index of words, so that only who has both is read.
create index concurrently if not exists talent_search_years on talent_search (years);
create index concurrently if not exists talent_search_degree on talent_search (degree_rank);
