import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { MatchLine } from '../matching.contract.ts';
import { type CorrectionProps, LineCorrection } from './line-correction.tsx';

interface LedgerLineProps extends CorrectionProps {
  isOwn: boolean;
}

/** Signs of the font: icons that other pages share would be cut into scripts of their own. */
const signs = { met: '✓', partial: '◐', missed: '–', unknown: '?' };
const tones = {
  met: 'text-accent-ink',
  partial: 'text-apricot-ink',
  missed: 'text-ink-muted',
  unknown: 'text-ink-muted',
};

/** One thing that the job asks for: a row of the table, and on a phone a block. */
export function LedgerLine({ line, jobId, isOwn, onChange }: LedgerLineProps) {
  const { t } = useTranslation();
  return (
    // biome-ignore-start lint/a11y/useSemanticElements: a row of the table around it, which has its roles without its elements
    // biome-ignore-start lint/a11y/useFocusableInteractive: cells are read, not pressed
    <div
      role="row"
      className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 border-line border-t px-4 py-3 sm:grid-cols-[32%_1fr_7rem]"
    >
      <div role="rowheader" className="wrap-anywhere min-w-0 font-semibold text-ink text-sm">
        <bdi>{line.asks}</bdi>
      </div>
      <div role="cell" className="col-span-2 min-w-0 max-sm:order-last sm:col-span-1">
        <Said line={line} isOwn={isOwn} />
        {isOwn ? <LineCorrection line={line} jobId={jobId} onChange={onChange} /> : null}
      </div>
      <div role="cell" className="text-end text-sm tabular-nums">
        <span className="font-bold text-ink">{t('matching.points', { given: line.given, points: line.points })}</span>
        <span
          className={classNames('mt-0.5 flex items-center justify-end gap-1 font-medium text-xs', tones[line.state])}
        >
          <span aria-hidden>{signs[line.state]}</span>
          {t(`matching.state.${shownState(line)}`)}
        </span>
      </div>
    </div>
    // biome-ignore-end lint/a11y/useFocusableInteractive: see above
    // biome-ignore-end lint/a11y/useSemanticElements: see above
  );
}

/** What was found and does not do is not met; not found is only what nothing speaks of. */
function shownState({ state, said, note, kind, is_private, correction }: MatchLine): MatchLine['state'] | 'notMet' {
  const isSpokenOf = said.length > 0 || note !== '' || kind === 'eligibility' || is_private || correction !== null;
  return state === 'missed' && isSpokenOf ? 'notMet' : state;
}

/** Someone's own words, or why there are none. */
function Said({ line, isOwn }: Pick<LedgerLineProps, 'line' | 'isOwn'>) {
  const { t } = useTranslation();
  const whose = isOwn ? 'own' : 'candidate';
  return (
    <>
      {line.said.map(({ source, text, where, when }) => (
        <p key={`${source} ${text} ${where}`} className="wrap-anywhere mb-1 text-ink text-sm">
          <bdi>{t('matching.quote', { text })}</bdi>
          <span className="block text-ink-muted text-xs">
            {sourceName(t, source, isOwn)}
            {where ? ' · ' : null}
            <bdi>{where}</bdi>
            {when ? ' · ' : null}
            <bdi>{when}</bdi>
          </span>
        </p>
      ))}
      {line.said.length === 0 && !line.note ? (
        <p className="text-ink-muted text-sm">{t(nothing[whose][reasonOf(line)])}</p>
      ) : null}
      {line.note ? <p className="text-ink-muted text-xs">{line.note}</p> : null}
      {line.correction ? (
        <p className="font-medium text-ink-muted text-xs">
          {t(isOwn ? 'matching.corrected' : 'matching.correctedCandidate')}
        </p>
      ) : null}
    </>
  );
}

type T = ReturnType<typeof useTranslation>['t'];

function sourceName(t: T, source: MatchLine['said'][number]['source'], isOwn: boolean): string {
  if (!isOwn && (source === 'country' || source === 'statement')) return t(`matching.sourceCandidate.${source}`);
  return t(`matching.source.${source}`);
}

const nothing = {
  own: {
    private: 'matching.private',
    unknown: 'matching.unknown',
    missed: 'matching.missed',
    met: 'matching.confirmed',
    denied: 'matching.denied',
  },
  candidate: {
    private: 'matching.private',
    unknown: 'matching.unknownCandidate',
    missed: 'matching.missedCandidate',
    met: 'matching.confirmedCandidate',
    denied: 'matching.deniedCandidate',
  },
} as const;

function reasonOf({ is_private, state, kind }: MatchLine): keyof (typeof nothing)['own'] {
  if (is_private) return 'private';
  if (state === 'unknown' || state === 'met') return state;
  return kind === 'eligibility' ? 'denied' : 'missed';
}
