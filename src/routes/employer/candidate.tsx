import { useNavigate } from 'react-router';
import { applicationOf } from '#src/modules/applications/web/company/application-of.tsx';
import { keepDraft, readDraft } from '#src/modules/chat/web/composer/drafts.ts';
import { CandidatePanel } from '#src/modules/chat/web/inbox/candidate-panel.tsx';
import { ChatProvider, useChatClient } from '#src/modules/chat/web/sync/use-chat.ts';
import { useReaderClock } from '#src/modules/chat/web/use-reader-clock.ts';
import { AnalysisButton } from '#src/modules/hiring-help/web/analysis-button.tsx';
import { servicesContext } from '#src/page-context.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import { loadChat, orSignIn } from '../talent/load-chat.ts';
import type { Route } from './+types/candidate';

/** On a phone the person of a conversation has a page of their own; without scripts everywhere. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const load = async () => {
    const chat = await loadChat(api, new URL(request.url), params.id);
    const candidate = await api('GET /chat/conversations/:id/candidate', { id: Number(params.id) });
    return { ...chat, candidate };
  };
  return orSignIn(request, params.lang, load(), 'recruiter');
}

export default function CandidatePage({ loaderData, params }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { seed, candidate, renderedAt } = loaderData;
  const client = useChatClient(seed);
  const clock = useReaderClock(renderedAt);
  const back = `/${language}/employer/inbox/${params.id}`;
  const title = t('inbox.panel.open', { name: candidate.name });
  const conversation = seed.thread?.conversation;
  if (!conversation) return null;
  /** The question waits in the field of the conversation. */
  const ask = (question: string) => {
    const typed = readDraft(seed.accountId, conversation.id).trimEnd();
    keepDraft(seed.accountId, conversation.id, typed ? `${typed} ${question}` : question);
    navigate(back);
  };
  return (
    <ChatProvider value={client}>
      <PageHead title={title} description={title} path={`/employer/inbox/${params.id}/candidate`} isUnlisted />
      <main id="content" className="mx-auto w-full max-w-prose bg-surface">
        <div className="flex items-center justify-between gap-3 px-4 pt-3">
          <BackLink to={back} label={t('inbox.panel.back')} />
          <h1 className="sr-only">{title}</h1>
          <AnalysisButton conversation={conversation} />
        </div>
        <CandidatePanel conversation={conversation} clock={clock} onAsk={ask} loaded={candidate} more={applicationOf} />
      </main>
    </ChatProvider>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
