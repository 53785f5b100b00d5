import type { SearchLists } from './search-lists.ts';
import type { TalentFilters } from './search-view.ts';

export interface FilterProps {
  filters: TalentFilters;
  lists: SearchLists;
  onChange: (next: TalentFilters) => void;
}
