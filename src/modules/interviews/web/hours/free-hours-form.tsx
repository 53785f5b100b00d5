import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Switch } from '#src/ui/controls/switch.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { addDays } from '../../calendar-days.ts';
import type { FreeHours } from '../../free-hours-fields.ts';
import { faultOf } from '../../free-slots.ts';
import { BothTimes, sayDay, useOwnZone } from '../zone-time.tsx';
import { DaysFields } from './days-fields.tsx';
import { RuleFields } from './rule-fields.tsx';
import { AddSpan, SpansFields } from './spans-fields.tsx';

/** A Monday, for the names of days. */
const MONDAY = '2024-01-01';

interface FreeHoursFormProps {
  kept: { hours: FreeHours; is_kept: boolean; next: string[] };
  timeZones: readonly string[];
}

/** INT-01: a Boss's weekly free hours, single days, and the next times that come of them. */
export function FreeHoursForm({ kept, timeZones }: FreeHoursFormProps) {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const [hours, setHours] = useState(kept.hours);
  const [answer, setAnswer] = useState(kept);
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isSaved, setIsSaved] = useState(false);
  const [problem, setProblem] = useState('');
  // Who has chosen no zone in their settings keeps their hours by the clock before them.
  useEffect(() => setHours((now) => (now.time_zone ? now : { ...now, time_zone: zone })), [zone]);
  const change = (next: Partial<FreeHours>) => {
    setHours((now) => ({ ...now, ...next }));
    setIsSaved(false);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    setProblem('');
    if (faultOf(hours)) return;
    setIsBusy(true);
    try {
      setAnswer(await api('PUT /interviews/free-hours', hours));
      setIsSaved(true);
      setIsChecked(false);
    } catch (error) {
      setProblem((error as Error).message || t('interviews.failed'));
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <form onSubmit={save} noValidate className="max-w-3xl space-y-6">
      <SettingsCard title={t('interviews.hours.tab')} text={t('interviews.hours.text')}>
        <Switch
          label={t('interviews.hours.on')}
          checked={hours.is_on}
          onChange={(event) => change({ is_on: event.target.checked })}
        />
      </SettingsCard>
      <SettingsCard title={t('interviews.hours.week')}>
        <ul className="divide-y divide-line">
          {hours.week.map((spans, at) => {
            const day = sayDay(addDays(MONDAY, at), language, { weekday: 'long' });
            const set = (next: typeof spans) => {
              change({ week: hours.week.map((own, index) => (index === at ? next : own)) });
            };
            return (
              <li key={day} className="grid grid-cols-[1fr_auto] gap-x-2 py-2 sm:grid-cols-[8rem_1fr_auto]">
                <span className="flex min-h-11 items-center font-medium text-ink">{day}</span>
                <SpansFields id={`week-${at}`} day={day} spans={spans} onChange={set} />
                <AddSpan day={day} spans={spans} onChange={set} />
              </li>
            );
          })}
        </ul>
        <hr className="mb-5 border-line" />
        <RuleFields hours={hours} timeZones={timeZones} onChange={change} />
      </SettingsCard>
      <SettingsCard title={t('interviews.hours.days')} text={t('interviews.hours.daysText')}>
        <DaysFields days={hours.days} isChecked={isChecked} onChange={(days) => change({ days })} />
      </SettingsCard>
      {problem ? <Notice tone="danger">{problem}</Notice> : null}
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" isLoading={isBusy}>
          {t('interviews.hours.save')}
        </Button>
        <SavedMark isShown={isSaved}>{t('interviews.hours.saved')}</SavedMark>
      </div>
      {answer.is_kept && answer.hours.is_on ? (
        <section aria-labelledby="next-free" className="space-y-2">
          <h2 id="next-free" className="font-semibold text-ink">
            {t('interviews.slots.next')}
          </h2>
          {answer.next.length === 0 ? <p className="text-ink-muted">{t('interviews.hours.nothing')}</p> : null}
          <ul className="space-y-2">
            {answer.next.map((slot) => (
              <li key={slot}>
                <BothTimes moment={slot} zone={answer.hours.time_zone} />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </form>
  );
}
