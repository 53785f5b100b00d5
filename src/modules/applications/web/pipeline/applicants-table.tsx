import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { Decided, MoveButton, OpenButton, SelectBox } from './applicant-card.tsx';
import { ApplicantBadges } from './applicant-facts.tsx';
import { WHOLE } from './pipeline-lists.ts';
import type { Desk } from './use-desk.ts';
import type { Pipeline } from './use-pipeline.ts';

interface ApplicantsTableProps {
  pipeline: Pipeline;
  desk: Desk;
  now: number;
}

/** Applicants one below the other: who waits longest on top. */
export function ApplicantsTable({ pipeline, desk, now }: ApplicantsTableProps) {
  const { t } = useTranslation();
  const { rows, next } = pipeline.lists[WHOLE] ?? { rows: [], next: null };
  const areAll = rows.length > 0 && rows.every(({ id }) => desk.selected.has(id));
  return (
    <>
      <Checkbox
        label={t('pipeline.selectShown')}
        checked={areAll}
        isIndeterminate={!areAll && desk.selected.size > 0}
        onChange={() => desk.selectAll(areAll ? [] : rows.map(({ id }) => id))}
      />
      <DataTable
        caption={t('pipeline.title')}
        rows={rows}
        rowKey={({ id }) => id}
        columns={[
          {
            id: 'person',
            header: t('pipeline.table.person'),
            cell: (applicant) => (
              <div data-applicant={applicant.id} className="flex min-w-48 items-center gap-3">
                <SelectBox applicant={applicant} desk={desk} />
                <span data-vip={applicant.is_vip || undefined}>
                  <Avatar name={applicant.name} src={applicant.avatar} size="sm" isDecorative />
                </span>
                <OpenButton applicant={applicant} desk={desk} />
                <MoveButton applicant={applicant} desk={desk} />
              </div>
            ),
          },
          {
            id: 'column',
            header: t('pipeline.table.column'),
            cell: (applicant) => (
              <div>
                <Badge tone={applicant.column === 'not_suitable' ? 'neutral' : 'accent'}>
                  {desk.columnName(applicant.column)}
                </Badge>
                <Decided applicant={applicant} desk={desk} />
              </div>
            ),
          },
          {
            id: 'facts',
            header: t('pipeline.table.facts'),
            cell: (applicant) => (
              <span className="flex flex-wrap gap-1.5">
                <ApplicantBadges applicant={applicant} now={now} />
              </span>
            ),
          },
          {
            id: 'applied',
            header: t('pipeline.table.applied'),
            cell: ({ applied_at }) => <LocalTime moment={applied_at} />,
          },
        ]}
      />
      {next ? (
        <div className="mt-4">
          <Button variant="secondary" onClick={() => pipeline.loadMore(WHOLE)}>
            {t('applications.list.more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
