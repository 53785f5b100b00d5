-- PROF-04: the address of a photo ends with the name of its file, which often is its owner's. Employers see photos long
-- before they may know a full name.
update files set name = regexp_replace(name, '^.*(\.[a-z]+)$', 'photo\1') where kind = 'avatar';
update accounts set avatar = regexp_replace(avatar, '/[^/]*(\.[a-z]+)$', '/photo\1') where avatar like '/files/%';
