import { expect, it } from 'vitest';
import { groupSuggestions, type SuggestedItem } from './suggestion-groups.ts';

const item = (type: SuggestedItem['type'], label: string): SuggestedItem => ({
  type,
  label,
  value: label,
  logo_url: null,
  source: type,
  job_title_id: null,
});

it('SUG-01 groups come in the order job title, company, others', () => {
  const items = [item('hot_search', 'nurse'), item('company', 'Desa'), item('job_title', 'Designer')];
  const groups = groupSuggestions(items, (key) => key);
  expect(groups.map(({ heading }) => heading)).toEqual([
    'search.suggest.jobTitle',
    'search.suggest.company',
    'search.suggest.popular',
  ]);
});

it('SUG-01 an empty answer has no groups, so that the history shows', () => {
  expect(groupSuggestions([], (key) => key)).toEqual([]);
});
