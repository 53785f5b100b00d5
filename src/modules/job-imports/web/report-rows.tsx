import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ImportRow, RowStatus } from '../job-imports.contract.ts';

const tones: Record<RowStatus, 'neutral' | 'accent' | 'apricot' | 'danger' | 'info'> = {
  waiting: 'neutral',
  drafted: 'info',
  updated: 'info',
  differs: 'apricot',
  known: 'neutral',
  refused: 'danger',
  publishing: 'info',
  published: 'accent',
};

/** The report: a row for each of the source, with the way to what came of it. */
export function ReportRows({ rows }: { rows: ImportRow[] }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language, { useGrouping: false });
  return (
    <DataTable
      caption={t('imports.steps.report')}
      rows={rows}
      rowKey={({ line }) => line}
      empty={<p className="py-8 text-center text-ink-muted">{t('imports.report.empty')}</p>}
      columns={[
        {
          id: 'job',
          header: t('imports.report.job'),
          cell: (row) => <RowTitle row={row} />,
        },
        { id: 'line', header: t('imports.report.line'), cell: ({ line }) => number.format(line), isNumeric: true },
        {
          id: 'result',
          header: t('imports.report.result'),
          cell: (row) => (
            <div className="flex flex-wrap justify-end gap-1 sm:justify-start">
              <Badge tone={tones[row.status]}>{t(`imports.rows.${row.status}`)}</Badge>
              <Readiness row={row} />
            </div>
          ),
        },
        {
          id: 'why',
          header: t('imports.report.why'),
          cell: ({ notes }) => (
            <ul className="min-w-0 max-w-prose space-y-1 text-start text-ink-muted">
              {notes.map(({ text }) => (
                <li key={text} className="break-words">
                  <bdi>{text}</bdi>
                </li>
              ))}
            </ul>
          ),
        },
      ]}
    />
  );
}

function Readiness({ row }: { row: ImportRow }) {
  const { t } = useTranslation();
  if (row.draft_id === null || row.status === 'publishing') return null;
  return (
    <Badge tone={row.is_complete ? 'accent' : 'apricot'}>
      {t(row.is_complete ? 'imports.report.complete' : 'imports.report.incomplete')}
    </Badge>
  );
}

function RowTitle({ row }: { row: ImportRow }) {
  const { t, language } = useTranslation();
  const title = row.title || t('imports.report.untitled');
  const jobs = `/${language}/employer/jobs`;
  const way =
    row.draft_id !== null
      ? { to: `${jobs}/new/${row.draft_id}`, label: t('imports.report.draft') }
      : row.job_id === null
        ? undefined
        : row.status === 'differs'
          ? { to: `${jobs}/${row.job_id}/edit`, label: t('imports.report.edit') }
          : { to: `${jobs}/${row.job_id}`, label: t('imports.report.view') };
  return (
    <div className="min-w-0">
      <bdi className="break-words font-semibold text-ink">{title}</bdi>
      {way ? (
        <p className="text-sm">
          <TextLink to={way.to}>{way.label}</TextLink>
        </p>
      ) : null}
    </div>
  );
}
