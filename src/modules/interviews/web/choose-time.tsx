import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { RadioCard } from '#src/ui/controls/radio.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../interview-fields.ts';
import { sayTime, useOwnZone } from './zone-time.tsx';

interface ChooseTimeProps {
  interview: Interview;
  now: number | null;
  onTaken: (interview: Interview) => void;
}

/** INT-02: the proposed times as radios; the button repeats what it accepts. */
export function ChooseTime({ interview, now, onTaken }: ChooseTimeProps) {
  const { t, language } = useTranslation();
  const zone = useOwnZone();
  const isOver = (time: string) => now !== null && Date.parse(time) <= now;
  const [chosen, setChosen] = useState(interview.times.find((time) => !isOver(time)) ?? '');
  const [isBusy, setIsBusy] = useState(false);
  const accept = async () => {
    setIsBusy(true);
    try {
      onTaken(await api('POST /interviews/:id/accept', { id: interview.id, starts_at: chosen }));
    } catch (error) {
      showToast((error as Error).message || t('interviews.failed'), { tone: 'danger' });
    } finally {
      setIsBusy(false);
    }
  };
  return (
    <div className="space-y-3">
      <ChoiceGroup legend={t('interviews.choose')}>
        <div className="space-y-2">
          {interview.times.map((time) => {
            const mine = sayTime(time, language, zone);
            const theirs = sayTime(time, language, interview.time_zone);
            return (
              <RadioCard
                key={time}
                name={`interview-${interview.id}`}
                checked={chosen === time}
                disabled={isOver(time)}
                onChange={() => setChosen(time)}
                label={mine}
                description={theirs === mine ? undefined : sayTime(time, language, interview.time_zone, true)}
              />
            );
          })}
        </div>
      </ChoiceGroup>
      {chosen && !isOver(chosen) ? (
        <Button isWide isLoading={isBusy} onClick={accept} className="[@media(scripting:none)]:hidden">
          {t('interviews.accept', { time: sayTime(chosen, language, zone) })}
        </Button>
      ) : null}
      {interview.side === 'talent' ? <p className="text-ink-muted text-sm">{t('interviews.sharesName')}</p> : null}
    </div>
  );
}
