-- Languages stand as their owner puts them, as skills do. Those told before stay as they were shown: the best known first.
alter table spoken_languages add column position integer not null default 0;
