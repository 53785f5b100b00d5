import { Inbox, Paperclip } from 'lucide-react';
import { Form } from 'react-router';
import { type FeedbackState, feedbackStates, feedbackTopics } from '#src/modules/feedback/feedback-topics.ts';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { EmptyState } from '#src/ui/feedback/empty-state.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { idIn } from '../id-in.ts';
import { orExplain } from '../or-explain.ts';
import type { Route } from './+types/feedback';
import { FilterText } from './filter-text.tsx';

/** Reads the filter from the address; nonsense is left out rather than refused. */
function readFilter(search: URLSearchParams) {
  const state = feedbackStates.find((one) => one === search.get('state')) ?? 'new';
  const given = search.get('order');
  // Who waits longest comes first; of what is done the newest.
  const usual = state === 'new' ? 'oldest' : 'newest';
  return {
    state,
    topic: feedbackTopics.find((one) => one === search.get('topic')),
    order: given === 'oldest' || given === 'newest' ? given : usual,
    after: idIn(search, 'after'),
    reference: search.get('reference')?.trim().slice(0, 20) || undefined,
  } as const;
}

export async function loader({ url, context }: Route.LoaderArgs) {
  const filter = readFilter(url.searchParams);
  const answer = await orExplain(context.get(servicesContext).api('GET /operator/feedback', filter));
  return { ...answer, filter };
}

type Loaded = Route.ComponentProps['loaderData'];

export default function Feedback({ loaderData: { feedback, next, filter } }: Route.ComponentProps) {
  const { t } = useTranslation();
  const hrefOf = (change: Partial<Record<'state' | 'after', string>>) => {
    const { state, topic, order } = filter;
    const kept = change.state ? {} : { state, order, ...(topic && { topic }) };
    return `?${new URLSearchParams({ ...kept, ...change })}`;
  };
  return (
    <main id="content">
      <title>{t('shell.titleTemplate', { title: t('operator.feedback.title') })}</title>
      <meta name="robots" content="noindex" />
      <Container className="pb-16">
        <PageHeader title={t('operator.feedback.title')} description={t('operator.feedback.intro')} />
        <LinkTabs
          label={t('operator.feedback.filter')}
          tabs={feedbackStates.map((state) => ({
            to: hrefOf({ state }),
            label: t(`operator.feedback.${state}`),
            isCurrent: !filter.reference && filter.state === state,
          }))}
        />
        <FeedbackFilter key={JSON.stringify(filter)} filter={filter} />
        <FeedbackTable feedback={feedback} filter={filter} />
        <div className="mt-6 flex flex-wrap gap-3 empty:hidden">
          {filter.after === undefined ? null : (
            <LinkButton variant="secondary" to={hrefOf({})}>
              {t('operator.feedback.first')}
            </LinkButton>
          )}
          {next === null ? null : (
            <LinkButton variant="secondary" to={hrefOf({ after: String(next) })}>
              {t('operator.feedback.next')}
            </LinkButton>
          )}
        </div>
      </Container>
    </main>
  );
}

/** A plain form whose answer is an address. */
function FeedbackFilter({ filter }: { filter: Loaded['filter'] }) {
  const { t } = useTranslation();
  return (
    <Form className="grid items-end gap-4 py-6 sm:grid-cols-2 lg:grid-cols-[1fr_1fr_1fr_auto]">
      <input type="hidden" name="state" value={filter.state} />
      <NativeSelect
        name="topic"
        label={t('operator.feedback.topic')}
        placeholder={t('operator.feedback.allTopics')}
        options={feedbackTopics.map((topic) => ({ value: topic, label: t(`feedback.topics.${topic}`) }))}
        defaultValue={filter.topic ?? ''}
        required={false}
      />
      <NativeSelect
        name="order"
        label={t('operator.feedback.order')}
        options={(['oldest', 'newest'] as const).map((order) => ({
          value: order,
          label: t(`operator.feedback.${order}`),
        }))}
        defaultValue={filter.order}
      />
      <FilterText
        name="reference"
        label={t('operator.feedback.reference')}
        value={filter.reference}
        maxLength={20}
        dir="ltr"
      />
      <div>
        <Button type="submit">{t('operator.audit.apply')}</Button>
      </div>
    </Form>
  );
}

function FeedbackTable({ feedback, filter }: Pick<Loaded, 'feedback' | 'filter'>) {
  const { t, language } = useTranslation();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const languageName = new Intl.DisplayNames(language, { type: 'language' });
  return (
    <DataTable
      caption={t('operator.feedback.title')}
      rows={feedback}
      rowKey={(row) => row.id}
      empty={<EmptyState icon={<Inbox />} title={emptyTitle(filter, t)} />}
      columns={[
        {
          id: 'message',
          header: t('operator.feedback.message'),
          cell: (row) => (
            <div className="max-w-md">
              <TextLink to={`/${language}/operator/feedback/${row.id}`}>
                <bdi className="line-clamp-2 break-words">{row.excerpt}</bdi>
              </TextLink>
              <span className="mt-1 flex items-center gap-2 text-ink-muted text-xs">
                <bdi dir="ltr">{row.reference}</bdi>
                {row.attachments > 0 ? (
                  <span className="inline-flex items-center gap-1">
                    <Paperclip aria-label={t('operator.feedback.files')} className="size-3.5" />
                    {new Intl.NumberFormat(language).format(row.attachments)}
                  </span>
                ) : null}
              </span>
            </div>
          ),
        },
        { id: 'topic', header: t('operator.feedback.topic'), cell: (row) => t(`feedback.topics.${row.topic}`) },
        {
          id: 'from',
          header: t('operator.feedback.from'),
          cell: (row) => (
            <span className="break-all">
              <bdi>{row.sender ?? t('operator.feedback.noAddress')}</bdi>
              {row.is_account ? null : (
                <span className="block text-ink-muted text-xs">{t('operator.feedback.visitor')}</span>
              )}
            </span>
          ),
        },
        { id: 'language', header: t('operator.feedback.language'), cell: (row) => languageName.of(row.language) },
        {
          id: 'received',
          header: t('operator.feedback.received'),
          cell: (row) => <time dateTime={row.created_at}>{day.format(new Date(row.created_at))}</time>,
        },
        {
          id: 'state',
          header: t('operator.feedback.filter'),
          cell: (row) => t(`operator.feedback.${row.state}`),
        },
      ]}
    />
  );
}

function emptyTitle(
  { reference, state, topic }: { reference?: string; state: FeedbackState; topic?: string },
  t: ReturnType<typeof useTranslation>['t'],
): string {
  if (reference) return t('operator.feedback.noneReference');
  return t(state === 'new' && !topic ? 'operator.feedback.noneNew' : 'operator.feedback.none');
}
