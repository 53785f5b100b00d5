import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_STATEMENT, saidForAll } from '../match-lines.ts';
import type { Match, MatchLine } from '../matching.contract.ts';

export interface CorrectionProps {
  line: MatchLine;
  jobId: number;
  onChange: (match: Match) => void;
}

/** TRU-07: the reader knows better, and says so in their own words. */
export function LineCorrection({ line, jobId, onChange }: CorrectionProps) {
  const { t } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const { isBusy, problem, call } = useCall(t('matching.correct.failed'));
  const button = useReturn(isOpen);
  if (line.kind === 'eligibility' && line.state !== 'met') return <ToEligibility />;
  if (!line.may_correct) return null;
  if (isOpen) {
    return <CorrectionForm line={line} jobId={jobId} onChange={onChange} onClose={() => setIsOpen(false)} />;
  }
  const undo = () =>
    call(async () => {
      const { match } = await api('DELETE /jobs/:id/match/corrections', { id: jobId, line: line.key });
      if (match) onChange(match);
    });
  const word = wordOf(line);
  return (
    <>
      <Button
        ref={button}
        variant="quiet"
        size="sm"
        className="-ms-3"
        isLoading={isBusy}
        aria-label={t(`matching.correct.${word}Line`, { line: line.asks })}
        onClick={line.correction ? undo : () => setIsOpen(true)}
      >
        {t(`matching.correct.${word}`)}
      </Button>
      {problem ? (
        <p role="alert" className="text-danger-ink text-sm">
          {problem}
        </p>
      ) : null}
    </>
  );
}

/** Who may work where is told in one place, because it also decides who may write. */
function ToEligibility() {
  const { t, language } = useTranslation();
  const back = encodeURIComponent(useLocation().pathname);
  return (
    <p className="mt-1 text-sm">
      <TextLink to={`/${language}/manage-profile?tab=work-eligibility&redirect=${back}#work_eligibility`}>
        {t('jobs.hire.tell.work_eligibility')}
      </TextLink>
    </p>
  );
}

/** What can be said of a line: a skill is something one has, a place or pay something that suits. */
function wordOf({ correction, state, kind }: MatchLine) {
  if (correction) return 'undo';
  if (state === 'met') return 'not';
  return saidForAll.has(kind) ? 'have' : 'suits';
}

/** The keyboard comes back to the button that opened a form when the form is gone. */
function useReturn(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}

function CorrectionForm({ line, jobId, onChange, onClose }: CorrectionProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [statement, setStatement] = useState('');
  const { isBusy, problem, setProblem, call } = useCall(t('matching.correct.failed'));
  const says = line.state === 'met' ? 'not' : 'have';
  const isOptional = says === 'not';
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isOptional && !statement.trim()) return setProblem(t('matching.correct.missing'));
    return call(async () => {
      const { match } = await api('PUT /jobs/:id/match/corrections', { id: jobId, line: line.key, says, statement });
      if (match) tell(match);
    });
  };
  const tell = (match: Match) => {
    onClose();
    onChange(match);
    showToast(t('matching.correct.saved', { score: match.score }), { tone: 'success' });
  };
  return (
    <form noValidate onSubmit={save} className="mt-2 space-y-2">
      <TextareaField
        label={t('matching.correct.words')}
        hint={t(isOptional ? 'matching.correct.hintNot' : 'matching.correct.hint')}
        error={problem || undefined}
        rows={2}
        required={!isOptional}
        maxLength={LONGEST_STATEMENT}
        autoFocus
        value={statement}
        onChange={(event) => setStatement(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={isBusy}>
          {t('matching.correct.save')}
        </Button>
        <Button size="sm" variant="quiet" onClick={onClose}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
