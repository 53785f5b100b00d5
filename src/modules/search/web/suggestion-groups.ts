import type { AnswerOf } from '#src/kernel/contract.ts';
import type { SuggestionGroup } from '#src/ui/controls/search-suggestions.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import type { searchContract } from '../search.contract.ts';

export type SuggestedItem = AnswerOf<(typeof searchContract)['GET /job/search-suggestion']>['items'][number];

const order: { type: SuggestedItem['type']; heading: TextKey }[] = [
  { type: 'job_title', heading: 'search.suggest.jobTitle' },
  { type: 'company', heading: 'search.suggest.company' },
  { type: 'hot_search', heading: 'search.suggest.popular' },
  { type: 'history', heading: 'search.suggest.history' },
];

/** Groups in a fixed order: job titles, companies, the others. Empty ones are left out. */
export function groupSuggestions(items: readonly SuggestedItem[], t: (key: TextKey) => string): SuggestionGroup[] {
  return order
    .map(({ type, heading }) => ({
      id: type,
      heading: t(heading),
      isHistory: type === 'history',
      items: items
        .filter((item) => item.type === type)
        .map((item) => ({ id: `${type}-${item.value}`, text: item.label, jobTitleId: item.job_title_id })),
    }))
    .filter((group) => group.items.length > 0);
}
