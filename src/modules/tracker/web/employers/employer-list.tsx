import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { EmployerListName } from '../../employer-lists.ts';
import type { InterestedEmployer, ViewingEmployer } from '../../employers.contract.ts';
import { EmployerRow } from './employer-row.tsx';
import { useEmployerNews, useLookedAt } from './use-employer-news.ts';

type Employer = ViewingEmployer | InterestedEmployer;
type Page = { employers: readonly Employer[]; next_cursor: string | null };

const calls = { viewed: 'GET /employers/viewed-me', interested: 'GET /employers/interested-in-me' } as const;
const pictures = { viewed: 'resume', interested: 'people' } as const;
/** Where one becomes easier to find, and where one writes first. */
const ways = { viewed: '/manage-profile', interested: '/job-search' } as const;

interface EmployerListProps {
  list: EmployerListName;
  page: Page;
  /** Something has happened: the page loads afresh. */
  onNews: () => void;
}

/** APP-02: who has looked at me, or is interested in me, a page at a time. */
export function EmployerList({ list, page, onNews }: EmployerListProps) {
  const { t, language } = useTranslation();
  const [more, setMore] = useState<Page & { from: string | null }>();
  // What was loaded further belongs to the list it came after.
  const rest = more?.from === page.next_cursor ? more : undefined;
  const known = new Set(page.employers.map(({ id }) => id));
  const rows = [...page.employers, ...(rest?.employers.filter(({ id }) => !known.has(id)) ?? [])];
  const next = rest ? rest.next_cursor : page.next_cursor;
  useEmployerNews(onNews);
  useLookedAt(list, rows);
  const loadMore = async (cursor: string) => {
    try {
      const found = await api(calls[list], { cursor });
      const employers = [...(rest?.employers ?? []), ...found.employers];
      setMore({ from: page.next_cursor, employers, next_cursor: found.next_cursor });
    } catch (error) {
      showToast((error as Error).message || t('tracker.employers.failed'), { tone: 'danger' });
    }
  };
  if (rows.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name={pictures[list]} />}
        title={t(`tracker.employers.${list}.empty`)}
        actions={<LinkButton to={`/${language}${ways[list]}`}>{t(`tracker.employers.${list}.action`)}</LinkButton>}
      >
        {t(`tracker.employers.${list}.emptyText`)}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="employers">
      <h2 id="employers" className="sr-only">
        {t(`tracker.employers.${list}.tab`)}
      </h2>
      <ul className="grid max-w-3xl gap-4">
        {rows.map((employer) => (
          <EmployerRow key={employer.id} employer={employer}>
            <WhatHappened employer={employer} />
          </EmployerRow>
        ))}
      </ul>
      {list === 'viewed' ? (
        <p className="mt-4 max-w-3xl text-ink-muted text-sm">{t('tracker.employers.viewed.leftOut')}</p>
      ) : null}
      {next ? (
        <div className="mt-6 [@media(scripting:none)]:hidden">
          <Button variant="secondary" onClick={() => loadMore(next)}>
            {t('tracker.employers.more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}

function WhatHappened({ employer }: { employer: Employer }) {
  const { t } = useTranslation();
  if ('step' in employer) return t(`tracker.employers.step.${employer.step}`);
  return t(`tracker.employers.what.${employer.what}`, { resume: employer.resume });
}
