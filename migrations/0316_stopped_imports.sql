-- EMP-06: of a careers page that has more than is read: how many of the pages it links to were read; null when all were.
alter table job_imports add column stopped_after integer;
