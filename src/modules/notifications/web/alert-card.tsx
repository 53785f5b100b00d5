import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { AlertFields } from './alert-fields.tsx';

interface AlertCardProps {
  alert: {
    id: number;
    label: string;
    keywords: string;
    chips: string[];
    frequency: 'daily' | 'weekly';
    is_paused: boolean;
    path: string;
    next_at: string | null;
  };
  /** Where its filters are changed: the search, which knows only who is signed in. */
  filtersHref?: string;
}

/** One alert: what it looks for, when the next e-mail is due, and everything that can be done with it. */
export function AlertCard({ alert, filtersHref }: AlertCardProps) {
  const { t, language } = useTranslation();
  const { Form, isBusy, isDone, message, error } = useFormAnswer('change');
  const others = useFormAnswer('pause', 'delete');
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const next = alert.next_at ? t('settings.alerts.next', { date: day.format(new Date(alert.next_at)) }) : undefined;
  return (
    <SettingsCard
      title={alert.label}
      text={next}
      aside={alert.is_paused ? <Badge>{t('settings.alerts.paused')}</Badge> : undefined}
    >
      {(message ?? others.message) ? <Notice tone="danger">{message ?? others.message}</Notice> : null}
      <Form method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="change" />
        <input type="hidden" name="id" value={alert.id} />
        <AlertFields keywords={alert.keywords} frequency={alert.frequency} error={error} />
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('settings.alerts.save')}
          </Button>
          {filtersHref ? <TextLink to={filtersHref}>{t('settings.alerts.changeFilters')}</TextLink> : null}
          <TextLink to={`/${language}${alert.path}`}>{t('settings.alerts.open')}</TextLink>
          <SavedMark isShown={isDone}>{t('settings.saved')}</SavedMark>
        </div>
      </Form>
      <others.Form method="post" className="mt-4 flex flex-wrap gap-2 border-line border-t pt-3">
        <input type="hidden" name="id" value={alert.id} />
        <input type="hidden" name="is_paused" value={alert.is_paused ? '0' : '1'} />
        <Button type="submit" name="intent" value="pause" variant="quiet" disabled={others.isBusy}>
          {t(alert.is_paused ? 'settings.alerts.resume' : 'settings.alerts.pause')}
        </Button>
        <Button type="submit" name="intent" value="delete" variant="quiet" disabled={others.isBusy}>
          {t('settings.alerts.delete')}
        </Button>
      </others.Form>
    </SettingsCard>
  );
}
