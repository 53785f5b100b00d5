import { useEffect, useState } from 'react';
import { api } from '#src/browser-api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { filterParameters, type SearchFilters } from '../filters.ts';
import type { searchContract } from '../search.contract.ts';

export type PayBars = AnswerOf<(typeof searchContract)['GET /job/search-pay']>;

/** What the jobs of a search pay; undefined while nobody knows. Another amount does not change it. */
export function usePayBars(filters: SearchFilters): PayBars | undefined {
  const others = { ...filters, minPay: undefined, payCurrency: undefined, salary: undefined };
  const key = `${filters.scope}?${filterParameters({ ...others, sort: 'relevance' })}`;
  const [bars, setBars] = useState<PayBars>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key says all that matters of the filters
  useEffect(() => {
    let isCurrent = true;
    api('GET /job/search-pay', others).then(
      (answer) => {
        if (isCurrent) setBars(answer);
      },
      // The field alone works too.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [key]);
  return bars;
}
