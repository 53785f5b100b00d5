import { useEffect, useId, useRef } from 'react';
import { useFetcher } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { OpenInvitation } from '../invitations.contract.ts';
import { type FormRefusal, useFieldErrors } from './form-refusal.ts';

interface InviteColleaguesProps {
  invitations: readonly OpenInvitation[];
  most: number;
}

type Answer = FormRefusal | { done: string };

/** Colleagues come by e-mail: a form, and the list of those who have not come yet. */
export function InviteColleagues({ invitations, most }: InviteColleaguesProps) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <SectionHeader id={id} title={t('employer.invite.title')} description={t('employer.invite.text')} />
      {invitations.length < most ? (
        <InviteForm />
      ) : (
        <p className="text-ink-muted text-sm">{t('employer.invite.full', { most })}</p>
      )}
      {invitations.length > 0 ? (
        <>
          <h3 className="mt-6 mb-2 font-semibold text-ink">{t('employer.invite.open')}</h3>
          <ul className="divide-y divide-line rounded-card border border-line bg-surface">
            {invitations.map((invitation) => (
              <InvitationRow key={invitation.id} invitation={invitation} />
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}

function InviteForm() {
  const { t } = useTranslation();
  const fetcher = useFetcher<Answer>();
  const form = useRef<HTMLFormElement>(null);
  const refusal = fetcher.data && 'message' in fetcher.data ? fetcher.data : undefined;
  const errors = useFieldErrors(refusal, { email: 'employer.invite.email' });
  useEffect(() => {
    if (!fetcher.data || 'message' in fetcher.data) return;
    form.current?.reset();
    showToast(t('employer.invite.sent'), { tone: 'success' });
  }, [fetcher.data, t]);
  return (
    <fetcher.Form method="post" ref={form} className="grid gap-3">
      {refusal && !errors.email ? <Notice tone="danger">{refusal.message}</Notice> : null}
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            name="email"
            type="email"
            label={t('employer.invite.email')}
            error={errors.email}
            defaultValue={refusal?.typed.email}
            maxLength={254}
            autoComplete="off"
            dir="ltr"
          />
        </div>
        <Button type="submit" name="do" value="invite" isLoading={fetcher.state === 'submitting'}>
          {t('employer.invite.send')}
        </Button>
      </div>
    </fetcher.Form>
  );
}

function InvitationRow({ invitation }: { invitation: OpenInvitation }) {
  const { t, language } = useTranslation();
  const fetcher = useFetcher<Answer>();
  const isSending = fetcher.state !== 'idle';
  const { email } = invitation;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' });
  const dates = { sent: day.format(new Date(invitation.sent_at)), until: day.format(new Date(invitation.expires_at)) };
  useEffect(() => {
    if (!fetcher.data) return;
    if ('message' in fetcher.data) showToast(fetcher.data.message, { tone: 'danger' });
    else showToast(t(fetcher.data.done === 'invite' ? 'employer.invite.sent' : 'employer.invite.revoked'));
  }, [fetcher.data, t]);
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-0 flex-1 basis-56">
        <p className="font-semibold text-ink">
          <bdi className="break-all">{email}</bdi>
        </p>
        <p className={invitation.is_expired ? 'text-danger-ink text-sm' : 'text-ink-muted text-sm'}>
          {t(invitation.is_expired ? 'employer.invite.expired' : 'employer.invite.until', dates)}
        </p>
      </div>
      <fetcher.Form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={invitation.id} />
        <input type="hidden" name="email" value={email} />
        <Button
          type="submit"
          name="do"
          value="invite"
          variant="secondary"
          size="sm"
          isLoading={isSending}
          aria-label={t('employer.invite.againTo', { email })}
        >
          {t('employer.invite.again')}
        </Button>
        <Button
          type="submit"
          name="do"
          value="revoke-invitation"
          variant="secondary"
          size="sm"
          isLoading={isSending}
          aria-label={t('employer.invite.revokeOf', { email })}
        >
          {t('employer.invite.revoke')}
        </Button>
      </fetcher.Form>
    </li>
  );
}
