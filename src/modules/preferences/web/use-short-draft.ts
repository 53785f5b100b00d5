import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { useSuggestions } from '#src/ui/controls/use-suggestions.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { timezoneOf } from '../work-timezones.ts';
import { nearTitles } from './near-titles.ts';
import type { ShortDraft } from './short-draft.ts';

interface Title {
  id: number;
  value: string;
}

/** The draft of the short form, which fills itself in as far as the browser and the title's market know. */
export function useShortDraft(first: ShortDraft, isRefused: boolean, countryId: number) {
  const { t } = useTranslation();
  const [draft, setDraft] = useState(first);
  const [market, setMarket] = useState<string>();
  // What was typed or chosen by hand is never overwritten by a guess.
  const touched = useRef(new Set<string>(isRefused ? Object.keys(first) : []));
  const guess = (part: Partial<ShortDraft>) => {
    const free = Object.entries(part).filter(([name]) => !touched.current.has(name));
    setDraft((before) => ({ ...before, ...Object.fromEntries(free) }));
  };
  const change = (part: Partial<ShortDraft>) => {
    for (const name of Object.keys(part)) touched.current.add(name);
    setDraft((before) => ({ ...before, ...part }));
  };
  const { items: titles } = useSuggestions<Title>(draft.title, suggestTitles);
  const titleId = titles.find(({ value }) => isSame(value, draft.title))?.id;
  const place = Number(draft.pref_country_id) || countryId;

  // The server knows the country's clocks only; the browser knows its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is there
  useEffect(() => guess({ timezone: timezoneOf(-new Date().getTimezoneOffset()) }), []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another title or place is another market
  useEffect(() => {
    setMarket(undefined);
    if (titleId === undefined) return;
    let isLeft = false;
    const ask = { function_job_title_id: titleId, country_id: place };
    api('GET /job/title-market', ask)
      .then(({ industry, currency, min_salary, max_salary, salary_range, sample }) => {
        if (isLeft) return;
        guess({ industry_id: industry ? String(industry.id) : '' });
        if (salary_range === null || currency !== draft.currency) return;
        guess({ min_salary: String(min_salary), max_salary: String(max_salary) });
        setMarket(t('preferences.short.market', { count: sample, range: salary_range }));
      })
      // A guess is a favour: without it everything can be typed.
      .catch(() => undefined);
    return () => {
      isLeft = true;
    };
  }, [titleId, place, draft.currency]);

  const near = titleId === undefined ? nearTitles(draft.title, titles) : [];
  return { draft, change, titles, near, market };
}

async function suggestTitles(query: string): Promise<Title[]> {
  const { job_titles } = await api('GET /config/search/job-title-lists', { query, size: 8 });
  return job_titles;
}

export function isSame(one: string, other: string): boolean {
  return one.trim().toLocaleLowerCase() === other.trim().toLocaleLowerCase();
}
