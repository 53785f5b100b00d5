import type { ReactNode } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { CodeField } from '#src/ui/controls/code-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { SavedMark, SettingsCard } from '#src/ui/layout/settings-card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ResendButton } from './resend-button.tsx';

interface AddressFormProps {
  kind: 'email' | 'phone';
  /** As it is now, ready to be read. */
  current: string | null;
  isVerified: boolean;
  /** The fields of the new address. */
  fields: (form: { error: (field: string) => string | undefined; value: (field: string) => string }) => ReactNode;
  /** The names of those fields: they travel with the code. */
  names: readonly string[];
  /** A code that was sent before the page was loaded, and to where. */
  pending: { values: Record<string, string>; retryAfter: number } | null;
  /** The new address from what was typed. */
  describe: (values: Record<string, string>) => string;
}

/** Changes an address in two steps: the new one, then the code that was sent to it. */
export function AddressForm({ kind, current, isVerified, fields, names, pending, describe }: AddressFormProps) {
  const { t } = useTranslation();
  const [send, other] = [`${kind}-code`, `${kind}-other`];
  const form = useFormAnswer<{ retryAfter: number }>(send, other, kind);
  const { Form, isBusy, message, error, answer } = form;
  const isSent = answer?.intent === send ? answer.isDone : answer?.intent === kind && !answer.isDone;
  // A page that was loaded anew goes on with the code that is on its way.
  const isCodeStep = isSent || (!answer && pending !== null);
  const typed = answer?.values ?? pending?.values ?? {};
  return (
    <SettingsCard
      title={t(`settings.${kind}.title`)}
      text={t(`settings.${kind}.text`)}
      aside={
        current ? (
          <Badge tone={isVerified ? 'accent' : 'neutral'}>
            {t(isVerified ? 'settings.email.verified' : 'settings.email.unverified')}
          </Badge>
        ) : null
      }
    >
      <p className="wrap-anywhere font-medium text-ink">
        {current ? <bdi>{current}</bdi> : <span className="text-ink-muted">{t(`settings.${kind}.none`)}</span>}
      </p>
      <Fold isFolded={current !== null} isOpen={answer !== undefined || pending !== null}>
        {isCodeStep ? (
          <Form method="post" className="grid gap-5">
            {names.map((name) => (
              <input key={name} type="hidden" name={name} value={typed[name] ?? ''} />
            ))}
            {message ? <Notice tone="danger">{message}</Notice> : null}
            <p className="wrap-anywhere text-ink-muted">{t(`settings.${kind}.sent`, { address: describe(typed) })}</p>
            <CodeField name="code" label={t(`settings.${kind}.code`)} error={error('code')} autoFocus={isSent} />
            <div className="flex flex-wrap items-center gap-3">
              <Button type="submit" name="intent" value={kind} isLoading={isBusy}>
                {t(`settings.${kind}.confirm`)}
              </Button>
              <ResendButton
                intent={send}
                seconds={form.data?.retryAfter ?? answer?.retryAfter ?? pending?.retryAfter ?? 0}
              />
              <Button type="submit" variant="quiet" name="intent" value={other} formNoValidate>
                {t(`settings.${kind}.other`)}
              </Button>
            </div>
          </Form>
        ) : (
          <Form method="post" className="grid gap-5">
            <input type="hidden" name="intent" value={send} />
            {message ? <Notice tone="danger">{message}</Notice> : null}
            {fields({
              error,
              value: (field) => (answer?.intent === kind ? '' : (answer?.values[field] ?? '')),
            })}
            <div className="flex flex-wrap items-center gap-4">
              <Button type="submit" variant="secondary" isLoading={isBusy}>
                {t(`settings.${kind}.send`)}
              </Button>
              <SavedMark isShown={answer?.intent === kind && answer.isDone}>{t(`settings.${kind}.changed`)}</SavedMark>
            </div>
          </Form>
        )}
      </Fold>
    </SettingsCard>
  );
}

/** Whoever has an address rarely wants another. */
function Fold({ isFolded, isOpen, children }: { isFolded: boolean; isOpen: boolean; children: ReactNode }) {
  const { t } = useTranslation();
  if (!isFolded) return <div className="mt-5">{children}</div>;
  return (
    <div className="mt-2 -mb-4 [&>details]:border-b-0">
      <Disclosure title={t('settings.change')} isOpen={isOpen || undefined}>
        <div className="pt-2 text-ink">{children}</div>
      </Disclosure>
    </div>
  );
}
