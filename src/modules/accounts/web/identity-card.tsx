import { BadgeCheck } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

/** Whether the national identity was checked, and the way to the service that does. */
export function IdentityCard({ isVerified, isNameMatch }: { isVerified: boolean; isNameMatch: boolean }) {
  const { t } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('identity');
  return (
    <SettingsCard
      title={t('settings.identity.title')}
      text={t('settings.identity.text')}
      aside={
        isVerified ? (
          <Badge tone="accent" icon={<BadgeCheck aria-hidden />}>
            {t('settings.identity.verified')}
          </Badge>
        ) : null
      }
    >
      {isVerified && !isNameMatch ? (
        <p className="mb-4 text-ink-muted text-sm">{t('settings.identity.nameDiffers')}</p>
      ) : null}
      {isVerified && isNameMatch ? null : (
        // It leads to another site, which a plain form may not.
        <Form method="post" className="grid justify-items-start gap-4 [@media(scripting:none)]:hidden">
          <input type="hidden" name="intent" value="identity" />
          {message ? <Notice tone="danger">{message}</Notice> : null}
          <Button type="submit" variant="secondary" isLoading={isBusy}>
            {t('settings.identity.start')}
          </Button>
        </Form>
      )}
    </SettingsCard>
  );
}
