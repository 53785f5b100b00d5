import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { TeamHeading } from '#src/modules/chat/web/inbox/team-heading.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { CRITERIA, type Criterion } from '../../score-criteria.ts';
import type { Scorecards } from '../../scorecards.contract.ts';

const SCORES = [1, 2, 3, 4, 5];

/** How colleagues rate an applicant; the own rating is given here, and nobody outside the team sees any. */
export function Scorecard({ applicationId: id }: { applicationId: number }) {
  const { t, language } = useTranslation();
  const [cards, setCards] = useState<Scorecards>();
  useEffect(() => {
    api('GET /job-applications/:id/scores', { id }).then(setCards, () => undefined);
  }, [id]);
  if (!cards) return null;
  const own = cards.cards.find(({ is_mine }) => is_mine);
  const ownScore = (criterion: Criterion) => own?.scores.find((one) => one.criterion === criterion)?.score ?? null;
  const rate = async (criterion: Criterion, score: number | null) => {
    try {
      setCards(await api('POST /job-applications/:id/scores', { id, criterion, score }));
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
    }
  };
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  return (
    <div className="mt-4">
      <TeamHeading title={t('pipeline.score.title')} />
      <ul className="grid gap-1">
        {CRITERIA.map((criterion) => (
          <li key={criterion}>
            <fieldset className="flex flex-wrap items-center justify-between gap-x-2">
              <legend className="float-start me-auto py-1 text-ink text-sm">{t(`pipeline.score.${criterion}`)}</legend>
              <span className="flex gap-1">
                {SCORES.map((score) => (
                  <ScoreButton
                    key={score}
                    label={t('pipeline.score.of', { score: number.format(score) })}
                    text={number.format(score)}
                    isChosen={ownScore(criterion) === score}
                    onPress={() => rate(criterion, ownScore(criterion) === score ? null : score)}
                  />
                ))}
              </span>
            </fieldset>
          </li>
        ))}
      </ul>
      {cards.average === null ? null : (
        <p className="mt-2 text-ink-muted text-sm">
          {t('pipeline.score.average', { score: number.format(cards.average), count: cards.cards.length })}
        </p>
      )}
      <ul className="mt-1 grid gap-1 text-ink-muted text-xs">
        {cards.cards
          .filter(({ is_mine }) => !is_mine)
          .map(({ author, scores }) => (
            <li key={author}>
              <bdi className="font-semibold">{author}</bdi>{' '}
              {scores
                .map(({ criterion, score }) => `${t(`pipeline.score.${criterion}`)} ${number.format(score)}`)
                .join(' · ')}
            </li>
          ))}
      </ul>
    </div>
  );
}

interface ScoreButtonProps {
  label: string;
  text: string;
  isChosen: boolean;
  onPress: () => void;
}

function ScoreButton({ label, text, isChosen, onPress }: ScoreButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      onClick={onPress}
      className={
        isChosen
          ? 'size-9 rounded-control bg-accent font-semibold text-on-accent text-sm pointer-coarse:size-11'
          : 'size-9 rounded-control border border-line bg-surface text-ink text-sm hover:border-line-firm pointer-coarse:size-11'
      }
    >
      {text}
    </button>
  );
}
