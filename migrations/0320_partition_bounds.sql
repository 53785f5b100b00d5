-- RUN-07: logs with a retention become tables in parts by time (docs/decisions/0029-partitions.md). Here each says until
-- when it takes rows itself; not valid yet, because looking at every row under this lock would take long.
do $$
declare
  log text;
  until timestamptz;
  day_until date;
begin
  foreach log in array array['job_clicks', 'job_exposures', 'tracking_events'] loop
    execute format('select max(created_at) from %I', log) into until;
    -- A row of a clock that was fast must not be outside.
    until := (date_trunc('week', greatest(now(), until) at time zone 'UTC') + interval '2 weeks') at time zone 'UTC';
    execute format('alter table %I add constraint %I check (created_at < %L) not valid', log, log || '_until', until);
  end loop;
  select greatest((now() at time zone 'UTC')::date, max(viewed_on)) + 3 from job_viewers into day_until;
  execute format('alter table job_viewers add constraint job_viewers_until check (viewed_on < %L) not valid', day_until);
  select greatest((now() at time zone 'UTC')::date, max(day)) + 3 from search_votes into day_until;
  execute format('alter table search_votes add constraint search_votes_until check (day < %L) not valid', day_until);
end $$;
