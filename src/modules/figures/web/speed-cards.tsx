import type { ReactNode } from 'react';
import { LEAST_SAMPLE } from '#src/modules/companies/least-sample.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Duration, Replies, Speed } from '../figures.contract.ts';
import { sayHours, sayShare } from './figure-words.ts';

interface SpeedCardsProps {
  speed: Speed;
  before: Speed;
  waiting: { count: number; to: string };
}

/** How long candidates wait, and for how many they wait in vain. */
export function SpeedCards({ speed, before, waiting }: SpeedCardsProps) {
  const { t } = useTranslation();
  return (
    <TitledSection title={t('figures.speed.title')} description={t('figures.speed.text')}>
      <div className="grid gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TimeCard title={t('figures.speed.reply')} time={speed.replies} before={before.replies} />
        <AnswerCard replies={speed.replies} before={before.replies} waiting={waiting} />
        <TimeCard title={t('figures.speed.interview')} time={speed.interview} before={before.interview} />
        <TimeCard title={t('figures.speed.hire')} time={speed.hire} before={before.hire} />
      </div>
      <p className="mt-3 max-w-prose text-ink-muted text-sm">
        {t('figures.speed.from')} {t('figures.answers.rule')}
      </p>
    </TitledSection>
  );
}

function Figure({ title, value, children }: { title: string; value: string; children: ReactNode }) {
  return (
    <Card padding="sm" className="min-w-0">
      <h3 className="font-medium text-ink-muted text-sm">{title}</h3>
      <p className="mt-1 font-bold text-2xl text-ink tabular-nums">{value}</p>
      <div className="mt-1 space-y-0.5 text-ink-muted text-sm">{children}</div>
    </Card>
  );
}

function TimeCard({ title, time, before }: { title: string; time: Duration; before: Duration }) {
  const { t, language } = useTranslation();
  const { sample, median_hours: median, p90_hours: p90 } = time;
  if (median === null || p90 === null) {
    return (
      <Figure title={title} value="–">
        <Missing sample={sample} />
      </Figure>
    );
  }
  return (
    <Figure title={title} value={sayHours(language, median)}>
      <p>{t('figures.speed.ninety', { time: sayHours(language, p90) })}</p>
      <p>{t('figures.speed.sample', { count: sample })}</p>
      {before.median_hours === null ? null : <Compared now={median} before={before.median_hours} />}
    </Figure>
  );
}

/** What is missing says why: a figure from three people would be chance. */
function Missing({ sample }: { sample: number }) {
  const { t } = useTranslation();
  return <p>{sample === 0 ? t('figures.speed.none') : t('figures.speed.tooFew', { sample, least: LEAST_SAMPLE })}</p>;
}

function Compared({ now, before }: { now: number; before: number }) {
  const { t, language } = useTranslation();
  const time = sayHours(language, before);
  if (time === sayHours(language, now)) return <p>{t('figures.speed.same')}</p>;
  return <p className="font-medium text-ink">{t(`figures.speed.${now < before ? 'faster' : 'slower'}`, { time })}</p>;
}

interface AnswerCardProps {
  replies: Replies;
  before: Replies;
  waiting: SpeedCardsProps['waiting'];
}

function AnswerCard({ replies, before, waiting }: AnswerCardProps) {
  const { t, language } = useTranslation();
  const { share, share_within_day: soon, sample } = replies;
  return (
    <Figure title={t('figures.answers.title')} value={share === null ? '–' : sayShare(language, share)}>
      {soon === null ? (
        <Missing sample={sample} />
      ) : (
        <p>{t('figures.answers.within', { share: sayShare(language, soon) })}</p>
      )}
      {before.share === null || share === null ? null : (
        <p>{t('figures.answers.before', { share: sayShare(language, before.share) })}</p>
      )}
      <p className="pt-2 text-ink">
        {waiting.count > 0 ? (
          <TextLink to={waiting.to}>{t('figures.answers.waiting', { count: waiting.count })}</TextLink>
        ) : (
          t('figures.answers.nobody')
        )}
      </p>
    </Figure>
  );
}
