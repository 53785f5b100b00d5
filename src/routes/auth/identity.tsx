import type { ReactNode } from 'react';
import { Form, redirect, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { StepHead } from '#src/modules/accounts/web/step-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/identity';
import { useCodeOutOfAddress } from './use-code-out-of-address.ts';

const UNAVAILABLE = 49018;

type Told =
  | { status: 'asks'; name: string; masked_id: string; is_name_match: boolean; token: string }
  | { status: 'failed'; why: 'denied' | 'expired' | string };

/** Where the identity service comes back to: what it tells is shown first and counts only after a yes. */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Told> {
  const query = new URL(request.url).searchParams;
  const { api } = context.get(servicesContext);
  if (query.has('error')) return { status: 'failed', why: 'denied' };
  const [code, state] = [query.get('code'), query.get('state')];
  if (!code || !state) throw redirect(`/${params.lang}/settings/account`);
  const input = { code, state, iss: query.get('iss') ?? undefined };
  return asAccount(request, params.lang, async () => {
    try {
      return { status: 'asks' as const, ...(await api('GET /authentication/sg/singpass/user-info', input)) };
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) throw error;
      return { status: 'failed' as const, why: error.code === UNAVAILABLE ? error.message : 'expired' };
    }
  });
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const token = String((await request.formData()).get('token') ?? '');
  return asAccount(request, params.lang, async () => {
    try {
      await api('POST /authentication/sg/singpass/verify-singapore-identity', { token });
    } catch (error) {
      if (!isRefusal(error) || error.status === 401) throw error;
      return { problem: error.message };
    }
    return redirect(`/${params.lang}/settings/account`);
  });
}

/** The service's code works once; asking about it again would only say so. */
export function shouldRevalidate() {
  return false;
}

export default function Identity({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  useCodeOutOfAddress();
  return (
    <main id="content" className="mx-auto w-full max-w-md px-4 py-8 sm:px-6 sm:py-16">
      <PageHead
        title={t('settings.identity.title')}
        description={t('settings.identity.text')}
        path="/identity"
        isUnlisted
      />
      {loaderData.status === 'asks' ? (
        <Question {...loaderData} problem={actionData?.problem} />
      ) : (
        <Failed why={loaderData.why} />
      )}
    </main>
  );
}

type Asked = Extract<Told, { status: 'asks' }> & { problem: string | undefined };

function Question({ name, masked_id, is_name_match, token, problem }: Asked) {
  const { t, language } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const fit = t(is_name_match ? 'settings.identity.nameFits' : 'settings.identity.nameDiffers');
  return (
    <>
      <StepHead title={t('settings.identity.heading')}>{t('settings.identity.intro')}</StepHead>
      <dl className="mb-6 divide-y divide-line rounded-card border border-line bg-surface px-4">
        <Fact label={t('settings.identity.name')} value={name} note={fit} />
        <Fact label={t('settings.identity.number')} value={masked_id} />
      </dl>
      <Form method="post" action={`/${language}/identity`} className="grid gap-3" replace>
        <input type="hidden" name="token" value={token} />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <Button type="submit" size="lg" isWide isLoading={isBusy}>
          {t('settings.identity.confirm')}
        </Button>
        <LinkButton to={`/${language}/settings/account`} variant="secondary" size="lg" isWide>
          {t('settings.identity.later')}
        </LinkButton>
      </Form>
    </>
  );
}

function Fact({ label, value, note }: { label: string; value: string; note?: ReactNode }) {
  return (
    <div className="py-4">
      <dt className="text-ink-muted text-sm">{label}</dt>
      <dd className="mt-0.5 [overflow-wrap:anywhere]">
        <bdi className="font-semibold text-ink">{value}</bdi>
        {note ? <p className="mt-1 text-ink-muted text-sm">{note}</p> : null}
      </dd>
    </div>
  );
}

function Failed({ why }: { why: string }) {
  const { t, language } = useTranslation();
  const own = why === 'denied' || why === 'expired';
  return (
    <>
      <StepHead title={t('settings.identity.failed')}>{own ? t(`settings.identity.${why}`) : why}</StepHead>
      <LinkButton to={`/${language}/settings/account`} size="lg" isWide>
        {t('settings.identity.back')}
      </LinkButton>
    </>
  );
}
