import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { byDay, countDaysAtFirst } from '../../free-slots.ts';
import type { Interview } from '../../interview-fields.ts';
import { offsetMinutes } from '../../zone-times.ts';
import { sayTime, sayZone, useOwnZone, ZoneLine } from '../zone-time.tsx';
import { SlotDay } from './slot-day.tsx';
import { useSlots } from './use-slots.ts';

const DAYS_MORE = 7;

interface SlotPickerProps {
  interview: Interview;
  onTaken: (interview: Interview) => void;
}

/** INT-01: the Boss's free times by day, on the reader's clock with the other below. What is taken goes from the list. */
export function SlotPicker({ interview, onTaken }: SlotPickerProps) {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const { list, hasFailed, reload } = useSlots(interview.id);
  const [chosen, setChosen] = useState('');
  const [daysMore, setDaysMore] = useState(0);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const book = async () => {
    setIsBusy(true);
    setProblem('');
    try {
      onTaken(await api('POST /interviews/:id/book', { id: interview.id, starts_at: chosen }));
    } catch (error) {
      setProblem((error as Error).message || t('interviews.failed'));
      await reload();
    } finally {
      setIsBusy(false);
    }
  };
  if (!list) return <Unready hasFailed={hasFailed} onRetry={reload} />;
  const days = [...byDay(list.slots, zone)];
  const shown = countDaysAtFirst(days.map(([, slots]) => slots)) + daysMore;
  const isFree = list.slots.includes(chosen);
  const [first] = list.slots;
  const isOtherClock = first && offsetMinutes(new Date(first), zone) !== offsetMinutes(new Date(first), list.time_zone);
  const theirs = isOtherClock ? list.time_zone : null;
  return (
    <div className="space-y-3">
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      {days.length === 0 ? <p className="text-ink-muted">{t('interviews.slots.none')}</p> : null}
      {first ? (
        <ChoiceGroup legend={t('interviews.slots.title')}>
          <div className="space-y-4">
            <div>
              <ZoneLine />
              {theirs ? (
                <p className="text-ink-muted text-sm">
                  {t('interviews.slots.theirs', { name: interview.name, zone: sayZone(first, language, theirs) })}
                </p>
              ) : null}
            </div>
            {days.slice(0, shown).map(([day, slots]) => (
              <SlotDay
                key={day}
                day={day}
                slots={slots}
                theirs={theirs}
                name={`slot-${interview.id}`}
                chosen={chosen}
                onChoose={setChosen}
              />
            ))}
          </div>
        </ChoiceGroup>
      ) : null}
      {days.length > shown ? (
        <Button variant="quiet" size="sm" onClick={() => setDaysMore(daysMore + DAYS_MORE)}>
          {t('interviews.list.more')}
        </Button>
      ) : null}
      {isFree ? (
        <Button isWide isLoading={isBusy} onClick={book}>
          {t('interviews.slots.book', { time: sayTime(chosen, language, zone) })}
        </Button>
      ) : null}
      {interview.book_by ? (
        <p className="text-ink-muted text-sm">
          {t('interviews.slots.by', { date: sayTime(interview.book_by, language, zone) })}
        </p>
      ) : null}
      {interview.status === 'pending' ? <p className="text-ink-muted text-sm">{t('interviews.sharesName')}</p> : null}
    </div>
  );
}

function Unready({ hasFailed, onRetry }: { hasFailed: boolean; onRetry: () => void }) {
  const { t } = useTranslation();
  if (!hasFailed) return <Spinner isAnnounced />;
  return (
    <div className="space-y-2">
      <Notice tone="danger">{t('interviews.slots.failed')}</Notice>
      <Button size="sm" variant="secondary" onClick={onRetry}>
        {t('ui.retry')}
      </Button>
    </div>
  );
}
