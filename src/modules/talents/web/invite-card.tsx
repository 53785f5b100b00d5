import { MailOpen } from 'lucide-react';
import { Suspense, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { dateFormat } from '#src/kernel/formats.ts';
import type { CardProps } from '#src/modules/chat/web/card-views.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { InviteCardData } from '../talent-fields.ts';
import type { InviteState } from '../talent-rules.ts';

const DeclineInvite = lazy(() => import('./decline-invite.tsx'));

/** An invitation in its conversation: who asks about what, until when, and the two answers to it. */
export function InviteCard({ data, message, conversation }: CardProps) {
  const { t, language } = useTranslation();
  const told = data as Record<string, unknown> & InviteCardData;
  // What was answered here stands until the conversation brings something newer.
  const [answered, setAnswered] = useState<{ to: CardProps['data']; state: InviteState }>();
  const isAnswered = answered?.to === data;
  const state = isAnswered ? answered.state : told.state;
  const mayAnswer = told.may_answer && !isAnswered;
  const decline = useOverlay();
  const { isBusy, problem, call } = useCall(t('findable.card.failed'));
  const id = message.card?.id ?? 0;
  const isTalent = conversation.side === 'talent';
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const accept = () =>
    call(async () => {
      await api('POST /jobseeker/talent-invites/:id/accept', { id });
      setAnswered({ to: data, state: 'accepted' });
      document.querySelector<HTMLElement>('[data-composer] textarea')?.focus();
    });
  return (
    <section aria-label={t('findable.card.title')} className="grid w-[24rem] max-w-full gap-3 pt-1 pb-3">
      <p className="flex flex-wrap items-center gap-2 font-semibold text-ink">
        <MailOpen aria-hidden className="size-5 shrink-0 text-accent-ink" />
        {t('findable.card.title')}
        {state === 'open' ? null : (
          <Badge tone={state === 'accepted' ? 'accent' : 'neutral'}>{t(`findable.card.state.${state}`)}</Badge>
        )}
      </p>
      <p className="wrap-anywhere text-ink text-sm">
        {isTalent
          ? t('findable.card.about', { company: told.company, job: told.job_title })
          : t('findable.card.sent', { job: told.job_title })}
      </p>
      {state === 'open' ? (
        <p className="text-ink-muted text-xs">
          {t('findable.card.until', { date: day.format(new Date(told.closes_at)) })}
        </p>
      ) : null}
      {mayAnswer ? (
        <>
          <p className="text-ink-muted text-sm">{t('findable.card.name')}</p>
          <div className="flex flex-wrap gap-2 [@media(scripting:none)]:hidden">
            <Button size="sm" isLoading={isBusy} onClick={accept}>
              {t('findable.card.accept')}
            </Button>
            <Button size="sm" variant="secondary" {...decline.triggerProps}>
              {t('findable.card.decline')}
            </Button>
          </div>
        </>
      ) : null}
      <p role="alert" className="text-danger-ink text-sm empty:hidden">
        {problem}
      </p>
      <Suspense>
        {decline.wasOpened ? (
          <DeclineInvite
            {...decline.overlayProps}
            id={id}
            onDeclined={() => {
              setAnswered({ to: data, state: 'declined' });
              showToast(t('findable.card.state.declined'), { tone: 'success' });
            }}
          />
        ) : null}
      </Suspense>
    </section>
  );
}
