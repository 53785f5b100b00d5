-- The index has new words (titles with their hours, the language of the posting): without statistics the next start
-- builds it anew.
delete from search_statistics;
