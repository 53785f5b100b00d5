-- Experience and education have the names here that they have in addresses and searches.
alter table jobs rename column xp_lvl_id to work_experience_id;
alter table jobs rename column degree_id to qualification_id;

update job_drafts set fields = (fields - 'xp_lvl_id' - 'degree_id')
  || case when fields ? 'xp_lvl_id' then jsonb_build_object('work_experience_id', fields -> 'xp_lvl_id') else '{}' end
  || case when fields ? 'degree_id' then jsonb_build_object('qualification_id', fields -> 'degree_id') else '{}' end
  where fields ?| array['xp_lvl_id', 'degree_id'];

update job_edits set fields = (fields - 'xp_lvl_id' - 'degree_id')
  || case when fields ? 'xp_lvl_id' then jsonb_build_object('work_experience_id', fields -> 'xp_lvl_id') else '{}' end
  || case when fields ? 'degree_id' then jsonb_build_object('qualification_id', fields -> 'degree_id') else '{}' end
  where fields ?| array['xp_lvl_id', 'degree_id'];
