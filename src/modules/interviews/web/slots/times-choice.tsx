import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Segmented } from '#src/ui/controls/segmented.tsx';
import { ExternalTextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Spinner } from '#src/ui/feedback/spinner.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FreeHours } from '../../free-hours-fields.ts';
import { TimesFields } from '../times-fields.tsx';
import { sayTime, useOwnZone } from '../zone-time.tsx';

export type How = 'times' | 'hours';

interface TimesChoiceProps {
  how: How;
  onHow: (how: How) => void;
  times: string[];
  onTimes: (times: string[]) => void;
  isChecked: boolean;
  /** The candidate. */
  name: string;
  /** Told once the own hours are known: how long an interview is there. */
  onHours?: (hours: FreeHours) => void;
}

/** INT-01: one to three times, or the own free hours to pick from. */
export function TimesChoice({ how, onHow, times, onTimes, isChecked, name, onHours }: TimesChoiceProps) {
  const { t } = useTranslation();
  return (
    <div className="space-y-4">
      <Segmented
        legend={t('interviews.slots.how')}
        value={how}
        onChange={onHow}
        segments={[
          { value: 'times', label: t('interviews.slots.propose') },
          { value: 'hours', label: t('interviews.slots.offer') },
        ]}
      />
      {how === 'times' ? (
        <TimesFields times={times} onChange={onTimes} isChecked={isChecked} />
      ) : (
        <OwnHours name={name} onHours={onHours} />
      )}
    </div>
  );
}

interface Known {
  isOpen: boolean;
  next: string[];
}

/** What the candidate could book right now; without free hours the way to set some. */
function OwnHours({ name, onHours }: Pick<TimesChoiceProps, 'name' | 'onHours'>) {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const [known, setKnown] = useState<Known>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once, when this way is chosen
  useEffect(() => {
    api('GET /interviews/free-hours', {})
      .then(({ hours, is_kept, next }) => {
        setKnown({ isOpen: is_kept && hours.is_on, next });
        if (is_kept) onHours?.(hours);
      })
      .catch(() => setKnown({ isOpen: true, next: [] }));
  }, []);
  if (!known) return <Spinner isAnnounced />;
  const settings = (
    <ExternalTextLink href={`/${language}/employer/interviews?view=hours`}>
      {t('interviews.slots.set')}
    </ExternalTextLink>
  );
  if (!known.isOpen) {
    return (
      <Notice tone="info">
        {t('interviews.slots.off')} {settings}
      </Notice>
    );
  }
  return (
    <div className="space-y-2 text-sm">
      <p>{t('interviews.slots.offerText', { name })}</p>
      <p className="text-ink-muted">
        {known.next.length > 0 ? `${t('interviews.slots.next')}: ` : `${t('interviews.hours.nothing')} `}
        {known.next
          .slice(0, 3)
          .map((slot) => sayTime(slot, language, zone))
          .join(' · ')}
      </p>
      <p>{settings}</p>
    </div>
  );
}
