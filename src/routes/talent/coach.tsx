import { useCallback, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { CoachAside } from '#src/modules/coach/web/coach-aside.tsx';
import { CoachTalk } from '#src/modules/coach/web/coach-talk.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/coach';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [status, conversation] = await Promise.all([
      api('GET /coach', {}),
      params.id ? api('GET /coach/conversations/:id', { id: Number(params.id) || 0 }) : null,
    ]);
    return { status, conversation };
  });
}

/** AI-05: a conversation about one's own job search. */
export default function Coach({ loaderData: { status, conversation }, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const open = conversation?.id;
  /** One that was begun on this page: its address is known, but the page was not loaded for it. */
  const begun = useRef<number>(undefined);
  const onAnswered = useCallback(
    (id: number | undefined) => {
      // The address names the conversation, so that a reload shows it; what is on the page stays.
      if (id && id !== open) {
        begun.current = id;
        window.history.replaceState(window.history.state, '', `/${language}/coach/${id}`);
      }
      // The list beside it has a new one, or another on top.
      revalidate();
    },
    [open, language, revalidate],
  );
  const onDeleted = (id: number) => {
    // Anew, as for a new conversation: what is on the page belongs to the one that is gone.
    if (id === begun.current) window.location.assign(`/${language}/coach`);
    else if (id === open) navigate(`/${language}/coach`);
    else revalidate();
  };
  return (
    <main id="content">
      <PageHead title={t('coach.title')} description={t('coach.intro')} path="/coach" isUnlisted />
      <Container className="pb-10">
        <PageHeader
          title={t('coach.title')}
          description={t('coach.intro')}
          actions={
            <LinkButton to={`/${language}/coach`} reloadDocument variant="secondary">
              {t('coach.new')}
            </LinkButton>
          }
        />
        <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <CoachTalk
            key={params.id ?? 'new'}
            status={status}
            conversationId={open}
            turns={conversation?.turns ?? []}
            onAnswered={onAnswered}
          />
          <CoachAside status={status} onDeleted={onDeleted} />
        </div>
      </Container>
    </main>
  );
}
