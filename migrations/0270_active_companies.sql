-- The directory and every home page count active companies: an index of just those answers without reading the table.
create index companies_active on companies (country_id, industry_id, size_id, financing_stage_id, id) where status = 'active';
drop index companies_filters;
