import { MonitorSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { deviceLabel } from '#src/modules/accounts/web/device-label.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/qr';

type Ask = { status: 'asks'; device: string; person: string } | { status: 'done' | 'gone' };

/** The page that the phone's camera opens: which device asks, and shall it be let in? */
export async function loader({ request, params, context }: Route.LoaderArgs): Promise<Ask> {
  const { api } = context.get(servicesContext);
  const me = await asAccount(request, params.lang, () => api('GET /jobseeker/me', {}));
  try {
    const { device_name, is_confirmed } = await api('POST /authentication/qr/confirm', { code: params.code });
    if (is_confirmed) return { status: 'done' };
    const person = `${me.first_name} ${me.last_name}`.trim() || me.email || `+${me.phone_num}`;
    return { status: 'asks', device: deviceLabel(device_name), person };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return { status: 'gone' };
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await request.formData();
  if (form.get('confirm') !== 'yes') return { status: 'refused' as const };
  const { api } = context.get(servicesContext);
  try {
    const confirm = () => api('POST /authentication/qr/confirm', { code: params.code, confirm: true });
    await asAccount(request, params.lang, confirm);
    return { status: 'done' as const };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return { status: 'gone' as const };
    throw error;
  }
}

/** A confirmed code is used up: asking about it again would only say so. */
export function shouldRevalidate() {
  return false;
}

export default function ConfirmQr({ loaderData, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const status = actionData?.status ?? loaderData.status;
  const home = (
    <LinkButton to={`/${language}`} variant="secondary" size="lg" isWide>
      {t('accounts.confirm.home')}
    </LinkButton>
  );
  return (
    <main id="content" className="mx-auto w-full max-w-md px-4 py-8 sm:px-6 sm:py-16">
      <PageHead title={t('accounts.confirm.title')} description={t('accounts.confirm.intro')} path="/qr" isUnlisted />
      {loaderData.status === 'asks' && !actionData ? <Question {...loaderData} /> : null}
      {status === 'done' ? (
        <Result title={t('accounts.confirm.doneHeading')} text={t('accounts.confirm.done')}>
          {home}
        </Result>
      ) : null}
      {status === 'refused' ? (
        <Result title={t('accounts.confirm.refusedHeading')} text={t('accounts.confirm.refused')}>
          {home}
        </Result>
      ) : null}
      {status === 'gone' ? (
        <Result title={t('accounts.confirm.goneHeading')} text={t('accounts.confirm.gone')}>
          {home}
        </Result>
      ) : null}
    </main>
  );
}

function Question({ device, person }: { device: string; person: string }) {
  const { t } = useTranslation();
  const { formData } = useNavigation();
  return (
    <>
      <h1 className="text-balance font-bold text-3xl text-ink">{t('accounts.confirm.heading')}</h1>
      <p className="mt-2 text-ink-muted">{t('accounts.confirm.intro')}</p>
      <div className="my-6 flex items-center gap-4 rounded-card border border-line bg-surface p-4">
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
        >
          <MonitorSmartphone className="size-5" />
        </span>
        <div className="min-w-0">
          <p className="font-semibold text-ink [overflow-wrap:anywhere]">
            <bdi>{device || t('accounts.confirm.unknown')}</bdi>
          </p>
          <p className="text-ink-muted text-sm [overflow-wrap:anywhere]">
            {t('accounts.confirm.as', { name: isolate(person) })}
          </p>
        </div>
      </div>
      <Notice tone="warning">{t('accounts.confirm.warning')}</Notice>
      <Form method="post" className="mt-6 grid gap-3" replace>
        <Button
          type="submit"
          name="confirm"
          value="yes"
          size="lg"
          isWide
          isLoading={formData?.get('confirm') === 'yes'}
        >
          {t('accounts.confirm.yes')}
        </Button>
        <Button type="submit" name="confirm" value="no" variant="secondary" size="lg" isWide>
          {t('accounts.confirm.no')}
        </Button>
      </Form>
    </>
  );
}

function Result({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1 className="text-balance font-bold text-3xl text-ink">{title}</h1>
      <p className="mt-3 mb-8 text-ink-muted">{text}</p>
      {children}
    </div>
  );
}
