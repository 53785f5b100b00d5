import { Form, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/button.tsx';
import { LinkButton } from '#src/ui/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/unsubscribe';

export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(servicesContext);
  try {
    const { name } = await api('GET /notification/unsubscribe', { token });
    return { token, kind: name, problem: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { token, kind: '', problem: error.message };
  }
}

/** Also what a mail program's own button calls, with a body of its own: only the address decides. */
export async function action({ request, context }: Route.ActionArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const form = await request.formData();
  try {
    const { api } = context.get(servicesContext);
    const { is_on } = await api('POST /notification/unsubscribe', { token, is_on: form.has('undo') });
    return { isOn: is_on, problem: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { isOn: true, problem: error.message };
  }
}

/** A link in an e-mail leads here; opening it alone changes nothing, because mail scanners open links too. */
export default function Unsubscribe({ loaderData: { token, kind, problem }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const refusal = actionData ? actionData.problem : problem;
  const state = refusal !== null ? 'expired' : !actionData ? 'ask' : actionData.isOn ? 'on' : 'done';
  const titles = {
    ask: t('notifications.unsubscribe.title'),
    done: t('notifications.unsubscribe.doneTitle'),
    on: t('notifications.unsubscribe.onTitle'),
    expired: t('notifications.unsubscribe.expiredTitle'),
  };
  const words = {
    ask: t('notifications.unsubscribe.text', { kind }),
    done: t('notifications.unsubscribe.doneText', { kind }),
    on: t('notifications.unsubscribe.onText', { kind }),
    expired: refusal,
  };
  return (
    <main id="content" className="mx-auto max-w-lg px-4 py-16">
      <PageHead
        title={titles[state]}
        description={t('notifications.unsubscribe.description')}
        path="/unsubscribe"
        isUnlisted
      />
      <h1 className="font-bold text-3xl text-ink">{titles[state]}</h1>
      <p role="status" className="mt-3 mb-8 text-ink-muted">
        {words[state]}
      </p>
      <Form method="post" action={`?token=${encodeURIComponent(token)}`} className="flex flex-wrap gap-3">
        {state === 'done' ? <input type="hidden" name="undo" value="1" /> : null}
        {state === 'ask' || state === 'done' ? (
          <Button type="submit" variant={state === 'ask' ? 'primary' : 'secondary'} isLoading={isBusy}>
            {t(state === 'ask' ? 'notifications.unsubscribe.button' : 'notifications.unsubscribe.undo')}
          </Button>
        ) : null}
        <LinkButton to={`/${language}/settings/notifications`} variant="quiet">
          {t('notifications.unsubscribe.settings')}
        </LinkButton>
      </Form>
    </main>
  );
}
