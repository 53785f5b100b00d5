-- Which titles have open jobs in a country, for the sitemap of searches: reading all jobs of a large country took seconds.
create index jobs_open_titles on jobs (country_id, job_title_id) where status = 'open';
-- The popular searches of a country, however many different ones were made.
create index search_suggestions_popular on search_suggestions (country_id, weight desc) where kind = 'search';
