-- AI-06: a portrait that an outside service has drawn of the same photo, beside the one that was made here. The model stays
-- when nothing came of it, because the photo has been sent there all the same. Expand only: processes of the version
-- before write rows without any of these.
alter table headshots
  add column external_file_id uuid unique references files (id) on delete cascade,
  add column external_model text check (length(external_model) between 1 and 200),
  -- The prompt with its version.
  add column external_prompt text check (length(external_prompt) between 1 and 50),
  -- Which of the two is shown.
  add column is_external boolean not null default false,
  add constraint headshots_external_model check (external_file_id is null or external_model is not null),
  add constraint headshots_external_prompt check ((external_model is null) = (external_prompt is null)),
  add constraint headshots_external_shown check (not is_external or external_file_id is not null);
