-- What was recognised in a scan: it takes a minute, so whoever leaves meanwhile or comes back finds it here.
alter table attached_resumes add column picture_reading jsonb;
