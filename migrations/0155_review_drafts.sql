-- What someone has corrected of what was read of a resume and not saved yet, so that another device goes on with it.
alter table attached_resumes add column review_draft jsonb;
