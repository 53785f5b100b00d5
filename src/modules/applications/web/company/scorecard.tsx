import { useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { TeamHeading } from '#src/modules/chat/web/inbox/team-heading.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Scorecards } from '../../scorecards.contract.ts';
import { useCriterionName } from '../pipeline/use-criterion-name.ts';
import { usePipelineNews } from '../pipeline/use-pipeline-news.ts';

const SCORES = [1, 2, 3, 4, 5];

type Card = Scorecards['cards'][number];

/** How colleagues rate an applicant; the own rating is given here, and nobody outside the team sees any. */
export function Scorecard({ applicationId: id }: { applicationId: number }) {
  const { t, language } = useTranslation();
  const nameOf = useCriterionName();
  const { cards, setCards, load } = useScores(id);
  if (!cards) return null;
  const own = cards.cards.find(({ is_mine }) => is_mine);
  const ownScore = (key: string) => own?.scores.find(({ criterion }) => criterion === key)?.score ?? null;
  const rate = async (criterion: string, score: number | null) => {
    try {
      setCards(await api('POST /job-applications/:id/scores', { id, criterion, score }));
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
      load();
    }
  };
  const number = new Intl.NumberFormat(language, { maximumFractionDigits: 1 });
  const toText = (scores: Card['scores']) =>
    scores
      .map(({ criterion, name, score }) => `${nameOf({ key: criterion, name })} ${number.format(score)}`)
      .join(' · ');
  const earlier = own?.scores.filter(({ criterion }) => !cards.criteria.some(({ key }) => key === criterion)) ?? [];
  return (
    <div className="@container mt-4">
      <TeamHeading title={t('pipeline.score.title')} />
      {/* All rows change their layout together: by the room that the list has, never by the length of one name. */}
      <ul className="grid gap-3 @sm:gap-1">
        {cards.criteria.map((criterion) => (
          <li key={criterion.key}>
            <fieldset className="flex @sm:flex-row flex-col @sm:items-center justify-between gap-x-3 gap-y-1">
              <legend className="wrap-anywhere float-start min-w-0 text-ink text-sm">
                <bdi>{nameOf(criterion)}</bdi>
              </legend>
              <span className="flex shrink-0 gap-1">
                {SCORES.map((score) => (
                  <ScoreButton
                    key={score}
                    label={t('pipeline.score.of', { score: number.format(score) })}
                    text={number.format(score)}
                    isChosen={ownScore(criterion.key) === score}
                    onPress={() => rate(criterion.key, ownScore(criterion.key) === score ? null : score)}
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
      <ul className="wrap-anywhere mt-1 grid gap-1 text-ink-muted text-xs">
        {earlier.length > 0 ? <li>{t('pipeline.criteria.earlier', { scores: toText(earlier) })}</li> : null}
        {cards.cards
          .filter(({ is_mine }) => !is_mine)
          .map(({ author, scores }) => (
            <li key={author}>
              <bdi className="font-semibold">{author}</bdi> <bdi>{toText(scores)}</bdi>
            </li>
          ))}
      </ul>
    </div>
  );
}

/** The scores as they are now: colleagues rate too, and the team may change what is asked. */
function useScores(id: number) {
  const [cards, setCards] = useState<Scorecards>();
  const load = useCallback(() => {
    api('GET /job-applications/:id/scores', { id }).then(setCards, () => undefined);
  }, [id]);
  useEffect(load, [load]);
  usePipelineNews(cards?.job_id ?? 0, load);
  return { cards, setCards, load };
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
      className={classNames(
        'h-9 min-w-0 @sm:w-11 flex-1 rounded-control border text-sm tabular-nums pointer-coarse:h-11',
        isChosen
          ? 'border-accent bg-accent font-semibold text-on-accent'
          : 'border-line bg-surface text-ink hover:border-line-firm',
      )}
    >
      {text}
    </button>
  );
}
