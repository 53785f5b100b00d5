import { FileText } from 'lucide-react';
import { formatFileSize } from '#src/ui/controls/file-size.ts';
import { Card } from '#src/ui/layout/card.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Submission } from '../verification.contract.ts';
import { DecisionReason } from './decision-reason.tsx';
import { VerificationBadge } from './verification-badge.tsx';

/** What a company has submitted, when, and what came of it. */
export function SubmissionCard({ submission }: { submission: Submission }) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const facts = [
    { term: t('employer.verification.legalName'), value: <bdi>{submission.legal_name}</bdi> },
    { term: t('employer.verification.registration'), value: <bdi>{submission.registration_number}</bdi> },
    { term: t('employer.verification.country'), value: submission.country.value },
    {
      term: t('employer.verification.note'),
      value: submission.note && <bdi className="whitespace-pre-line">{submission.note}</bdi>,
    },
    {
      term: t('employer.verification.documents'),
      value: submission.documents.length > 0 ? <DocumentLinks documents={submission.documents} /> : '',
    },
    {
      term: t('employer.verification.decided'),
      value: submission.decided_at ? moment.format(new Date(submission.decided_at)) : '',
    },
    {
      term: t('employer.verification.reason'),
      value:
        submission.reason || submission.reason_name ? (
          <DecisionReason reasonName={submission.reason_name} reason={submission.reason} />
        ) : null,
    },
  ];
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <p className="text-ink-muted text-sm">
          {t('employer.verification.submitted', { date: moment.format(new Date(submission.submitted_at)) })}
        </p>
        <VerificationBadge state={submission.state} />
      </div>
      <div className="mt-2">
        <DescriptionList items={facts.filter(({ value }) => value)} />
      </div>
    </Card>
  );
}

export function DocumentLinks({ documents }: { documents: Submission['documents'] }) {
  const { t, language } = useTranslation();
  return (
    <ul className="grid gap-1">
      {documents.map(({ id, url, name, size }) => (
        <li key={id}>
          <a
            href={url}
            target="_blank"
            rel="noopener noreferrer"
            className="group inline-flex min-h-9 max-w-full items-center gap-2 rounded-control font-medium text-accent-ink no-underline pointer-coarse:min-h-11"
          >
            <FileText aria-hidden className="size-4 shrink-0" />
            <bdi className="min-w-0 break-all underline decoration-accent/40 underline-offset-4 group-hover:decoration-current">
              {name}
            </bdi>
            <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>
            <span className="shrink-0 text-ink-faint text-sm">{formatFileSize(size, language)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}
