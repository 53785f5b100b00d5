-- Titles that read alike in several languages became one; what was stored with the one that is gone follows.
create temporary table merged_titles (gone, kept, kept_sub, kept_main) on commit drop as values
  (210607, 30401, 304, 3),
  (80309, 170409, 1704, 17),
  (90502, 270201, 2702, 27),
  (220506, 110109, 1101, 11),
  (200705, 250302, 2503, 25),
  (30706, 110408, 1104, 11),
  (280608, 290509, 2905, 29);

update jobs set job_title_id = kept, sub_function_id = kept_sub, function_id = kept_main
  from merged_titles where job_title_id = gone;
update job_preferences set function_job_title_id = kept from merged_titles where function_job_title_id = gone;
update search_vote_days set job_title_id = kept from merged_titles where job_title_id = gone;

-- Someone may have searched both.
insert into session_searches (session_id, job_title_id, created_at)
  select session_id, kept, created_at from session_searches join merged_titles on job_title_id = gone
  on conflict (session_id, job_title_id) do update
    set created_at = greatest(session_searches.created_at, excluded.created_at);
delete from session_searches using merged_titles where job_title_id = gone;

update job_alerts set filters = jsonb_set(filters, '{functionTitles}', (
    select jsonb_agg(distinct coalesce(to_jsonb(kept), title))
    from jsonb_array_elements(filters -> 'functionTitles') as title left join merged_titles on to_jsonb(gone) = title))
  where exists (select from merged_titles where filters -> 'functionTitles' @> to_jsonb(gone));

-- The next start builds the index anew.
delete from search_statistics;
