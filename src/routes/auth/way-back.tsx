import { type ReactNode, useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { isolate } from '#src/kernel/isolate.ts';
import { signInHref } from '#src/modules/accounts/web/sign-in-href.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { RadioCard } from '#src/ui/controls/radio.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import type { Route } from './+types/way-back';

type Change = AnswerOf<Api['GET /authentication/way-back']>['changes'][number];

/** Opening the link changes nothing: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? '';
  const { api } = context.get(servicesContext);
  try {
    const { changes } = await api('GET /authentication/way-back', { token });
    return { token, changes };
  } catch (error) {
    if (isRefusal(error) && error.status < 500) return { token, changes: [] };
    throw error;
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const { api } = context.get(servicesContext);
  try {
    const input = { token: String(form.get('token') ?? ''), from: Number(form.get('from')) || undefined };
    const { masked_email, masked_phone, has_second_factor } = await api('POST /authentication/way-back', input);
    return { address: masked_email ?? masked_phone ?? '', hasSecondFactor: has_second_factor, problem: null };
  } catch (error) {
    if (isRefusal(error) && error.status < 500)
      return { address: null, hasSecondFactor: false, problem: error.message };
    throw error;
  }
}

/** A link that was used is gone: asking about it again would only say so. */
export function shouldRevalidate() {
  return false;
}

/** 'This wasn't me': what was changed, what undoing it does, and one button that does it. */
export default function WayBack({ loaderData: { token, changes }, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const signIn = (
    <LinkButton to={signInHref(language, `/${language}/settings/security`)} size="lg" isWide>
      {t('accounts.wayBack.signIn')}
    </LinkButton>
  );
  return (
    <main id="content" className="mx-auto w-full max-w-lg px-4 py-8 sm:px-6 sm:py-16">
      <PageHead
        title={t('accounts.wayBack.title')}
        description={t('accounts.wayBack.intro')}
        path="/way-back"
        isUnlisted
      />
      {actionData?.address ? (
        <Result title={t('accounts.wayBack.doneTitle')}>
          <p className="mt-3 text-ink-muted">
            {t('accounts.wayBack.doneText', { address: isolate(actionData.address) })}
          </p>
          {actionData.hasSecondFactor ? (
            <p className="mt-2 text-ink-muted">{t('accounts.wayBack.doneFactor')}</p>
          ) : null}
          <div className="mt-8">{signIn}</div>
        </Result>
      ) : changes.length > 0 ? (
        <Question token={token} changes={changes} problem={actionData?.problem} />
      ) : (
        <Result title={t('accounts.wayBack.goneTitle')}>
          <p className="mt-3 mb-8 text-ink-muted">{t('accounts.wayBack.goneText')}</p>
          {signIn}
        </Result>
      )}
    </main>
  );
}

function Question({ token, changes, problem }: { token: string; changes: Change[]; problem?: string | null }) {
  const { t, language } = useTranslation();
  const isBusy = useNavigation().state !== 'idle';
  const effects = useId();
  return (
    <>
      <h1 className="text-balance font-bold text-3xl text-ink">{t('accounts.wayBack.title')}</h1>
      <p className="mt-2 mb-6 text-ink-muted">{t('accounts.wayBack.intro')}</p>
      <Form method="post" className="grid gap-6" replace>
        <input type="hidden" name="token" value={token} />
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        <ChoiceGroup legend={t('accounts.wayBack.choose')}>
          <div className="mt-3 grid gap-3">
            {changes.map((change, at) => (
              <ChangeCard key={change.id} change={change} isFirst={at === 0} />
            ))}
          </div>
        </ChoiceGroup>
        <section aria-labelledby={effects}>
          <h2 id={effects} className="font-semibold text-ink">
            {t('accounts.wayBack.effects')}
          </h2>
          <ul className="mt-2 grid list-disc gap-1 ps-5 text-ink-muted">
            <li>{t('accounts.wayBack.addresses')}</li>
            <li>{t('accounts.wayBack.added')}</li>
            <li>{t('accounts.wayBack.removed')}</li>
            {changes.some(({ change }) => change === 'export') ? <li>{t('accounts.wayBack.exported')}</li> : null}
            <li>{t('accounts.wayBack.sessions')}</li>
          </ul>
        </section>
        <div className="grid gap-3">
          <Button type="submit" size="lg" isWide isLoading={isBusy}>
            {t('accounts.wayBack.button')}
          </Button>
          <LinkButton to={`/${language}`} variant="secondary" size="lg" isWide>
            {t('accounts.wayBack.wasMe')}
          </LinkButton>
        </div>
      </Form>
    </>
  );
}

function ChangeCard({ change: { id, change, changed_at }, isFirst }: { change: Change; isFirst: boolean }) {
  const { t } = useTranslation();
  const date = useLocalTime(changed_at, { timeStyle: 'short' });
  return (
    <RadioCard
      name="from"
      value={id}
      defaultChecked={isFirst}
      label={t(`accounts.wayBack.changes.${change}`)}
      description={date}
    />
  );
}

function Result({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div role="status">
      <h1 className="text-balance font-bold text-3xl text-ink">{title}</h1>
      {children}
    </div>
  );
}
