import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { AlertCard } from '#src/modules/notifications/web/alert-card.tsx';
import { NewAlertForm } from '#src/modules/notifications/web/new-alert-form.tsx';
import type { SearchFilters, SearchScope } from '#src/modules/search/filters.ts';
import { PLAIN_SLUG } from '#src/modules/search/search-slug.ts';
import { readSubmitted } from '#src/modules/search/web/search-href.ts';
import { servicesContext } from '#src/page-context.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { Illustration } from '#src/ui/feedback/illustration.tsx';
import { LimitLink } from '#src/ui/feedback/limit-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/settings-alerts';
import { SettingsHead } from './settings-head.tsx';

export async function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  const { search, searchParams } = new URL(request.url);
  const list = await asAccount(request, params.lang, () => api('GET /jobseeker/job-alerts'));
  // A search that someone came with: its parameters are those of a results page.
  if (!searchParams.has('scope')) return { ...list, wanted: null, changed: undefined };
  const changed = list.alerts.find(({ id }) => id === Number(searchParams.get('alert')));
  const scope = readScope(searchParams.get('scope'));
  const { chips } = await api('POST /job/search-parse', { scope, slug: PLAIN_SLUG, search: search.slice(0, 4000) });
  const filters = chips.map(({ label }) => label);
  return { ...list, changed, wanted: { keywords: searchParams.get('query') ?? '', search, filters } };
}

export function action({ context, request, params }: Route.ActionArgs) {
  const { api, language } = context.get(servicesContext);
  const idOf = (form: FormData) => Number(textOf(form, 'id'));
  return asAccount(request, params.lang, () =>
    answerForm(request, {
      create: async (form) => {
        const filters = readSearch(form, language);
        const alert = await api('POST /jobseeker/job-alerts/create', { filters, frequency: readFrequency(form) });
        return { data: alert.id };
      },
      refilter: async (form) => {
        await api('PATCH /jobseeker/job-alerts/:id/update', {
          id: idOf(form),
          filters: readSearch(form, language),
          frequency: readFrequency(form),
        });
        return {};
      },
      change: async (form) => {
        const keywords = textOf(form, 'keywords');
        await api('PATCH /jobseeker/job-alerts/:id/update', {
          id: idOf(form),
          keywords,
          frequency: readFrequency(form),
        });
        return {};
      },
      pause: async (form) => {
        const is_paused = textOf(form, 'is_paused') === '1';
        await api('PATCH /jobseeker/job-alerts/:id/update', { id: idOf(form), is_paused });
        return {};
      },
      delete: async (form) => {
        await api('DELETE /jobseeker/job-alerts/:id/delete', { id: idOf(form) });
        return {};
      },
    }),
  );
}

function readScope(value: string | null): SearchScope {
  return value === 'remote' || value === 'web3' ? value : 'local';
}

function readSearch(form: FormData, language: string): SearchFilters {
  const parameters = new URLSearchParams(textOf(form, 'search'));
  parameters.set('query', textOf(form, 'keywords'));
  return readSubmitted(readScope(parameters.get('scope')), parameters, language);
}

function readFrequency(form: FormData): 'daily' | 'weekly' {
  return textOf(form, 'frequency') === 'weekly' ? 'weekly' : 'daily';
}

export default function SettingsAlerts({
  loaderData: { alerts, email, is_reachable, most, wanted, changed },
}: Route.ComponentProps) {
  const { t, language } = useTranslation();
  return (
    <>
      <SettingsHead path="alerts" title="settings.sections.alerts">
        {t('settings.alerts.text')} <HelpLink about="alerts" />
      </SettingsHead>
      <div className="grid gap-6">
        {email === null ? (
          <Notice tone="warning">
            {t('settings.notifications.noEmail')}{' '}
            <TextLink to={`/${language}/settings/account`}>{t('settings.alerts.addEmail')}</TextLink>
          </Notice>
        ) : null}
        {email !== null && !is_reachable ? (
          <Notice tone="warning">
            {t('settings.trouble.title', { email })}{' '}
            <TextLink to={`/${language}/settings/notifications`}>{t('settings.trouble.fix')}</TextLink>
          </Notice>
        ) : null}
        {wanted && email !== null ? <NewAlertForm wanted={wanted} changed={changed} email={email} /> : null}
        {alerts.map((alert) => (
          <AlertCard
            key={alert.id}
            alert={alert}
            filtersHref={`/${language}${alert.path}${alert.path.includes('?') ? '&' : '?'}alert=${alert.id}`}
          />
        ))}
        {alerts.length === 0 && !wanted ? (
          <EmptyState
            illustration={<Illustration name="alert" />}
            title={t('settings.alerts.emptyTitle')}
            actions={<LinkButton to={`/${language}/job-search`}>{t('settings.alerts.search')}</LinkButton>}
          >
            {t('settings.alerts.emptyText')}
          </EmptyState>
        ) : null}
        {alerts.length > 0 ? (
          <p className="text-ink-muted text-sm">
            {t('settings.alerts.most', { count: alerts.length, most })} <LimitLink />
          </p>
        ) : null}
      </div>
    </>
  );
}
