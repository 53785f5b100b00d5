-- The currency of a month's pay (its id in the list of currencies), so that 'at least so much' compares a job's own
-- figure and not one converted with the rates of the day it was indexed. The next start builds the index anew.
alter table job_search add column currency_id smallint;
delete from search_statistics;
