import { Gift } from 'lucide-react';
import { isolate } from '#src/kernel/isolate.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/invited';

export function loader({ params, context }: Route.LoaderArgs) {
  return context.get(servicesContext).api('POST /invitations/open', { code: params.code.slice(0, 40) });
}

/** What an invitation link opens: who invites, and the way to join. The browser remembers it until someone signs up. */
export default function Invited({ loaderData: { inviter, is_own, is_signed_in } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const name = isolate(inviter || t('invitations.open.friend'));
  const title = inviter === null ? t('invitations.open.gone') : t('invitations.open.title', { name });
  const isNew = !is_signed_in && inviter !== null;
  const text = is_own
    ? t('invitations.open.own')
    : is_signed_in
      ? t('invitations.open.existing')
      : t(inviter === null ? 'invitations.open.goneText' : 'invitations.open.text');
  return (
    <main id="content" className="mx-auto w-full max-w-xl flex-1 px-4 py-10 sm:px-6 sm:py-20">
      <PageHead title={title} description={t('invitations.open.text')} path="/get-started" isUnlisted />
      <span aria-hidden className="grid size-14 place-items-center rounded-card bg-accent-soft text-accent-ink">
        <Gift className="size-7" />
      </span>
      <h1 className="mt-6 text-balance font-bold text-3xl text-ink">{title}</h1>
      <p className="mt-3 text-ink-muted text-lg">{text}</p>
      {isNew ? <p className="mt-3 font-semibold text-ink">{t('invitations.open.reward')}</p> : null}
      <div className="mt-8 flex flex-wrap gap-3">
        {is_signed_in ? (
          <LinkButton to={`/${language}/invite-friends`} size="lg">
            {t('invitations.title')}
          </LinkButton>
        ) : (
          <LinkButton to={`/${language}/get-started`} size="lg">
            {t('invitations.open.join')}
          </LinkButton>
        )}
        <LinkButton to={`/${language}/job-search`} variant="secondary" size="lg">
          {t('invitations.open.browse')}
        </LinkButton>
      </div>
      {isNew ? <p className="mt-6 text-ink-muted text-sm">{t('invitations.open.seen')}</p> : null}
    </main>
  );
}
