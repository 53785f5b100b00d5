-- A sitemap file is a range of ids of one country.
create index jobs_sitemap on jobs (country_id, id) where status = 'open';
