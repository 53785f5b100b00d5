-- A picture of an album is drawn or a photo; until now a photo was a picture with an empty drawing.
alter table company_pictures
  alter column svg drop not null,
  add column file_id uuid unique references files (id) on delete cascade;
update company_pictures p set svg = null, file_id = f.id
from files f where p.svg = '' and f.subject = 'company-picture:' || p.id;
update files f set subject = 'company:' || p.company_id from company_pictures p where p.file_id = f.id;
delete from company_pictures where svg = '';
alter table company_pictures add check ((svg is null) <> (file_id is null));
