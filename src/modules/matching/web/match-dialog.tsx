import { useEffect, useState } from 'react';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog, type DialogProps } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Match } from '../matching.contract.ts';
import { MatchLedger } from './match-ledger.tsx';

interface MatchDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  load: () => Promise<Match | null>;
  /** The reader's own match, or a candidate's. */
  about: 'own' | 'candidate';
  /** It is known anew: opened, or corrected. */
  onMatch?: (match: Match) => void;
}

/** TRU-07: the sum behind a score; on a phone it rises from below. */
export default function MatchDialog({ isOpen, onOpenChange, load, about, onMatch }: MatchDialogProps) {
  const { t, language } = useTranslation();
  const [match, setMatch] = useState<Match | null>();
  const [hasFailed, setHasFailed] = useState(false);
  const ask = () => {
    setHasFailed(false);
    load().then(setMatch, () => setHasFailed(true));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for when it is opened
  useEffect(() => {
    if (isOpen) ask();
  }, [isOpen]);
  const change = (next: Match) => {
    setMatch(next);
    onMatch?.(next);
  };
  const isOwn = about === 'own';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size="lg"
      title={t(isOwn ? 'matching.title' : 'matching.titleCandidate')}
      description={t(isOwn ? 'matching.intro' : 'matching.introCandidate')}
    >
      {hasFailed ? <ErrorState message={t('matching.failed')} onRetry={ask} /> : null}
      {match && !hasFailed ? <MatchLedger match={match} isOwn={isOwn} onChange={change} /> : null}
      {match === null && !hasFailed ? (
        <div className="grid justify-items-start gap-4">
          <p className="text-ink-muted">{t(isOwn ? 'matching.empty' : 'matching.emptyCandidate')}</p>
          {isOwn ? (
            <LinkButton to={`/${language}/manage-profile`} variant="soft">
              {t('matching.profile')}
            </LinkButton>
          ) : null}
        </div>
      ) : null}
      {match === undefined && !hasFailed ? <Skeleton layout="column" count={3} /> : null}
    </Dialog>
  );
}
