import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { DateField } from '#src/ui/controls/date-field.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useCall } from '#src/ui/feedback/use-call.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LANES, type Lane, LONGEST_NOTE } from '../lanes.ts';
import type { TrackerCard } from '../tracker.contract.ts';
import { dayHere, type FilledJob, fillForm, findProblems, toJob, withLink } from './job-form.ts';

interface JobDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Without one a job from elsewhere is added. */
  card?: TrackerCard;
  onSaved: () => void;
}

/** A job from elsewhere, or what someone keeps beside one of this site. What was typed stays when it is refused. */
export default function JobDialog({ isOpen, onOpenChange, card, onSaved }: JobDialogProps) {
  const { t } = useTranslation();
  const { isBusy, problem, call } = useCall(t('tracker.failed'));
  const [filled, setFilled] = useState<FilledJob>(() => fillForm(card));
  const [lane, setLane] = useState<Lane>('wishlist');
  const [isChecked, setIsChecked] = useState(false);
  const isOutside = !card || card.is_outside;
  const problems = findProblems(filled);
  const name = card?.title ?? '';
  const set = (changes: Partial<FilledJob>) => setFilled((before) => ({ ...before, ...changes }));
  const errorOf = (field: keyof typeof problems) => {
    const key = isChecked ? problems[field] : null;
    return key ? t(key) : undefined;
  };
  const save = () => {
    setIsChecked(true);
    if (isOutside && Object.values(problems).some(Boolean)) return;
    return call(async () => {
      await send(card, filled, lane);
      showToast(t('tracker.form.saved'), { tone: 'success' });
      onOpenChange(false);
      onSaved();
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={!card ? t('tracker.form.add') : t(isOutside ? 'tracker.form.edit' : 'tracker.form.notes', { name })}
      footer={
        <>
          <Button variant="secondary" onClick={() => onOpenChange(false)}>
            {t('ui.cancel')}
          </Button>
          <Button isLoading={isBusy} onClick={save}>
            {t('tracker.form.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {problem ? <Notice tone="danger">{problem}</Notice> : null}
        {isOutside ? (
          <>
            <TextField
              type="url"
              label={t('tracker.fields.link')}
              hint={t('tracker.form.linkHint')}
              isOptional
              dir="ltr"
              value={filled.link}
              error={errorOf('link')}
              onChange={(event) => setFilled(withLink(filled, event.target.value))}
            />
            <div className="grid gap-4 sm:grid-cols-2">
              <Line field="title" filled={filled} set={set} error={errorOf('title')} />
              <Line field="company_name" filled={filled} set={set} error={errorOf('company_name')} />
              <Line field="place" filled={filled} set={set} isOptional />
              <Line field="pay" filled={filled} set={set} isOptional />
            </div>
          </>
        ) : null}
        {card ? null : (
          <NativeSelect
            label={t('tracker.fields.lane')}
            value={lane}
            onChange={(event) => setLane(event.target.value as Lane)}
            options={LANES.map((one) => ({ value: one, label: t(`tracker.lanes.${one}`) }))}
          />
        )}
        <div className="grid gap-4 sm:grid-cols-2">
          <DateField
            label={t('tracker.fields.deadline')}
            isOptional
            value={filled.deadline}
            onChange={(deadline) => set({ deadline })}
          />
          <DateField
            label={t('tracker.fields.remind')}
            hint={t('tracker.form.remindHint')}
            isOptional
            min={dayHere(new Date())}
            value={filled.remindOn}
            onChange={(remindOn) => set({ remindOn })}
          />
        </div>
        <Line field="contact" filled={filled} set={set} isOptional />
        <TextareaField
          label={t('tracker.fields.note')}
          isOptional
          rows={4}
          maxLength={LONGEST_NOTE}
          value={filled.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      </div>
    </Dialog>
  );
}

interface LineProps {
  field: 'title' | 'company_name' | 'place' | 'pay' | 'contact';
  filled: FilledJob;
  set: (changes: Partial<FilledJob>) => void;
  error?: string;
  isOptional?: boolean;
}

function Line({ field, filled, set, error, isOptional }: LineProps) {
  const { t } = useTranslation();
  return (
    <TextField
      label={t(`tracker.fields.${field === 'company_name' ? 'company' : field}`)}
      isOptional={isOptional}
      maxLength={200}
      value={filled[field]}
      error={error}
      onChange={(event) => set({ [field]: event.target.value })}
    />
  );
}

function send(card: TrackerCard | undefined, filled: FilledJob, lane: Lane): Promise<unknown> {
  const job = toJob(filled);
  if (!card) return api('POST /tracker/jobs', { ...job, lane });
  if (card.is_outside && card.id !== null) return api('PUT /tracker/jobs/:id', { id: card.id, ...job });
  const { contact, note, deadline, remind_at } = job;
  return api('PUT /tracker/notes/:job_id', { job_id: card.job_id ?? 0, contact, note, deadline, remind_at });
}
