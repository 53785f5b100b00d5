import { Download } from 'lucide-react';
import { useLocation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { buttonStyle } from '#src/ui/controls/button-style.ts';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { usePolling } from '#src/ui/use-polling.ts';

interface ExportCardProps {
  status: {
    status: 'none' | 'queued' | 'ready';
    requested_at: string | null;
    expires_at: string | null;
  };
}

const POLL_MS = 5000;

/** Everything the site knows about the account, asked for here and fetched here. */
export function ExportCard({ status: { status, requested_at, expires_at } }: ExportCardProps) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('export');
  usePolling(status === 'queued', POLL_MS);

  return (
    <SettingsCard title={t('settings.export.title')} text={t('settings.export.text')}>
      <div className="grid gap-5">
        {message ? <Notice tone="danger">{message}</Notice> : null}
        <div aria-live="polite" className="empty:absolute">
          {status === 'queued' ? <Notice>{t('settings.export.queued')}</Notice> : null}
          {status === 'ready' && requested_at && expires_at ? <Ready at={requested_at} until={expires_at} /> : null}
        </div>
        {status === 'queued' ? null : (
          <Form method="post">
            <input type="hidden" name="intent" value="export" />
            <Button type="submit" variant="secondary" isLoading={isBusy}>
              {t(status === 'ready' ? 'settings.export.again' : 'settings.export.request')}
            </Button>
          </Form>
        )}
      </div>
    </SettingsCard>
  );
}

function Ready({ at, until }: { at: string; until: string }) {
  const { t } = useTranslation();
  const date = useLocalTime(at, { timeStyle: 'short' });
  const last = useLocalTime(until);
  const { pathname } = useLocation();
  return (
    <>
      <p className="text-ink">{t('settings.export.ready', { date, until: last })}</p>
      <p className="mt-1 text-ink-muted text-sm">{t('settings.export.formats')}</p>
      {/* Not `download`: whoever must prove who they are first is led to a page. */}
      <a
        href={`/download/parley-data.zip?back=${encodeURIComponent(pathname)}`}
        className={`${buttonStyle('primary')} mt-4`}
      >
        <Download aria-hidden className="size-4" />
        {t('settings.export.download')}
      </a>
    </>
  );
}
