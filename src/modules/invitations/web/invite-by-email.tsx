import { useEffect, useRef } from 'react';
import { numberFormat } from '#src/kernel/formats.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { AGAIN_AFTER_DAYS, KEPT_DAYS, MOST_AT_ONCE } from '../invitation-rules.ts';
import type { AddressRefusal } from '../invitations.contract.ts';

/** Up to ten friends by email. What is refused stays in the field, with a line for each address that will not do. */
export function InviteByEmail({ left }: { left: number }) {
  const { t, language } = useTranslation();
  const { Form, isBusy, isDone, data, message, error, value } = useFormAnswer<{ problems: AddressRefusal[] }>('email');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  const number = (of: number) => numberFormat(language).format(of);
  return (
    <section aria-labelledby="by-email">
      <h2 id="by-email" className="font-bold text-ink text-xl">
        {t('invitations.email.title')}
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-muted text-sm">
        {t('invitations.email.note', { days: number(KEPT_DAYS) })}
      </p>
      <Form ref={form} method="post" className="grid gap-4">
        <input type="hidden" name="intent" value="email" />
        {message ? <Notice tone="danger">{message}</Notice> : null}
        {isDone ? <Notice tone="success">{t('invitations.email.sent')}</Notice> : null}
        <Problems problems={data?.problems ?? []} days={number(AGAIN_AFTER_DAYS)} />
        <TextareaField
          name="addresses"
          label={t('invitations.email.label')}
          hint={t('invitations.email.hint', { max: number(MOST_AT_ONCE), left: number(left) })}
          defaultValue={isDone ? '' : value('addresses', '')}
          error={error('addresses')}
          maxLength={3000}
          rows={3}
          dir="ltr"
        />
        <div>
          <Button type="submit" isLoading={isBusy}>
            {t('invitations.email.send')}
          </Button>
        </div>
      </Form>
    </section>
  );
}

function Problems({ problems, days }: { problems: AddressRefusal[]; days: string }) {
  const { t } = useTranslation();
  if (problems.length === 0) return null;
  return (
    <Notice tone="danger" title={t('invitations.email.problems')}>
      <ul className="list-disc ps-5">
        {problems.map(({ address, problem }) => (
          <li key={address} className="wrap-anywhere">
            {t(`invitations.email.${problem}`, { address: isolate(address), days })}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
