import { PostedTime } from '#src/modules/jobs/web/posted-time.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ImportStatus, ImportSummary } from '../job-imports.contract.ts';

const tones: Record<ImportStatus, 'neutral' | 'accent' | 'apricot' | 'danger' | 'info'> = {
  reading: 'info',
  mapping: 'apricot',
  running: 'info',
  done: 'accent',
  publishing: 'info',
  failed: 'danger',
};

function StatusBadge({ status }: { status: ImportStatus }) {
  const { t } = useTranslation();
  return <Badge tone={tones[status]}>{t(`imports.status.${status}`)}</Badge>;
}

/** What was imported before, as long as its report is kept. */
export function PastImports({ imports, hasMore }: { imports: ImportSummary[]; hasMore: boolean }) {
  const { t, language } = useTranslation();
  return (
    <TitledSection title={t('imports.past.title')}>
      {imports.length === 0 ? (
        <EmptyState
          illustration={<Illustration name="board" isSmall />}
          title={t('imports.past.empty')}
          headingLevel={3}
        >
          {t('imports.past.emptyText')}
        </EmptyState>
      ) : null}
      <ul className="grid grid-cols-1 gap-3">
        {imports.map((one) => (
          <Card key={one.id} as="li" padding="sm" isInteractive className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-60">
              <p className="break-words font-semibold text-ink">
                <CardLink to={`/${language}/employer/jobs/import/${one.id}`}>
                  <bdi>{one.name}</bdi>
                </CardLink>
              </p>
              <p className="text-ink-muted text-sm">
                {t('imports.past.rows', { count: one.row_count })} · <PostedTime at={one.created_at} />
              </p>
            </div>
            <StatusBadge status={one.status} />
          </Card>
        ))}
      </ul>
      {hasMore ? (
        <div className="mt-4">
          <LinkButton variant="secondary" to={`?before=${imports.at(-1)?.id}`}>
            {t('imports.past.more')}
          </LinkButton>
        </div>
      ) : null}
    </TitledSection>
  );
}
