-- A job seeker's profile can be reported by a company that sees it, before the two have a conversation.
alter table reports drop constraint reports_subject_check,
  add constraint reports_subject_check check (subject in ('job', 'company', 'conversation', 'profile')) not valid;
