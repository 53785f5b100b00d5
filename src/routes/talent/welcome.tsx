import { data, redirect } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import { ShortForm } from '#src/modules/preferences/web/short-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/welcome';
import { loadShortForm } from './load-short-form.ts';
import { readShortForm, savePreference } from './save-short-form.ts';

/** Noted when the page was answered, either way: nobody is asked twice. */
const WELCOMED = 'first_registration';

/** The page after a sign-up; whoever has no need of it goes straight on to what they came for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [me, { is_first_registration }, preferences] = await Promise.all([
      services.api('GET /jobseeker/me'),
      services.api('GET /jobseeker/check-first-registration'),
      services.api('GET /jobseeker/job-preferences'),
    ]);
    if (!is_first_registration || me.role !== 'talent' || preferences.length > 0) {
      throw redirect(targetOf(request, params.lang));
    }
    return { name: me.first_name, ...(await loadShortForm(services, me)) };
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return asAccount(request, params.lang, async () => {
    const draft = readShortForm(form);
    try {
      if (form.get('intent') === 'save') await savePreference(services, draft);
      await services.api('POST /jobseeker/popup-window/record', { name: WELCOMED });
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) throw error;
      const { message, fields, status } = error;
      return data({ draft, message, fields }, { status });
    }
    throw redirect(targetOf(request, params.lang));
  });
}

/** The same each time, so that nothing seems to have changed. */
const noErrors = {};

function targetOf(request: Request, language: string): string {
  return ownPath(new URL(request.url).searchParams.get('redirect')) ?? `/${language}`;
}

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { name, known, options, countryId } = loaderData;
  const hasFields = Object.keys(actionData?.fields ?? {}).length > 0;
  return (
    <main id="content" className="mx-auto w-full max-w-lg px-4 py-8 sm:px-6 sm:py-12">
      <PageHead
        title={t('preferences.short.heading')}
        description={t('preferences.short.intro')}
        path="/welcome"
        isUnlisted
      />
      <h1 className="text-balance font-bold text-3xl text-ink">
        {name ? t('preferences.short.headingNamed', { name }) : t('preferences.short.heading')}
      </h1>
      <p className="mt-2 mb-6 text-pretty text-ink-muted">{t('preferences.short.intro')}</p>
      <ShortForm
        first={actionData?.draft ?? known}
        isRefused={actionData !== undefined}
        options={options}
        countryId={countryId}
        failure={hasFields ? t('preferences.form.check') : actionData?.message}
        fieldErrors={actionData?.fields ?? noErrors}
      />
    </main>
  );
}
