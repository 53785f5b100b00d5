-- With a malware scanner a file is opened by others only after its verdict. Null: no scanner was set when it came.
alter table files add column scan text check (scan in ('pending', 'clean', 'infected'));
create index files_scan_pending on files (created_at) where scan = 'pending';
