import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const OUTCOMES = new Map<string, TextKey>([
  ['dismissed', 'operator.audit.done.dismissed'],
  ['warned', 'operator.audit.done.warned'],
  ['taken_down', 'operator.audit.done.taken_down'],
  ['suspended', 'operator.audit.done.confirmed'],
  ['granted', 'operator.audit.done.granted'],
  ['upheld', 'operator.audit.done.upheld'],
  ['moot', 'operator.audit.done.lifted'],
]);

/** How a case ended, in words. */
export function useOutcome(): (outcome: string) => string {
  const { t } = useTranslation();
  return (outcome) => {
    const key = OUTCOMES.get(outcome);
    return key ? t(key) : outcome;
  };
}
