import { Trash2 } from 'lucide-react';
import { useFetcher } from 'react-router';
import type { JobDraft } from '#src/modules/jobs/employer-jobs.contract.ts';
import { PostedTime } from '#src/modules/jobs/web/posted-time.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

export function DraftRow({ draft }: { draft: JobDraft }) {
  const { t, language } = useTranslation();
  const fetcher = useFetcher();
  const title = draft.title || t('employer.jobs.untitled');
  return (
    <Card padding="sm" isInteractive className="flex items-center gap-3">
      <div className="min-w-0 flex-1">
        <p className="break-words font-semibold text-ink">
          <CardLink to={`/${language}/employer/jobs/new/${draft.id}`}>
            <bdi>{title}</bdi>
          </CardLink>
        </p>
        <p className="text-ink-muted text-sm">
          {t('employer.jobs.savedLast')} <PostedTime at={draft.saved_at} />
        </p>
      </div>
      <fetcher.Form method="post" action={`/${language}/employer/jobs`} className="relative z-1">
        <input type="hidden" name="draft_id" value={draft.id} />
        <IconButton
          type="submit"
          label={t('employer.jobs.deleteDraft', { title })}
          icon={<Trash2 aria-hidden />}
          isLoading={fetcher.state !== 'idle'}
        />
      </fetcher.Form>
    </Card>
  );
}
