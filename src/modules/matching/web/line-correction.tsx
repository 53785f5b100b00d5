import { type FormEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_STATEMENT } from '../match-lines.ts';
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
  const { isBusy, problem, call } = useCall(t('matching.failed'));
  const isMet = line.state === 'met';
  if (!line.may_correct) return null;
  if (isOpen) {
    return <CorrectionForm line={line} jobId={jobId} onChange={onChange} onClose={() => setIsOpen(false)} />;
  }
  const undo = () =>
    call(async () => {
      const { match } = await api('DELETE /jobs/:id/match/corrections', { id: jobId, line: line.key });
      if (match) onChange(match);
    });
  const [label, name] = line.correction
    ? (['matching.correct.undo', 'matching.correct.undoLine'] as const)
    : isMet
      ? (['matching.correct.not', 'matching.correct.notLine'] as const)
      : (['matching.correct.have', 'matching.correct.haveLine'] as const);
  return (
    <>
      <Button
        variant="quiet"
        size="sm"
        className="-ms-3"
        isLoading={isBusy}
        aria-label={t(name, { line: line.asks })}
        onClick={line.correction ? undo : () => setIsOpen(true)}
      >
        {t(label)}
      </Button>
      {problem ? (
        <p role="alert" className="text-danger-ink text-sm">
          {problem}
        </p>
      ) : null}
    </>
  );
}

function CorrectionForm({ line, jobId, onChange, onClose }: CorrectionProps & { onClose: () => void }) {
  const { t } = useTranslation();
  const [statement, setStatement] = useState('');
  const { isBusy, problem, setProblem, call } = useCall(t('matching.failed'));
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
