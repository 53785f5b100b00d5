import { isRefusal } from '#src/kernel/client.ts';
import { AlertCard } from '#src/modules/notifications/web/alert-card.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/manage-alerts';

const tokenOf = (request: Request) => new URL(request.url).searchParams.get('token') ?? '';

export async function loader({ request, context }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  try {
    const { alerts } = await api('GET /notification/alerts', { token: tokenOf(request) });
    return { alerts, problem: null };
  } catch (error) {
    if (!isRefusal(error)) throw error;
    return { alerts: [], problem: error.message };
  }
}

export function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const token = tokenOf(request);
  const named = (form: FormData) => ({ token, id: Number(textOf(form, 'id')) });
  return answerForm(request, {
    change: async (form) => {
      const frequency = textOf(form, 'frequency') === 'weekly' ? 'weekly' : 'daily';
      await api('POST /notification/alerts/:id', { ...named(form), keywords: textOf(form, 'keywords'), frequency });
      return {};
    },
    pause: async (form) => {
      await api('POST /notification/alerts/:id', { ...named(form), is_paused: textOf(form, 'is_paused') === '1' });
      return {};
    },
    delete: async (form) => {
      await api('POST /notification/alerts/:id/delete', named(form));
      return {};
    },
  });
}

/** ALERT-01: the link in a letter about new jobs leads here, signed in or not, and opens the alerts alone. */
export default function ManageAlerts({ loaderData: { alerts, problem } }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const title = t(problem === null ? 'settings.alerts.linkTitle' : 'notifications.unsubscribe.expiredTitle');
  const text = alerts.length > 0 ? t('settings.alerts.linkText') : t('settings.alerts.emptyTitle');
  return (
    <main id="content" className="mx-auto max-w-2xl px-4 py-12">
      <PageHead title={title} description={t('settings.alerts.linkTitle')} path="/manage-alerts" isUnlisted />
      <h1 className="font-bold text-3xl text-ink">{title}</h1>
      <p role="status" className="mt-3 text-ink-muted">
        {problem ?? text}
      </p>
      <div className="mt-8 grid gap-6">
        {alerts.map((alert) => (
          <div key={alert.id} id={`alert-${alert.id}`} className="scroll-mt-24">
            <AlertCard alert={alert} />
          </div>
        ))}
      </div>
      <LinkButton to={`/${language}/settings/alerts`} variant="secondary" className="mt-8">
        {t('notifications.unsubscribe.settings')}
      </LinkButton>
    </main>
  );
}
