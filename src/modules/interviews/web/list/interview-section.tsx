import { type ReactNode, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Interview } from '../../interview-fields.ts';
import { InterviewRow } from './interview-row.tsx';

export interface InterviewPage {
  interviews: Interview[];
  next: string | null;
}

interface InterviewSectionProps {
  when: 'upcoming' | 'past';
  side: 'talent' | 'boss';
  scope?: 'own' | 'company';
  page: InterviewPage;
  onChanged: () => void;
  /** What stands here instead of nothing. */
  empty?: ReactNode;
}

/** What is ahead or what is past, and the rest of it on demand. */
export function InterviewSection({ when, side, scope = 'own', page, onChanged, empty = null }: InterviewSectionProps) {
  const { t } = useTranslation();
  const [more, setMore] = useState<{ from: string | null } & InterviewPage>();
  // What was loaded further belongs to the list it came after.
  const isSame = more?.from === page.next;
  const known = new Set(page.interviews.map(({ id }) => id));
  const rows = [...page.interviews, ...(isSame ? more.interviews.filter(({ id }) => !known.has(id)) : [])];
  const next = isSame ? more.next : page.next;
  const loadMore = async (after: string) => {
    try {
      const answer = await api('GET /interviews', { side, when, scope, after });
      const before = isSame ? more.interviews : [];
      setMore({ from: page.next, interviews: [...before, ...answer.interviews], next: answer.next });
    } catch (error) {
      showToast((error as Error).message || t('interviews.failed'), { tone: 'danger' });
    }
  };
  if (rows.length === 0 && !empty) return null;
  return (
    <section aria-labelledby={`interviews-${when}`} className="space-y-4">
      <h2 id={`interviews-${when}`} className="font-semibold text-ink text-lg">
        {t(`interviews.list.${when}`)}
      </h2>
      {rows.length === 0 ? empty : null}
      <ul className="grid gap-4">
        {rows.map((interview) => (
          <InterviewRow key={interview.id} interview={interview} onChanged={onChanged} />
        ))}
      </ul>
      {next ? (
        <Button
          variant="secondary"
          className="[@media(scripting:none)]:hidden"
          onClick={() => loadMore(next)}
          aria-label={`${t('interviews.list.more')}: ${t(`interviews.list.${when}`)}`}
        >
          {t('interviews.list.more')}
        </Button>
      ) : null}
    </section>
  );
}
