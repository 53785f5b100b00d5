import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { PointEvent } from '../points.contract.ts';
import { usePointWords } from './point-words.ts';

/** Events that run, and rewards to be had; without any there is nothing to see. */
export function EventList({ events }: { events: readonly PointEvent[] }) {
  const { t } = useTranslation();
  if (events.length === 0) return null;
  return (
    <SettingsCard title={t('points.events.title')} text={t('points.events.text')}>
      <ul className="divide-y divide-line">
        {events.map((event) => (
          <EventRow key={event.id} event={event} />
        ))}
      </ul>
    </SettingsCard>
  );
}

function EventRow({ event }: { event: PointEvent }) {
  const { t } = useTranslation();
  const words = usePointWords();
  const { Form, isBusy, message } = useFormAnswer('join', 'claim');
  const until = useLocalTime(event.is_joined ? event.claim_until : event.ends_at, { dateStyle: 'long' });
  return (
    <li className="py-3 first:pt-0 last:pb-0">
      <Form method="post" className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input type="hidden" name="id" value={event.id} />
        <div className="min-w-0 flex-1 basis-56">
          <p className="font-semibold text-ink">
            {t(`points.events.${event.goal}`, { points: words.points(event.points) })}
          </p>
          <p className="mt-0.5 text-ink-muted text-sm">
            {t(event.is_joined ? 'points.events.claimUntil' : 'points.events.until', { date: until })}
          </p>
        </div>
        {event.is_claimed ? (
          <Badge tone="accent">{t('points.events.claimed')}</Badge>
        ) : (
          <Button
            type="submit"
            name="intent"
            value={event.is_joined ? 'claim' : 'join'}
            variant={event.is_joined ? 'primary' : 'secondary'}
            isLoading={isBusy}
          >
            {t(event.is_joined ? 'points.events.claim' : 'points.events.join')}
          </Button>
        )}
      </Form>
      {message ? (
        <div className="mt-3">
          <Notice tone="danger">{message}</Notice>
        </div>
      ) : null}
    </li>
  );
}
