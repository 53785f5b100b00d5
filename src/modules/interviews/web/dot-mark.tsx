import { useTranslation } from '#src/ui/translation.tsx';
import type { Side } from '../interview-fields.ts';
import { useRedDot } from './red-dot.ts';

/** The red dot on a place's icon or beside its name; said in words to those who do not see it. */
export function DotMark({ isOn, className = '' }: { isOn: boolean; className?: string }) {
  const { t } = useTranslation();
  if (!isOn) return null;
  return (
    <span className={className}>
      <span aria-hidden className="block size-2.5 rounded-full bg-danger ring-2 ring-canvas" />
      <span className="sr-only">{t('interviews.dot')}</span>
    </span>
  );
}

/** The same, which follows the socket by itself. */
export function InterviewDot({ side, initial }: { side: Side; initial: boolean }) {
  return <DotMark isOn={useRedDot(side, initial)} />;
}
