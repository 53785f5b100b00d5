-- How many people someone would work with; null where the employer has not said.
alter table jobs add column team_size_id integer;
