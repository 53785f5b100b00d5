import { Form, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/no-invitations';

export async function loader({ url, context }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? '';
  try {
    const { is_stopped } = await context.get(servicesContext).api('GET /invitations/stop', { token });
    return { token, isStopped: is_stopped, problem: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { token, isStopped: false, problem: error.message };
  }
}

/** Also what a mail program's own button calls, with a body of its own: only the address decides. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const form = await request.formData();
  try {
    await context.get(servicesContext).api('POST /invitations/stop', { token, stop: !form.has('undo') });
  } catch (error) {
    if (!isRefusal(error)) throw error;
  }
  return null;
}

/** A link in an invitation leads here; opening it alone changes nothing, because mail scanners open links too. */
export default function NoInvitations({ loaderData: { token, isStopped, problem } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const title = problem
    ? t('invitations.stop.expiredTitle')
    : t(isStopped ? 'invitations.stop.doneTitle' : 'invitations.stop.title');
  return (
    <main id="content" className="mx-auto max-w-lg px-4 py-16">
      <PageHead title={title} description={t('invitations.stop.text')} path="/no-invitations" isUnlisted />
      <h1 className="font-bold text-3xl text-ink">{title}</h1>
      <p role="status" className="mt-3 mb-8 text-ink-muted">
        {problem ?? t(isStopped ? 'invitations.stop.doneText' : 'invitations.stop.text')}
      </p>
      {problem ? null : (
        <Form method="post" action={`?token=${encodeURIComponent(token)}`}>
          {isStopped ? <input type="hidden" name="undo" value="1" /> : null}
          <Button type="submit" variant={isStopped ? 'secondary' : 'primary'} isLoading={isBusy}>
            {t(isStopped ? 'invitations.stop.undo' : 'invitations.stop.button')}
          </Button>
        </Form>
      )}
    </main>
  );
}
