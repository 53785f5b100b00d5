-- Part of a logo's address, so that browsers may keep each one for good and a new one is seen at once. An uploaded file
-- never changes under its id; a drawn letter follows the name.
alter table companies add column logo_version text not null
  generated always as (left(md5(coalesce(logo_file_id::text, logo_svg, name)), 12)) stored;
