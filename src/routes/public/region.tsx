import { redirect, useLocation, useRouteLoaderData } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { findLanguage, type LanguageCode } from '#src/modules/options/languages.ts';
import { servicesContext } from '#src/page-context.ts';
import type { loader as rootLoader } from '#src/root.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { RegionForm } from '../shell/region-form.tsx';
import type { loader as shellLoader } from '../shell.tsx';
import type { Route } from './+types/region';

/** Saves country and language, and shows the page the visitor came from in the new language. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const language = String(form.get('language') ?? '');
  try {
    await context.get(servicesContext).api('POST /jobseeker/user-settings', {
      country: String(form.get('country') ?? ''),
      language: language as LanguageCode,
    });
  } catch (error) {
    if (isRefusal(error)) return { message: error.message };
    throw error;
  }
  return redirect(samePage(String(form.get('back') ?? ''), language));
}

/** Only a path on this site is followed, with its language segment exchanged. */
function samePage(back: string, language: string): string {
  const isOwnPath = /^\/(?![/\\])/.test(back) && !/[\r\n\t]/.test(back);
  const url = new URL(isOwnPath ? back : '/', 'http://parley.invalid');
  const [, first, ...rest] = url.pathname.split('/');
  const below = findLanguage(first) ? rest.join('/') : [first, ...rest].join('/');
  return `/${language}${below ? `/${below}` : ''}${url.search}`;
}

export default function Region({ actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const root = useRouteLoaderData<typeof rootLoader>('root');
  const shell = useRouteLoaderData<typeof shellLoader>('routes/shell');
  const back = new URLSearchParams(useLocation().search).get('back') ?? '/';
  const sites = shell?.sites ?? [];
  return (
    <main id="content" className="mx-auto max-w-md px-4 py-12">
      <PageHead title={t('shell.region.title')} description={t('shell.region.intro')} path="/region" />
      <h1 className="font-bold text-3xl text-ink">{t('shell.region.title')}</h1>
      <p className="mt-3 mb-8 text-ink-muted">{t('shell.region.intro')}</p>
      {actionData?.message ? <Notice tone="danger">{actionData.message}</Notice> : null}
      <RegionForm country={sites.find((site) => site.id === root?.countryId)} sites={sites} back={back} />
    </main>
  );
}
