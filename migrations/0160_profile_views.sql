-- TRU-10: the list of who has looked at a resume also has those who read the profile beside a conversation.
alter table resume_views add column is_profile boolean not null default false;
