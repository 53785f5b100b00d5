import { KeyRound } from 'lucide-react';
import { api } from '#src/browser/api.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { UNLOCK_DAYS } from '../talent-rules.ts';
import { talentHref, talentsHref } from './search-view.ts';
import { TalentList } from './talent-list.tsx';

/** Whom the company has unlocked, the last first. */
export function UnlockedTalents({ page }: { page: AnswerOf<Api['GET /recruiters/unlocked-talents']> }) {
  const { t, language } = useTranslation();
  if (page.talents.length === 0) {
    return (
      <EmptyState
        icon={<KeyRound />}
        title={t('candidates.results.unlockedEmpty')}
        actions={<LinkButton to={talentsHref(language)}>{t('candidates.results.toSearch')}</LinkButton>}
      >
        {t('candidates.results.unlockedEmptyText', { days: UNLOCK_DAYS })}
      </EmptyState>
    );
  }
  return (
    <TalentList
      page={page}
      hrefOf={({ id }) => `${talentHref(language, id)}?tab=unlocked`}
      onMore={(cursor) => api('GET /recruiters/unlocked-talents', { cursor })}
      moreHref={(cursor) => `${talentsHref(language)}?tab=unlocked&cursor=${encodeURIComponent(cursor)}`}
    />
  );
}
