import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ZoneLine } from '../zone-time.tsx';
import { type InterviewPage, InterviewSection } from './interview-section.tsx';

interface InterviewListProps {
  upcoming: InterviewPage;
  past: InterviewPage;
  onChanged: () => void;
}

/** INT-01: a talent's own interviews, what is ahead before what is past. */
export function InterviewList({ upcoming, past, onChanged }: InterviewListProps) {
  const { t, language } = useTranslation();
  if (upcoming.interviews.length + past.interviews.length === 0) {
    return (
      <EmptyState
        illustration={<Illustration name="interview" />}
        title={t('interviews.list.empty')}
        actions={<LinkButton to={`/${language}/job-search`}>{t('jobs.mine.find')}</LinkButton>}
      >
        {t('interviews.list.emptyText')}
      </EmptyState>
    );
  }
  return (
    <div className="max-w-3xl space-y-8">
      <ZoneLine />
      <InterviewSection
        side="talent"
        when="upcoming"
        page={upcoming}
        onChanged={onChanged}
        empty={<p className="text-ink-muted">{t('interviews.list.nothingAhead')}</p>}
      />
      <InterviewSection side="talent" when="past" page={past} onChanged={onChanged} />
    </div>
  );
}
