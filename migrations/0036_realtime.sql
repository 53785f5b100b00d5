-- Open sockets of a session that has ended, or of an account that was suspended, are closed by whichever process has
-- them: it listens here. Guests have no sockets.
create function tell_session_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('socket_ends', 'session ' || old.id);
  return null;
end $$;
create trigger sessions_tell_ended after delete on sessions for each row
  when (old.account_id is not null) execute function tell_session_ended();

create function tell_account_ended() returns trigger language plpgsql as $$
begin
  perform pg_notify('socket_ends', 'account ' || old.id);
  return null;
end $$;
create trigger accounts_tell_ended after update of status on accounts for each row
  when (new.status <> 'active') execute function tell_account_ended();
