-- The index has new words (country and salary bracket together): without statistics the next start builds it anew.
delete from search_statistics;
