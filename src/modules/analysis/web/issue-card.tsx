import { Pencil } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useFormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Judged, Quote, Section } from '../report.ts';
import type { RuleName } from '../rubric.ts';
import { fixHref } from './fix-href.ts';
import { MarkedText } from './marked-text.tsx';

interface IssueCardProps {
  analysisId: number;
  issue: Judged;
  /** Its place among the issues; none for one that is marked as resolved. */
  place?: number;
  isResolved: boolean;
  isStillThere: boolean;
}

/** What costs points, in the words it was found in, and how to get them. */
export function IssueCard({ analysisId, issue, place, isResolved, isStillThere }: IssueCardProps) {
  const { t } = useTranslation();
  const { rule, part, points, max, done, total } = issue;
  return (
    <Card as="li" className="break-inside-avoid">
      <div className="flex gap-3">
        {place === undefined ? null : (
          <span
            aria-hidden
            className="grid size-7 shrink-0 place-items-center rounded-full bg-apricot-soft font-bold text-apricot-ink text-sm"
          >
            {place}
          </span>
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1">
            <h3 className="font-semibold text-ink text-lg">{t(`analysis.rules.${rule}.title`)}</h3>
            <Badge tone="accent">{t('analysis.issues.upTo', { points: max - points })}</Badge>
          </div>
          <p className="text-ink-muted text-sm">
            {t(`analysis.parts.${part}`)}
            {total && total > 1 ? ` · ${t('analysis.issues.counted', { done: done ?? 0, total })}` : null}
          </p>
          {isStillThere ? (
            <p className="mt-2 font-medium text-apricot-ink text-sm">{t('analysis.issues.still')}</p>
          ) : null}
          {issue.quotes.length > 0 || isAbsent(issue) ? <Quotes quotes={issue.quotes} /> : null}
          <div className="mt-4 border-accent border-s-3 ps-4">
            <p className="font-semibold text-accent-ink text-sm">{t('analysis.issues.fix')}</p>
            <p className="text-ink">{t(`analysis.rules.${rule}.fix`)}</p>
          </div>
          <IssueActions analysisId={analysisId} issue={issue} isResolved={isResolved} />
        </div>
      </div>
    </Card>
  );
}

/** Rules that ask whether something is there at all: without words to quote, it is not. */
const asksForPresence = new Set<RuleName>(['email', 'phone', 'place', 'headline', 'summary', 'education', 'skills']);

function isAbsent({ rule, total }: Judged): boolean {
  // A rule that counts lines and found none to count.
  return asksForPresence.has(rule) || (total === 0 && rule !== 'fillers' && rule !== 'plain');
}

const headings: Record<Section, Parameters<ReturnType<typeof useTranslation>['t']>[0]> = {
  basics: 'profiles.own.section.basics.title',
  summary: 'profiles.own.section.summary.title',
  work: 'profiles.own.section.work_experiences.title',
  education: 'profiles.own.section.educations.title',
  skills: 'profiles.own.section.skills.title',
  languages: 'profiles.own.section.languages.title',
  preference: 'preferences.tabs.preferences',
};

function Quotes({ quotes }: { quotes: Quote[] }) {
  const { t } = useTranslation();
  return (
    <div className="mt-3 border-apricot border-s-3 ps-4">
      <p className="text-ink-muted text-sm">{t('analysis.issues.lookedAt')}</p>
      {quotes.length === 0 ? <p className="text-ink">{t('analysis.issues.empty')}</p> : null}
      {quotes.map((quote, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line that stands there twice is quoted twice, and none moves
        <figure key={at} className="mt-1.5">
          <figcaption className="text-ink-muted text-sm">
            {t(headings[quote.section])}
            {quote.label ? (
              <>
                {' · '}
                <bdi>{quote.label}</bdi>
              </>
            ) : null}
          </figcaption>
          <blockquote dir="auto" className="wrap-anywhere text-ink text-start">
            <MarkedText text={quote.text} marks={quote.marks} />
          </blockquote>
        </figure>
      ))}
    </div>
  );
}

function IssueActions({
  analysisId,
  issue: { rule },
  isResolved,
}: Pick<IssueCardProps, 'analysisId' | 'issue' | 'isResolved'>) {
  const { t, language } = useTranslation();
  const { Form, isBusy, message } = useFormAnswer('mark');
  return (
    <div className="mt-4 flex flex-wrap items-center gap-2 print:hidden">
      <LinkButton
        to={fixHref(language, rule)}
        variant="secondary"
        size="sm"
        icon={<Pencil aria-hidden className="size-4" />}
      >
        {t('analysis.issues.edit')}
      </LinkButton>
      <Form method="post">
        <input type="hidden" name="intent" value="mark" />
        <input type="hidden" name="id" value={analysisId} />
        <input type="hidden" name="rule" value={rule} />
        <input type="hidden" name="is_resolved" value={isResolved ? '' : 'yes'} />
        <Button type="submit" variant="quiet" size="sm" isLoading={isBusy}>
          {t(isResolved ? 'analysis.issues.reopen' : 'analysis.issues.resolve')}
        </Button>
      </Form>
      {message ? (
        <p role="alert" className="text-danger-ink text-sm">
          {message}
        </p>
      ) : null}
    </div>
  );
}
