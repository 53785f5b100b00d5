import { Form } from 'react-router';
import { dateFormat } from '#src/kernel/formats.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/mail';
import { FilterText } from './filter-text.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const address = (url.searchParams.get('address') ?? '').trim().slice(0, 254);
  const { api } = context.get(servicesContext);
  return { address, ...(await orExplain(api('GET /operator/mail', { address }))) };
}

export function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  return answerForm(request, {
    lift: async (form) => {
      await api('POST /operator/mail/lift', { address: textOf(form, 'address'), reason: textOf(form, 'reason') });
      return {};
    },
  });
}

type Stopped = Route.ComponentProps['loaderData']['addresses'][number];

/** Addresses that get no mail, and why; one that works again is let go with a reason. */
export default function OperatorMail({ loaderData: { address, addresses, has_more } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.nav.mail') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <div className="max-w-3xl">
          <PageHeader title={t('operator.nav.mail')} description={t('operator.mail.intro')} />
          <Form className="flex flex-wrap items-end gap-4 pb-8">
            <FilterText
              key={address}
              name="address"
              label={t('operator.mail.address')}
              value={address}
              maxLength={254}
              dir="ltr"
            />
            <Button type="submit">{t('operator.vip.find')}</Button>
          </Form>
          {addresses.length === 0 ? <p className="text-ink-muted">{t('operator.mail.none')}</p> : null}
          <ul className="divide-y divide-line">
            {addresses.map((one) => (
              <li key={one.address} className="grid gap-3 py-4">
                <Facts stopped={one} />
                <LiftForm address={one.address} />
              </li>
            ))}
          </ul>
          {has_more ? <p className="pt-4 text-ink-muted text-sm">{t('operator.mail.more')}</p> : null}
        </div>
      </Container>
    </main>
  );
}

/** Each address has a form of its own, so that a refusal stands where it was caused. */
function LiftForm({ address }: { address: string }) {
  const { t } = useTranslation();
  const { Form: SentForm, isBusy, message, error } = useFormAnswer('lift');
  return (
    <SentForm method="post" className="flex flex-wrap items-end gap-3">
      <input type="hidden" name="intent" value="lift" />
      <input type="hidden" name="address" value={address} />
      <TextField name="reason" label={t('operator.vip.reason')} error={error('reason')} maxLength={500} dir="auto" />
      <Button type="submit" variant="secondary" disabled={isBusy}>
        {t('operator.mail.lift')}
      </Button>
      {message ? <Notice tone="danger">{message}</Notice> : null}
    </SentForm>
  );
}

function Facts({ stopped: { address, reason, detail, until, since } }: { stopped: Stopped }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    t(`operator.mail.${reason}`),
    detail,
    t('operator.mail.since', { date: day.format(new Date(since)) }),
    until ? t('operator.mail.until', { date: day.format(new Date(until)) }) : '',
  ];
  return (
    <div>
      <p className="break-all font-medium text-ink">
        <bdi dir="ltr">{address}</bdi>
      </p>
      <p className="text-ink-muted text-sm">{facts.filter(Boolean).join(' · ')}</p>
    </div>
  );
}
