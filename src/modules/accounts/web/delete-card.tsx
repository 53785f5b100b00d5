import type { ReactNode } from 'react';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Deleting the account, and the way back while there is one; `children` says what else would be lost. */
export function DeleteCard({ deleteAfter, children }: { deleteAfter: string | null; children?: ReactNode }) {
  const { t } = useTranslation();
  const { Form, isBusy, message, error, answer } = useFormAnswer('delete', 'keep');
  return (
    <SettingsCard title={t('settings.delete.title')} text={t('settings.delete.text')}>
      <Form method="post" className="grid justify-items-start gap-4">
        {message ? <Notice tone="danger">{message}</Notice> : null}
        {deleteAfter ? (
          <>
            <input type="hidden" name="intent" value="keep" />
            <Pending day={deleteAfter} />
            <Button type="submit" isLoading={isBusy}>
              {t('settings.delete.keep')}
            </Button>
          </>
        ) : (
          <>
            <input type="hidden" name="intent" value="delete" />
            <p className="text-ink-muted text-sm">
              {t('settings.delete.company')} <HelpLink about="deletion" />
            </p>
            {children}
            <Checkbox
              key={answer?.intent}
              name="confirm"
              label={t('settings.delete.understand')}
              error={error('confirm')}
              required
            />
            <Button type="submit" variant="danger" isLoading={isBusy}>
              {t('settings.delete.button')}
            </Button>
          </>
        )}
        <SavedMark isShown={!deleteAfter && answer?.intent === 'keep' && answer.isDone}>
          {t('settings.delete.kept')}
        </SavedMark>
      </Form>
    </SettingsCard>
  );
}

function Pending({ day }: { day: string }) {
  const { t } = useTranslation();
  const date = useLocalTime(day, { dateStyle: 'long' });
  return (
    <Notice tone="warning" title={t('settings.delete.pendingTitle', { date })}>
      {t('settings.delete.pendingText')}
    </Notice>
  );
}
