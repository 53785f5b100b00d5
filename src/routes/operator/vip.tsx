import { Form } from 'react-router';
import { dateFormat } from '#src/kernel/formats.ts';
import { MOST_MONTHS } from '#src/modules/vip/vip-benefits.ts';
import { VipHistory } from '#src/modules/vip/web/vip-history.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, textOf } from '../form-answer.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/vip';
import { FilterText } from './filter-text.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const who = (url.searchParams.get('who') ?? '').trim().slice(0, 254);
  const { api } = context.get(servicesContext);
  const { person } = await orExplain(who ? api('GET /operator/vip', { who }) : Promise.resolve({ person: null }));
  return { who, person };
}

export function action({ request, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const decided = (form: FormData) => ({ id: Number(form.get('id')) || 0, reason: textOf(form, 'reason') });
  return answerForm(request, {
    grant: async (form) => {
      await api('POST /operator/vip/:id/grant', { ...decided(form), months: textOf(form, 'months') });
      return {};
    },
    revoke: async (form) => {
      await api('POST /operator/vip/:id/revoke', decided(form));
      return {};
    },
  });
}

type Person = NonNullable<Route.ComponentProps['loaderData']['person']>;

/** VIP time of one person, given or ended with a reason. */
export default function OperatorVip({ loaderData: { who, person } }: Route.ComponentProps) {
  const { t } = useTranslation();
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('vip.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <div className="max-w-3xl">
          <PageHeader title={t('vip.title')} description={t('operator.vip.intro')} />
          <Form className="flex flex-wrap items-end gap-4 pb-8">
            <FilterText key={who} name="who" label={t('operator.vip.who')} value={who} maxLength={254} dir="ltr" />
            <Button type="submit">{t('operator.vip.find')}</Button>
          </Form>
          {who && !person ? <p className="text-ink-muted">{t('operator.vip.nobody')}</p> : null}
          {person ? <Owner key={person.id} person={person} /> : null}
        </div>
      </Container>
    </main>
  );
}

function Owner({ person }: { person: Person }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  const isVip = person.vip_until !== null && person.vip_until > new Date().toISOString();
  return (
    <div className="grid gap-8">
      <div>
        <h2 className="break-words font-bold text-ink text-xl">
          <bdi>{person.name || person.email}</bdi>
        </h2>
        <p className="break-all text-ink-muted">
          <bdi dir="ltr">{person.email}</bdi> · #{person.id}
        </p>
        <p className="mt-2 font-medium text-ink">
          {isVip && person.vip_until
            ? t('operator.vip.until', { date: day.format(new Date(person.vip_until)) })
            : t('operator.vip.not')}
        </p>
      </div>
      <Decide key={person.grants.length} id={person.id} isVip={isVip} />
      <VipHistory grants={person.grants} byText={(name) => t('operator.vip.by', { name })} />
    </div>
  );
}

/** One reason for both buttons; which one was pressed is the intent. */
function Decide({ id, isVip }: { id: number; isVip: boolean }) {
  const { t } = useTranslation();
  const { Form: AnswerForm, isBusy, message, error, value } = useFormAnswer('grant', 'revoke');
  return (
    <AnswerForm method="post" className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <input type="hidden" name="id" value={id} />
      {message ? <Notice tone="danger">{message}</Notice> : null}
      <TextField
        name="months"
        type="number"
        min={1}
        max={MOST_MONTHS}
        label={t('operator.vip.months')}
        defaultValue={value('months', '1')}
        error={error('months')}
      />
      <TextareaField
        name="reason"
        label={t('operator.vip.reason')}
        hint={t('operator.vip.reasonHint')}
        defaultValue={value('reason', '')}
        error={error('reason')}
        maxLength={500}
        dir="auto"
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="grant" isLoading={isBusy}>
          {t('operator.vip.grant')}
        </Button>
        {isVip ? (
          <Button type="submit" name="intent" value="revoke" variant="danger" isLoading={isBusy}>
            {t('operator.vip.revoke')}
          </Button>
        ) : null}
      </div>
    </AnswerForm>
  );
}
