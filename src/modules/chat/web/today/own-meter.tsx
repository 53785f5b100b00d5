import { TrendingUp } from 'lucide-react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { replyWords } from '#src/modules/companies/web/reply-words.ts';
import { Card } from '#src/ui/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LEAST_SAMPLE } from '../chat-limits.ts';

export type Meter = AnswerOf<Api['GET /chat/meter']>;

/** TRU-01: how the Boss answers, in the words that candidates read on their jobs, and what moves it. */
export function OwnMeter({ meter: { replies, answered, gain } }: { meter: Meter }) {
  const { t } = useTranslation();
  const asked = replies.sample_size;
  return (
    <Card
      as="section"
      aria-labelledby="own-meter"
      className="grid gap-x-8 gap-y-4 lg:grid-cols-[1.2fr_1fr] lg:items-center"
    >
      <div className="min-w-0">
        <h2 id="own-meter" className="text-ink-muted text-sm">
          {t('inbox.today.meter.title')}
        </h2>
        <p className="mt-1 text-balance font-bold text-2xl text-ink sm:text-3xl">
          {replies.is_enough ? replyWords(replies, t) : t('inbox.today.meter.tooFew', { asked, least: LEAST_SAMPLE })}
        </p>
        <p className="mt-2 max-w-prose text-ink-muted text-sm">
          {replies.is_enough
            ? t('inbox.today.meter.figures', { answered, asked })
            : t('inbox.today.meter.tooFewText', { least: LEAST_SAMPLE })}
        </p>
      </div>
      <p className="flex items-start gap-3 rounded-control bg-accent-soft p-4 text-accent-ink text-sm">
        <TrendingUp aria-hidden className="mt-0.5 size-5 shrink-0" />
        <span className="min-w-0">
          {gain ? t('inbox.today.meter.gain', { count: gain.answers, line: shareOf(gain.response_rate) }) : null}{' '}
          {t('inbox.today.meter.moves')}
        </span>
      </p>
    </Card>
  );

  function shareOf(response_rate: number): string {
    return replyWords({ ...replies, response_rate, median_reply_hours: null }, t);
  }
}
