-- What a choice of before has left behind and no form shows any more: the places of remote jobs, the countries and hours
-- of others, the countries of jobs that are open worldwide, masked pay of unpaid ones.
update jobs set location_ids = '{}' where work_arrangement_id = 3 and location_ids <> '{}';
update jobs set is_remote_worldwide = false, remote_country_ids = '{}', timezone = null
where work_arrangement_id <> 3 and (is_remote_worldwide or remote_country_ids <> '{}' or timezone is not null);
update jobs set remote_country_ids = '{}' where is_remote_worldwide and remote_country_ids <> '{}';
update jobs set is_negotiable = false where salary_type_id = 0 and is_negotiable;
-- The index knows jobs by their places: without statistics the next start builds it anew.
delete from search_statistics;
