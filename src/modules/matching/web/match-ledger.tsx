import { Calculator } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Match, MatchLine } from '../matching.contract.ts';
import { LedgerLine } from './ledger-line.tsx';
import { ScoreRing } from './score-ring.tsx';

interface MatchLedgerProps {
  match: Match;
  /** The reader's own, or a candidate's. */
  isOwn: boolean;
  onChange: (match: Match) => void;
}

/** What a job asks for, someone's own words, points: a sum that anyone can redo. */
export function MatchLedger({ match, isOwn, onChange }: MatchLedgerProps) {
  const { t, language } = useTranslation();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and a candidate's has nothing else that the keyboard reaches
    <section tabIndex={0} aria-label={match.job_title} className="space-y-4">
      <Head match={match} />
      {/* biome-ignore-start lint/a11y/useSemanticElements: laid out as blocks on a phone, where some browsers drop a table's meaning */}
      {/* biome-ignore-start lint/a11y/useFocusableInteractive: cells are read, not pressed */}
      <div
        role="table"
        aria-label={t(isOwn ? 'matching.title' : 'matching.titleCandidate')}
        className="rounded-card border border-line bg-surface"
      >
        <div role="rowgroup" className="max-sm:sr-only">
          <div role="row" className="grid grid-cols-[32%_1fr_7rem] gap-x-4 px-4 py-2 text-ink-muted text-xs">
            <span role="columnheader">{t('matching.head.asks')}</span>
            <span role="columnheader">{t(isOwn ? 'matching.head.said' : 'matching.head.saidCandidate')}</span>
            <span role="columnheader" className="text-end">
              {t('matching.head.points')}
            </span>
          </div>
        </div>
        <div role="rowgroup">
          {match.lines.map((line) => (
            <LedgerLine key={line.key} line={line} jobId={match.job_id} isOwn={isOwn} onChange={onChange} />
          ))}
        </div>
        <div role="rowgroup">
          <div
            role="row"
            className="flex items-baseline justify-between gap-4 rounded-b-card border-line border-t bg-accent-soft px-4 py-3 font-semibold text-ink"
          >
            <span role="rowheader">{t('matching.total')}</span>
            <span role="cell" className="text-ink-muted text-sm tabular-nums max-sm:hidden" dir="ltr">
              {match.lines.map(({ given }) => given).join(' + ')}
            </span>
            <span role="cell" className="tabular-nums">
              {t('matching.score', { score: match.score })}
            </span>
          </div>
        </div>
      </div>
      {/* biome-ignore-end lint/a11y/useFocusableInteractive: see above */}
      {/* biome-ignore-end lint/a11y/useSemanticElements: see above */}
      <p className="flex items-start gap-2 text-ink-muted text-xs">
        <Calculator aria-hidden className="mt-0.5 size-4 shrink-0" />
        {t(isOwn ? 'matching.rules' : 'matching.rulesCandidate')}
      </p>
      {isOwn ? (
        <LinkButton to={`/${language}/manage-profile`} variant="soft">
          {t('matching.profile')}
        </LinkButton>
      ) : null}
    </section>
  );
}

function Head({ match: { score, unknown, lines, job_title } }: { match: Match }) {
  const { t, language } = useTranslation();
  return (
    <div className="flex items-center gap-4">
      <div className="relative shrink-0">
        <ScoreRing score={score} className="size-16" />
        <span aria-hidden className="absolute inset-0 grid place-items-center font-bold text-ink text-lg tabular-nums">
          {new Intl.NumberFormat(language).format(score)}
        </span>
      </div>
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere font-semibold text-ink">
          <bdi>{job_title}</bdi>
        </p>
        <p className="text-ink-muted text-sm">
          {t('matching.score', { score })}
          {unknown > 0 ? ` · ${t('matching.open', { points: unknown })}` : null}
        </p>
        <div aria-hidden className="mt-2 flex gap-0.5">
          {lines.map((line) => (
            <Bar key={line.key} line={line} />
          ))}
        </div>
      </div>
    </div>
  );
}

/** As wide as what the line can give, filled as far as it gives. */
function Bar({ line: { points, given, state } }: { line: MatchLine }) {
  return (
    <span className="h-2 overflow-hidden rounded-sm bg-line" style={{ flexGrow: points, flexBasis: 0 }}>
      <span
        className={classNames('block h-full', state === 'partial' ? 'bg-apricot' : 'bg-accent')}
        style={{ width: points > 0 ? `${(given / points) * 100}%` : 0 }}
      />
    </span>
  );
}
