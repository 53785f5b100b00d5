import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Application } from '../../applications.contract.ts';
import { callEmployer } from '../timeline.tsx';

/** One sentence: whose turn it is, and until when. */
export function TurnLine({ application }: { application: Application }) {
  const { t } = useTranslation();
  const { stage, closes_at, waiting_since, replied_at } = application;
  const date = useLocalTime(closes_at ?? application.stage_at);
  const name = callEmployer(application);
  if (stage === 'withdrawn' || stage === 'not_suitable' || stage === 'closed' || stage === 'hired') {
    return t(`applications.turn.${stage}`, { name });
  }
  if (closes_at) return t('applications.turn.until', { name, date });
  return replied_at && !waiting_since
    ? t('applications.turn.yours', { name })
    : t('applications.turn.theirs', { name });
}
