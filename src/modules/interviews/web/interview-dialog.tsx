import { type ReactNode, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { DeclineReason, Details, Interview } from '../interview-fields.ts';
import { DetailsFields, hasPlace } from './details-fields.tsx';
import { type How, TimesChoice } from './slots/times-choice.tsx';
import { readFields, TimesFields } from './times-fields.tsx';
import { useOwnZone } from './zone-time.tsx';

export type DialogKind = 'suggest' | 'modify' | 'decline' | 'cancel' | 'issue' | 'result' | 'absent';

interface InterviewDialogProps {
  kind: DialogKind;
  interview: Interview;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onTaken: (interview: Interview) => void;
}

const reasons: DeclineReason[] = ['time_conflict', 'found_another_job', 'other'];
/** Which of them ask for words, and whether they can do without. */
const notes: Partial<Record<DialogKind, 'needed' | 'optional'>> = {
  decline: 'optional',
  cancel: 'needed',
  issue: 'needed',
  result: 'optional',
};

/** What one does with an interview beyond a press: other times, other details, or words for the other side. */
export default function InterviewDialog({ kind, interview, isOpen, onOpenChange, onTaken }: InterviewDialogProps) {
  const { t } = useTranslation();
  const zone = useOwnZone();
  const [how, setHow] = useState<How>('times');
  const [times, setTimes] = useState(['']);
  const [details, setDetails] = useState<Details>(interview);
  const [choice, setChoice] = useState('');
  const [note, setNote] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const choices = kind === 'decline' ? reasons : kind === 'result' ? ['passed', 'not_passed'] : [];

  const send = async () => {
    setIsChecked(true);
    const moments = how === 'times' ? readFields(times, zone) : 'free hours';
    const call = callFor(kind, interview.id, { moments, details, choice, note: note.trim() });
    if (!call) return;
    setIsBusy(true);
    setProblem('');
    try {
      onTaken(await call());
      onOpenChange(false);
    } catch (error) {
      setProblem((error as Error).message || t('interviews.failed'));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      size={kind === 'modify' ? 'md' : 'sm'}
      title={t(`interviews.dialogs.${kind}.title`, { name: interview.name })}
      description={t(`interviews.dialogs.${kind}.text`, { name: interview.name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('interviews.back')}
          </Button>
          <Button
            isLoading={isBusy}
            variant={kind === 'cancel' || kind === 'absent' ? 'danger' : 'primary'}
            onClick={send}
          >
            {t(`interviews.dialogs.${kind}.send`)}
          </Button>
        </>
      }
    >
      <div className="space-y-4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {kind === 'suggest' && interview.side === 'talent' ? (
          <TimesFields times={times} onChange={setTimes} isChecked={isChecked} />
        ) : null}
        {kind === 'suggest' && interview.side === 'boss' ? (
          <TimesChoice {...{ how, times, isChecked }} name={interview.name} onHow={setHow} onTimes={setTimes} />
        ) : null}
        {kind === 'modify' ? <DetailsFields details={details} onChange={setDetails} isChecked={isChecked} /> : null}
        {choices.length > 0 ? (
          <ChoiceGroup
            legend={t(`interviews.dialogs.${kind as 'decline' | 'result'}.choice`)}
            error={isChecked && !choice ? t('interviews.chooseOne') : undefined}
          >
            {choices.map((one) => (
              <Radio
                key={one}
                name={`${kind}-choice`}
                checked={choice === one}
                onChange={() => setChoice(one)}
                label={labelOf(one, t)}
              />
            ))}
          </ChoiceGroup>
        ) : null}
        {notes[kind] ? (
          <TextareaField
            label={t(`interviews.dialogs.${kind as 'cancel'}.note`, { name: interview.name })}
            isOptional={notes[kind] === 'optional'}
            rows={3}
            maxLength={1000}
            value={note}
            error={isChecked && notes[kind] === 'needed' && !note.trim() ? t('interviews.noteMissing') : undefined}
            onChange={(event) => setNote(event.target.value)}
          />
        ) : null}
      </div>
    </Dialog>
  );
}

function labelOf(choice: string, t: ReturnType<typeof useTranslation>['t']): ReactNode {
  if (choice === 'passed') return t('interviews.dialogs.result.passed');
  if (choice === 'not_passed') return t('interviews.dialogs.result.notPassed');
  return t(`interviews.reasons.${choice as DeclineReason}`);
}

interface Filled {
  moments: string[] | 'free hours' | null;
  details: Details;
  choice: string;
  note: string;
}

/** The call for what was filled in; null while something is missing. */
function callFor(kind: DialogKind, id: number, { moments, details, choice, note }: Filled) {
  const { kind: how, minutes, address, link, contact_name, contact_number, instructions } = details;
  const place = { kind: how, minutes, address, link, contact_name, contact_number, instructions };
  const calls: Record<DialogKind, (() => Promise<Interview>) | null> = {
    suggest:
      moments &&
      (() =>
        api('POST /interviews/:id/suggest', {
          id,
          ...(moments === 'free hours' ? { free_hours: true } : { times: moments }),
        })),
    modify: hasPlace(details) ? () => api('PUT /interviews/:id', { id, ...place }) : null,
    decline: choice ? () => api('POST /interviews/:id/decline', { id, reason: choice as DeclineReason, note }) : null,
    cancel: note ? () => api('POST /interviews/:id/cancel', { id, note }) : null,
    issue: note ? () => api('POST /interviews/:id/issue', { id, note }) : null,
    result: choice ? () => api('POST /interviews/:id/result', { id, is_passed: choice === 'passed', note }) : null,
    absent: () => api('POST /interviews/:id/attendance', { id, is_there: false }),
  };
  return calls[kind];
}
