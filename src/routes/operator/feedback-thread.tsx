import { redirect } from 'react-router';
import { describeAgent } from '#src/modules/accounts/describe-agent.ts';
import { DocumentViewer } from '#src/modules/companies/web/document-viewer.tsx';
import { servicesContext } from '#src/page-context.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { Container, PageHeader, TitledSection } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { numberOf, textOf, toRefusal } from '../employer/refusal.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/feedback-thread';
import { FeedbackActions } from './feedback-actions.tsx';
import { wantedId } from './wanted-id.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  return orExplain(context.get(servicesContext).api('GET /operator/feedback/:id', { id: wantedId(params.id) }));
}

export async function action({ params, request, url, context }: Route.ActionArgs) {
  const { api } = context.get(servicesContext);
  const form = await request.formData();
  const about = { id: wantedId(params.id), seen: numberOf(form, 'seen') || 0 };
  const text = textOf(form, 'text').replaceAll('\r\n', '\n');
  const intent = textOf(form, 'do');
  try {
    if (intent === 'answer') await api('POST /operator/feedback/:id/answer', { ...about, text });
    else if (intent === 'note') await api('POST /operator/feedback/:id/note', { ...about, text });
    else await api('POST /operator/feedback/:id/state', { ...about, state: intent === 'close' ? 'closed' : 'new' });
  } catch (error) {
    return { ...toRefusal(error, form), intent };
  }
  return redirect(url.pathname);
}

export type Thread = Route.ComponentProps['loaderData'];

export default function FeedbackThread({ loaderData: thread, actionData }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: thread.reference })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader
          title={thread.reference}
          description={
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-base">
              <Badge tone={thread.state === 'new' ? 'apricot' : 'neutral'}>
                {t(`operator.feedback.${thread.state}`)}
              </Badge>
              {t(`feedback.topics.${thread.topic}`)}
              <time dateTime={thread.created_at}>{moment.format(new Date(thread.created_at))}</time>
            </span>
          }
          lead={<BackLink to={`/${language}/operator/feedback`} label={t('operator.feedback.title')} />}
        />
        <div className="grid items-start gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <div className="min-w-0 space-y-8">
            <TitledSection title={t('operator.feedback.message')}>
              <p
                dir="auto"
                lang={thread.language}
                className="wrap-anywhere whitespace-pre-line rounded-card border border-line bg-surface p-4 text-ink"
              >
                {thread.text}
              </p>
            </TitledSection>
            {thread.attachments.length > 0 ? (
              <DocumentViewer documents={thread.attachments} title={t('operator.feedback.files')} />
            ) : null}
            <History thread={thread} />
          </div>
          <div className="min-w-0 space-y-6">
            <Sender thread={thread} />
            <FeedbackActions thread={thread} refusal={actionData} />
          </div>
        </div>
      </Container>
    </main>
  );
}

const entryTexts = {
  answer: 'operator.feedback.didAnswer',
  note: 'operator.feedback.didNote',
  closed: 'operator.feedback.didClose',
  reopened: 'operator.feedback.didReopen',
} as const;

function History({ thread: { entries } }: { thread: Thread }) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  if (entries.length === 0) return null;
  return (
    <TitledSection title={t('operator.feedback.history')}>
      <ol className="divide-y divide-line rounded-card border border-line bg-surface">
        {entries.map((entry) => (
          <li key={entry.id} className="p-4">
            <p className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span className="font-semibold text-ink">
                {t(entryTexts[entry.kind], { name: entry.operator || '–' })}
              </span>
              <time dateTime={entry.created_at} className="text-ink-faint text-sm">
                {moment.format(new Date(entry.created_at))}
              </time>
            </p>
            {entry.text ? (
              <p dir="auto" className="wrap-anywhere mt-1 whitespace-pre-line text-ink">
                {entry.text}
              </p>
            ) : null}
          </li>
        ))}
      </ol>
    </TitledSection>
  );
}

/** What may be known of who wrote, and how sure it is. */
function Sender({ thread }: { thread: Thread }) {
  const { t, language } = useTranslation();
  const { account, email } = thread;
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  const role = account && (['talent', 'recruiter', 'operator'] as const).find((one) => one === account.role);
  const company = account?.company;
  const facts = [
    { term: t('operator.feedback.from'), value: account ? <bdi>{account.name || '–'}</bdi> : null },
    { term: t('operator.feedback.email'), value: email && <bdi className="break-all">{email}</bdi> },
    { term: t('operator.feedback.role'), value: role && t(`operator.feedback.${role}`) },
    {
      term: t('operator.verifications.company'),
      value: company && <TextLink to={`/${language}/operator/companies/${company.id}`}>{company.name}</TextLink>,
    },
    { term: t('operator.verifications.since'), value: account && day.format(new Date(account.created_at)) },
    {
      term: t('operator.feedback.language'),
      value: new Intl.DisplayNames(language, { type: 'language' }).of(thread.language),
    },
    { term: t('operator.feedback.sentFrom'), value: thread.page && <bdi className="break-all">{thread.page}</bdi> },
    {
      term: t('operator.feedback.browser'),
      value: thread.agent && (
        <>
          <bdi>{describeAgent(thread.agent)}</bdi>
          <bdi dir="ltr" className="mt-1 block break-words text-ink-muted text-xs">
            {thread.agent}
          </bdi>
        </>
      ),
    },
  ];
  return (
    <TitledSection title={t('operator.feedback.facts')}>
      {account ? null : <Notice tone="warning">{t('operator.feedback.unproven')}</Notice>}
      {account?.status === 'suspended' ? <Notice tone="warning">{t('operator.feedback.suspended')}</Notice> : null}
      <DescriptionList items={facts.filter(({ value }) => value)} />
    </TitledSection>
  );
}
