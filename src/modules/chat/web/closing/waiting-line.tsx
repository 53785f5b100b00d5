import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { waitingWords } from './waiting-words.ts';

const inks = { calm: 'text-ink-muted', urgent: 'text-apricot-ink', late: 'text-danger-ink' };
const bars = { calm: 'bg-accent', urgent: 'bg-apricot', late: 'bg-danger' };

/** 'Waiting 63 h · 9 h left' with a bar; the words say all that the colour does. */
export function WaitingLine({ since, now }: { since: string; now: number }) {
  const { t } = useTranslation();
  const { waited, left, tone, share } = waitingWords(since, now, t);
  return (
    <span className={classNames('flex min-w-0 items-center gap-2 text-xs', inks[tone])}>
      <span aria-hidden className="h-1 w-10 shrink-0 overflow-hidden rounded-full bg-line">
        <span className={classNames('block h-full rounded-full', bars[tone])} style={{ width: `${share * 100}%` }} />
      </span>
      <span className="min-w-0">
        <span className={tone === 'late' ? 'font-semibold' : undefined}>{waited}</span>
        {' · '}
        <span className={tone === 'calm' ? undefined : 'font-semibold'}>{left}</span>
      </span>
    </span>
  );
}
