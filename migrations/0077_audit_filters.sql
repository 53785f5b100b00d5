-- The log by what was done and by day; by whom and about what it has indexes already.
create index audit_log_action on audit_log (action, id desc);
create index audit_log_created_at on audit_log (created_at);
create index audit_log_company on audit_log using gin ((details ->> 'company') gin_trgm_ops);
