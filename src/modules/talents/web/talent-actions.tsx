import { LockKeyholeOpen, MessageCirclePlus, MessagesSquare, ScanSearch } from 'lucide-react';
import { type ComponentType, Suspense } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { useOverlay } from '#src/ui/overlays/use-overlay.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentInvitation, TalentProfile, UnlockCredits } from '../talent-fields.ts';
import type { SearchLists } from './search-lists.ts';
import { useTalentWords } from './talent-words.ts';

const UnlockDialog = lazy(() => import('./unlock-dialog.tsx'));
const InviteDialog = lazy(() => import('./invite-dialog.tsx'));

interface TalentActionsProps {
  talent: TalentProfile;
  credits: UnlockCredits;
  jobs: SearchLists['jobs'];
  jobId: number | undefined;
  onChanged: () => void;
  /** What a later module finds in the profile; it comes when it is opened. */
  Analysis: ComponentType<AnalysisProps>;
}

export interface AnalysisProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  conversation: { id: number };
}

/** The one thing to do next: unlock, invite, or read what came of it. */
export function TalentActions({ talent, credits, jobs, jobId, onChanged, Analysis }: TalentActionsProps) {
  const { t } = useTranslation();
  const words = useTalentWords();
  const unlock = useOverlay();
  const invite = useOverlay();
  const { unlocked_until: until, invitation, invite_refusal: refusal } = talent;
  return (
    <section aria-label={t('candidates.person.actions')} className="card grid gap-4 p-4 sm:p-6">
      {until ? (
        <p className="flex items-center gap-2 font-semibold text-accent-ink">
          <LockKeyholeOpen aria-hidden className="size-5 shrink-0" />
          {t('candidates.person.unlockedUntil', { date: words.day(until) })}
        </p>
      ) : (
        <>
          <Button
            {...unlock.triggerProps}
            isWide
            icon={<LockKeyholeOpen aria-hidden className="size-5" />}
            className="[@media(scripting:none)]:hidden"
          >
            {t('candidates.person.unlock')}
          </Button>
          <p className="text-ink-muted text-sm">
            {t('candidates.unlock.left', { count: credits.left })}{' '}
            {t('candidates.unlock.renews', { number: credits.monthly, date: words.day(credits.renews_at) })}
          </p>
        </>
      )}
      {invitation ? <InvitationState invitation={invitation} Analysis={Analysis} /> : null}
      {until && refusal === null ? (
        <>
          <Button
            {...invite.triggerProps}
            isWide
            variant={invitation ? 'secondary' : 'primary'}
            icon={<MessageCirclePlus aria-hidden className="size-5" />}
            className="[@media(scripting:none)]:hidden"
          >
            {t('candidates.person.invite')}
          </Button>
          {invitation ? null : <p className="text-ink-muted text-sm">{t('candidates.person.locked.name')}</p>}
        </>
      ) : null}
      {until && refusal && refusal !== 'talentInvitedAlready' && refusal !== 'talentLocked' ? (
        <p className="text-ink-muted text-sm">
          {t(`candidates.person.refusal.${refusal}`, { date: talent.may_ask_at ? words.day(talent.may_ask_at) : '' })}
        </p>
      ) : null}
      <Suspense>
        {unlock.wasOpened ? (
          <UnlockDialog {...unlock.overlayProps} talent={talent} credits={credits} onUnlocked={onChanged} />
        ) : null}
        {invite.wasOpened ? (
          <InviteDialog {...invite.overlayProps} talent={talent} jobs={jobs} jobId={jobId} onInvited={onChanged} />
        ) : null}
      </Suspense>
    </section>
  );
}

/** How far the last invitation has come, and the way to what was said. */
function InvitationState({
  invitation,
  Analysis,
}: {
  invitation: TalentInvitation;
  Analysis: TalentActionsProps['Analysis'];
}) {
  const { t, language } = useTranslation();
  const words = useTalentWords();
  const analysis = useOverlay();
  const { state, job_title, sent_at, closes_at, conversation_id: id } = invitation;
  return (
    <>
      <p className="wrap-anywhere text-ink text-sm">
        {t(`candidates.person.state.${state}`, {
          job: job_title,
          date: words.day(sent_at),
          until: words.day(closes_at),
        })}
      </p>
      {id === null ? null : (
        <LinkButton
          isWide
          variant={state === 'accepted' ? 'primary' : 'secondary'}
          to={`/${language}/employer/inbox/${id}`}
          icon={<MessagesSquare aria-hidden className="size-5" />}
        >
          {t('candidates.person.openChat')}
        </LinkButton>
      )}
      {id !== null && state === 'accepted' ? (
        <Button
          {...analysis.triggerProps}
          isWide
          variant="secondary"
          icon={<ScanSearch aria-hidden className="size-5" />}
          className="[@media(scripting:none)]:hidden"
        >
          {t('hiring.analysis.make')}
        </Button>
      ) : null}
      <Suspense>
        {id !== null && analysis.wasOpened ? <Analysis {...analysis.overlayProps} conversation={{ id }} /> : null}
      </Suspense>
    </>
  );
}
