-- Who is said to be here: few of all, looked through every few seconds for those who went without a word.
create index chat_inboxes_here on chat_inboxes (online_until) where online_until is not null;
