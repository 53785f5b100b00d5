-- Looks at every row while others read and write: this lock only keeps changes of the tables themselves away.
alter table job_clicks validate constraint job_clicks_until;
alter table job_exposures validate constraint job_exposures_until;
alter table tracking_events validate constraint tracking_events_until;
alter table job_viewers validate constraint job_viewers_until;
alter table search_votes validate constraint search_votes_until;
