import { data, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { StartChat } from '#src/modules/chat/web/start/start-chat.tsx';
import { StartClosed } from '#src/modules/chat/web/start/start-closed.tsx';
import { readStartForm, toStartInput } from '#src/modules/chat/web/start/start-form.ts';
import { readFrom } from '#src/modules/jobs/web/read-from.ts';
import { servicesContext } from '#src/page-context.ts';
import { Container } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/chat-start';
import { orSignIn } from './load-chat.ts';

/** The status of a job that has closed. */
const GONE = 410;

/** Whoever already talks about the job goes straight there; a visitor signs in first and comes back here. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const job_id = Number(params.jobId);
  if (!Number.isSafeInteger(job_id) || job_id < 1) throw data(null, { status: 404 });
  const check = await orSignIn(
    request,
    params.lang,
    api('GET /job-applications/chats/check-exists/:id/jobseekers', { id: 0, job_id }),
  );
  if (check.conversation_id !== null) throw redirect(`/${params.lang}/chat/${check.conversation_id}`);
  const [job, { phrases }] = await Promise.all([
    api('GET /job/:id', { id: job_id }).catch((error: { status?: number }) => {
      if (error.status === GONE) return null;
      throw data(null, { status: error.status ?? 500 });
    }),
    api('GET /chat/phrases', { kind: 'greeting' }),
  ]);
  return { job, greetings: phrases, refusal: check.refusal, clientId: crypto.randomUUID() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = readStartForm(await request.formData());
  const from = readFrom(new URL(request.url).search);
  try {
    const { conversation } = await api('POST /chat/conversations', toStartInput(Number(params.jobId), form, from));
    return redirect(`/${params.lang}/chat/${conversation.id}`);
  } catch (error) {
    if (!isRefusal(error)) throw error;
    const { message: problem, fields } = error;
    return data({ problem, fields, text: form.text, answers: form.answers }, { status: error.status });
  }
}

export default function ChatStart({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { job, ...rest } = loaderData;
  const path = `/chat/start/${params.jobId}`;
  return (
    <main id="content">
      <PageHead title={t('chat.start.title')} description={t('chat.seo')} path={path} isUnlisted />
      <Container className="max-w-2xl! py-8 sm:py-12">
        {job ? (
          <StartChat job={job} {...rest} refused={actionData} />
        ) : (
          <StartClosed jobId={Number(params.jobId)} text={actionData?.text} />
        )}
      </Container>
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
