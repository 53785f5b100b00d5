import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { LocalTime, useLocalTime } from '#src/ui/layout/local-time.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CaseDecision, CaseDetail, CaseSide } from '../cases.contract.ts';

/** Who they are and how it went with them before: whom it is about, and who has reported it. */
export function CaseHistory({ detail }: { detail: CaseDetail }) {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="history" className="grid content-start gap-4">
      <SectionHeader id="history" title={t('operator.moderation.history')} />
      {detail.sides.map((side) => (
        <Side key={`${side.role} ${side.kind} ${side.id}`} side={side} />
      ))}
      <Decisions decisions={detail.decisions} />
    </section>
  );
}

function Side({ side }: { side: CaseSide }) {
  const { t } = useTranslation();
  const since = useLocalTime(side.since ?? new Date(0).toISOString());
  const isReporter = side.role === 'reporter';
  return (
    <article className="rounded-card border border-line bg-surface p-4">
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={isReporter ? 'info' : 'apricot'}>
          {t(isReporter ? 'operator.moderation.reporterSide' : 'operator.moderation.subjectSide')}
        </Badge>
        {side.status === 'suspended' ? <Badge tone="danger">{t('operator.companies.suspended')}</Badge> : null}
        {side.status === 'gone' ? <Badge>{t('operator.companies.deleted')}</Badge> : null}
      </p>
      <h3 className="mt-2 font-semibold text-ink">
        <bdi>{side.name}</bdi>
      </h3>
      <p className="text-ink-muted text-sm">
        {t(`operator.moderation.subject.${side.kind}`)}
        {side.detail ? ' · ' : null}
        <bdi>{side.detail}</bdi>
      </p>
      <ul className="mt-2 grid gap-1 text-ink text-sm">
        {side.since ? <li>{t('operator.moderation.since', { date: since })}</li> : null}
        {side.devices === null ? null : <li>{t('operator.moderation.devices', { count: side.devices })}</li>}
        <li>{t('operator.moderation.chats', { count: side.conversations })}</li>
        <li>{t('operator.moderation.about', { count: side.reports_about })}</li>
        {side.kind === 'person' ? <li>{t('operator.moderation.made', side.reports_made)}</li> : null}
      </ul>
      <Past history={side.history} />
    </article>
  );
}

function Past({ history }: Pick<CaseSide, 'history'>) {
  const { language } = useTranslation();
  if (history.length === 0) return null;
  return (
    <ol className="mt-3 grid gap-2 border-line border-t pt-3 text-sm">
      {history.map((entry) => (
        <li key={`${entry.case_id} ${entry.at} ${entry.what}`}>
          <TextLink to={`/${language}/operator/moderation/${entry.case_id}`}>{entry.what}</TextLink>
          <span className="block text-ink-muted">
            <LocalTime moment={entry.at} /> · <bdi>{entry.by}</bdi>
          </span>
        </li>
      ))}
    </ol>
  );
}

function Decisions({ decisions }: { decisions: CaseDecision[] }) {
  const { t } = useTranslation();
  if (decisions.length === 0) return null;
  return (
    <div>
      <h3 className="mb-2 font-semibold text-ink">{t('operator.moderation.decided')}</h3>
      <ol className="grid gap-3 text-sm">
        {decisions.map((one) => (
          <li key={one.id} className="rounded-card border border-line bg-surface p-4">
            <p className="font-semibold text-ink">
              {t(`operator.moderation.action.${one.action}`)} · <bdi>{one.target.name}</bdi>
            </p>
            <p className="text-ink-muted">
              <bdi>{[one.proposed_by?.name, one.confirmed_by?.name].filter(Boolean).join(' + ')}</bdi> ·{' '}
              <LocalTime moment={one.created_at} timeStyle="short" />
            </p>
            {[one.reason, one.note, one.log_note].filter(Boolean).map((text) => (
              <p key={text} dir="auto" className="mt-1 whitespace-pre-line break-words text-ink">
                {text}
              </p>
            ))}
          </li>
        ))}
      </ol>
    </div>
  );
}
