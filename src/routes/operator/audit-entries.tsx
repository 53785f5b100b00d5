import type { AnswerOf, Api } from '#src/kernel/contract.ts';
import { reasonNames } from '#src/modules/companies/verification-reasons.ts';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

export type AuditEntry = AnswerOf<Api['GET /operator/audit-log']>['entries'][number];

const actions = new Map<string, TextKey>([
  ['company_verification.approved', 'operator.audit.approved'],
  ['company_verification.rejected', 'operator.audit.rejected'],
  ['company_verification.revoked', 'operator.audit.revoked'],
  ['feedback.answered', 'operator.audit.feedbackAnswered'],
  ['feedback.noted', 'operator.audit.feedbackNoted'],
  ['feedback.closed', 'operator.audit.feedbackClosed'],
  ['feedback.reopened', 'operator.audit.feedbackReopened'],
  ['vip.granted', 'operator.audit.vipGranted'],
  ['vip.revoked', 'operator.audit.vipRevoked'],
  ['unlock_credits.granted', 'operator.audit.creditsGranted'],
  ['invitations.stopped', 'operator.audit.invitationsStopped'],
  ['invitations.resumed', 'operator.audit.invitationsResumed'],
  ['mail.lifted', 'operator.audit.mailLifted'],
  ['withdrawal.approved', 'operator.audit.withdrawalApproved'],
  ['withdrawal.rejected', 'operator.audit.withdrawalRejected'],
  ['withdrawal.paid', 'operator.audit.withdrawalPaid'],
  ['points.credited', 'operator.audit.pointsCredited'],
  ['points.debited', 'operator.audit.pointsDebited'],
  ['points.event_planned', 'operator.audit.eventPlanned'],
  ['operator.added', 'operator.audit.done.added'],
  ['operator.removed', 'operator.audit.done.removed'],
  ...(
    [
      'dismissed',
      'warned',
      'taken_down',
      'put_back',
      'proposed',
      'held',
      'confirmed',
      'rejected',
      'lapsed',
      'ended',
      'lifted',
      'granted',
      'upheld',
      'read',
    ] as const
  ).map((name) => [`moderation.${name}`, `operator.audit.done.${name}`] as const),
]);

/** What was done, in words; an action of a newer version of the program by its own name. */
export function useActionName(): (action: string) => string {
  const { t } = useTranslation();
  return (action) => {
    const key = actions.get(action);
    return key ? t(key) : action;
  };
}

/** Who decided what, when and why. */
export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  const { t, language } = useTranslation();
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const nameOf = useActionName();
  if (entries.length === 0) return <p className="text-ink-muted">{t('operator.audit.none')}</p>;
  return (
    <ol className="divide-y divide-line rounded-card border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="p-4">
          <p className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="font-semibold text-ink">
              <bdi>{entry.operator?.name ?? t('operator.audit.system')}</bdi> · {nameOf(entry.action)}
            </span>
            <time dateTime={entry.created_at} className="text-ink-faint text-sm">
              {moment.format(new Date(entry.created_at))}
            </time>
          </p>
          <Reason entry={entry} />
          <Objects entry={entry} />
        </li>
      ))}
    </ol>
  );
}

function Reason({ entry }: { entry: AuditEntry }) {
  const { reason, details } = entry;
  const { t } = useTranslation();
  const named = reasonNames.find((name) => name === details.reason_name);
  // Names that stand for words which are shown elsewhere.
  const isName = [named, details.reference, details.measure, `Case ${caseOf(entry)}`].includes(reason);
  return (
    <>
      {named ? <p className="mt-1 text-ink">{t(`employer.verification.reasons.${named}`)}</p> : null}
      {isName ? null : (
        <p dir="auto" className="mt-1 whitespace-pre-line break-words text-ink">
          {reason}
        </p>
      )}
    </>
  );
}

/** The case it was done in; 0 when there is none. */
function caseOf({ details, subject, subject_id }: AuditEntry): number {
  return subject === 'case' ? subject_id : Number(details.case_id) || 0;
}

/** Where operators look at what was acted upon. */
const pages = new Map([
  ['company', 'companies'],
  ['feedback', 'feedback'],
  ['withdrawal', 'points'],
]);

/** The ways to what it was about: under the name it had then, and the submission of a company. */
function Objects({ entry }: { entry: AuditEntry }) {
  const { details, subject, subject_id: id } = entry;
  const { t, language } = useTranslation();
  const room = `/${language}/operator`;
  const verificationId = Number(details.verification_id);
  const caseId = caseOf(entry);
  const named = [details.company, details.reference, details.email].find((one) => typeof one === 'string');
  const kind = (['job', 'company', 'person'] as const).find((one) => one === subject);
  const name = named ?? (kind ? `${t(`operator.moderation.subject.${kind}`)} #${id}` : '');
  const page = pages.get(subject);
  return (
    <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
      {name === '' ? null : page ? (
        <TextLink to={`${room}/${page}/${id}`}>
          <bdi>{String(name)}</bdi>
        </TextLink>
      ) : (
        <bdi className="text-ink-muted">{String(name)}</bdi>
      )}
      {caseId > 0 ? (
        <TextLink to={`${room}/moderation/${caseId}`}>{t('operator.audit.case', { id: caseId })}</TextLink>
      ) : null}
      {verificationId > 0 ? (
        <TextLink to={`${room}/verifications/${verificationId}`}>
          {t('operator.audit.submission', { id: verificationId })}
        </TextLink>
      ) : null}
    </p>
  );
}
