-- no transaction
-- Pages of a company's jobs and of a job's applications, by id.
create index concurrently if not exists jobs_of_company_by_id on jobs (company_id, id desc) where deleted_at is null;
create index concurrently if not exists pipeline_cards_by_application on pipeline_cards (job_id, application_id desc);
