import { useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentCard as Talent } from '../talent-fields.ts';
import { TalentCard } from './talent-card.tsx';

interface Page {
  talents: Talent[];
  next_cursor: string | null;
}

interface TalentListProps {
  page: Page;
  /** Fetches what follows. */
  onMore: (cursor: string) => Promise<Page>;
  /** Where what follows stands for a browser without scripts. */
  moreHref: (cursor: string) => string;
  hrefOf: (talent: Talent) => string;
}

/** The cards, a page at a time. Give it a key that is the search: another search is another list. */
export function TalentList({ page, onMore, moreHref, hrefOf }: TalentListProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState<Page>();
  const [isBusy, setIsBusy] = useState(false);
  const known = new Set(page.talents.map(({ id }) => id));
  const talents = [...page.talents, ...(more?.talents.filter(({ id }) => !known.has(id)) ?? [])];
  const next = more ? more.next_cursor : page.next_cursor;
  const load = async (cursor: string) => {
    setIsBusy(true);
    try {
      const found = await onMore(cursor);
      setMore({ talents: [...(more?.talents ?? []), ...found.talents], next_cursor: found.next_cursor });
    } catch (error) {
      showToast((error as Error).message || t('candidates.results.moreFailed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <>
      <ul className="grid grid-cols-1 gap-3 min-[120rem]:grid-cols-2">
        {talents.map((talent) => (
          <li key={talent.id}>
            <TalentCard talent={talent} to={hrefOf(talent)} />
          </li>
        ))}
      </ul>
      {next ? (
        <div className="mt-6 flex justify-center">
          <span className="[@media(scripting:none)]:hidden">
            <Button variant="secondary" isLoading={isBusy} onClick={() => load(next)}>
              {t('candidates.results.more')}
            </Button>
          </span>
          <span className="hidden [@media(scripting:none)]:inline">
            <LinkButton variant="secondary" to={moreHref(next)}>
              {t('candidates.results.more')}
            </LinkButton>
          </span>
        </div>
      ) : null}
    </>
  );
}
