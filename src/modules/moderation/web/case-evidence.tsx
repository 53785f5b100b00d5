import { Flag } from 'lucide-react';
import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { DescriptionList } from '#src/ui/description-list.tsx';
import { LocalTime } from '#src/ui/local-time.tsx';
import { SectionHeader } from '#src/ui/page.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { TextLink } from '#src/ui/text-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CaseDetail } from '../cases.contract.ts';

export type CaseConversations = AnswerOf<Api['POST /operator/moderation/cases/:id/messages']>['conversations'];

const FACTS = new Map<string, TextKey>([
  ['company', 'operator.verifications.company'],
  ['country', 'operator.verifications.country'],
  ['pay', 'operator.moderation.pay'],
  ['legalName', 'companies.about.legalName'],
  ['registration', 'companies.about.registrationNumber'],
  ['namesakes', 'operator.namesakes.others'],
  ['website', 'employer.company.website'],
]);

/** What reporters say, what was written, and the job or company as others see it. */
export function CaseEvidence({ detail, conversations }: { detail: CaseDetail; conversations: CaseConversations }) {
  return (
    <div className="grid content-start gap-8">
      <AppealText detail={detail} />
      <Reports detail={detail} />
      <Messages conversations={conversations} />
      <Shown detail={detail} />
    </div>
  );
}

function AppealText({ detail: { appeal } }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  if (!appeal) return null;
  return (
    <section aria-labelledby="appeal">
      <SectionHeader id="appeal" title={t('operator.moderation.kind.appeal')} />
      <Quote>{appeal.text}</Quote>
      <p className="mt-3 text-ink-muted text-sm">
        {t(`operator.moderation.action.${appeal.decision.action}`)} · <bdi>{appeal.decision.proposed_by?.name}</bdi>
      </p>
      <p className="text-ink text-sm">{[appeal.decision.reason, appeal.decision.note].filter(Boolean).join(' ')}</p>
    </section>
  );
}

function Quote({ children }: { children: string }) {
  return (
    <blockquote
      dir="auto"
      className="whitespace-pre-line break-words rounded-card border border-line border-s-4 border-s-apricot bg-surface p-4 text-ink"
    >
      {children}
    </blockquote>
  );
}

function Reports({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  if (detail.reports.length === 0) return null;
  const count = t('operator.moderation.reporters', { count: detail.reporter_count });
  const networks = detail.network_count > 0 ? t('operator.moderation.networks', { count: detail.network_count }) : '';
  return (
    <section aria-labelledby="words">
      <SectionHeader id="words" title={t('operator.moderation.words')} description={`${count} ${networks}`} />
      <ul className="grid grid-cols-1 gap-3">
        {detail.reports.map((report) => (
          <li key={report.id}>
            <p className="mb-1 flex flex-wrap gap-x-3 text-ink-muted text-sm">
              <span className="font-semibold text-ink">{report.reason}</span>
              <bdi>{report.reporter.name}</bdi>
              <LocalTime moment={report.created_at} timeStyle="short" />
            </p>
            {report.note ? <Quote>{report.note}</Quote> : null}
          </li>
        ))}
      </ul>
    </section>
  );
}

function Messages({ conversations }: { conversations: CaseConversations }) {
  const { t } = useTranslation();
  if (conversations.length === 0) return null;
  return (
    <section aria-labelledby="written">
      <SectionHeader id="written" title={t('operator.moderation.written')} />
      <div className="grid grid-cols-1 gap-4">
        {conversations.map((chat) => (
          <div key={chat.id} className="rounded-card border border-line bg-surface">
            <p className="border-line border-b px-4 py-3 text-ink-muted text-sm">
              <bdi className="font-semibold text-ink">{chat.job_title}</bdi> · <bdi>{chat.company_name}</bdi>
              <br />
              {t('operator.moderation.logged', { shown: chat.messages.length, total: chat.message_count })}
            </p>
            <ol className="grid grid-cols-1 gap-1 p-2">
              {chat.messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ol>
          </div>
        ))}
      </div>
    </section>
  );
}

function Message({ message }: { message: CaseConversations[number]['messages'][number] }) {
  const { t } = useTranslation();
  const isMarked = message.is_reported || message.flags.length > 0;
  const kind = message.from === 'system' ? 'Parley' : message.kind;
  const text = message.is_recalled ? t('operator.moderation.recalled') : message.text;
  return (
    <li className={classNames('rounded-control px-3 py-2', isMarked && 'bg-apricot-soft')}>
      <p className="flex flex-wrap items-baseline gap-x-3 text-ink-muted text-sm">
        <bdi className="font-semibold text-ink">{message.name || 'Parley'}</bdi>
        <LocalTime moment={message.sent_at} timeStyle="short" />
        {isMarked ? <Flag aria-label={t('operator.moderation.kind.report')} className="size-4 self-center" /> : null}
      </p>
      <p dir="auto" className={classNames('whitespace-pre-line break-words', text ? 'text-ink' : 'text-ink-muted')}>
        {text || t('operator.moderation.attachment', { kind })}
      </p>
    </li>
  );
}

function Shown({ detail: { evidence, subject } }: { detail: CaseDetail }) {
  const { t, language } = useTranslation();
  if (!evidence) return null;
  const facts = evidence.facts.flatMap(({ name, value }) => {
    const key = FACTS.get(name);
    return key ? [{ term: t(key), value: <bdi>{value}</bdi> }] : [];
  });
  return (
    <section aria-labelledby="shown">
      <SectionHeader id="shown" title={t('operator.moderation.evidence')} />
      <div className="rounded-card border border-line bg-surface p-4">
        <h3 className="font-semibold text-ink text-lg">
          {subject.url ? (
            <TextLink to={`/${language}${subject.url}`}>
              <bdi>{evidence.title}</bdi>
            </TextLink>
          ) : (
            <bdi>{evidence.title}</bdi>
          )}
        </h3>
        <div className="my-4">
          <DescriptionList items={facts} />
        </div>
        <p dir="auto" className="line-clamp-[14] whitespace-pre-line break-words text-ink">
          {evidence.text}
        </p>
      </div>
    </section>
  );
}
