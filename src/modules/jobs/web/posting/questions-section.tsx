import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FormPart } from './form-options.ts';
import { FieldPlace, FormSection } from './form-section.tsx';
import { moved, type Question } from './job-form-state.ts';

const MOST_QUESTIONS = 10;
const KINDS = ['text', 'yes_no', 'choice'] as const;

/** Questions that a talent answers with the first message. */
export function QuestionsSection({ fields, errors, onChange }: FormPart) {
  const { t } = useTranslation();
  const questions = fields.screening_questions ?? [];
  // The one who asks for another question goes on to write it.
  const isAdded = useRef(false);
  const set = (next: Question[]) => onChange({ screening_questions: next });
  return (
    <FormSection name="questions" title={t('employer.form.questions')} text={t('employer.form.questionsText')}>
      {questions.length > 0 ? (
        <ol className="grid grid-cols-1 gap-4">
          {questions.map((question, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is known by its place; its fields are controlled
            <li key={at}>
              <FieldPlace name={`screening_questions.${at}`}>
                <QuestionFields
                  question={question}
                  isNew={isAdded.current && at === questions.length - 1}
                  at={at}
                  count={questions.length}
                  error={errors[`screening_questions.${at}`]}
                  onChange={(patch) => set(questions.map((one, index) => (index === at ? { ...one, ...patch } : one)))}
                  onMove={(step) => set(moved(questions, at, step))}
                  onRemove={() => set(questions.filter((_, index) => index !== at))}
                />
              </FieldPlace>
            </li>
          ))}
        </ol>
      ) : null}
      {questions.length < MOST_QUESTIONS ? (
        <div>
          <Button
            variant="secondary"
            icon={<Plus aria-hidden className="size-5" />}
            onClick={() => {
              isAdded.current = true;
              set([...questions, { question: '', kind: 'text', choices: [] }]);
            }}
          >
            {t('employer.form.addQuestion')}
          </Button>
        </div>
      ) : null}
    </FormSection>
  );
}

interface QuestionFieldsProps {
  question: Question;
  isNew: boolean;
  at: number;
  count: number;
  error: string | undefined;
  onChange: (patch: Partial<Question>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

function QuestionFields({ question, isNew, at, count, error, onChange, onMove, onRemove }: QuestionFieldsProps) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language).format(at + 1);
  return (
    <fieldset className="grid gap-4 rounded-card border border-line bg-surface p-4">
      <legend className="sr-only">{t('employer.form.question', { number })}</legend>
      <TextField
        label={t('employer.form.question', { number })}
        error={error}
        autoFocus={isNew}
        value={question.question}
        onChange={(event) => onChange({ question: event.target.value })}
        maxLength={300}
        dir="auto"
      />
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-0 flex-1 basis-48">
          <NativeSelect
            label={t('employer.form.answerKind')}
            options={KINDS.map((kind) => ({ value: kind, label: t(`employer.form.kind.${kind}`) }))}
            value={question.kind}
            onChange={(event) => onChange({ kind: event.target.value })}
          />
        </div>
        <div className="flex">
          <IconButton
            label={t('employer.form.moveUp', { number })}
            icon={<ArrowUp aria-hidden />}
            disabled={at === 0}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={t('employer.form.moveDown', { number })}
            icon={<ArrowDown aria-hidden />}
            disabled={at === count - 1}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={t('employer.form.removeQuestion', { number })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        </div>
      </div>
      {question.kind === 'choice' ? (
        <TextareaField
          label={t('employer.form.choices')}
          hint={t('employer.form.choicesHint')}
          rows={3}
          value={question.choices.join('\n')}
          onChange={(event) => onChange({ choices: event.target.value.split('\n') })}
          dir="auto"
        />
      ) : null}
    </fieldset>
  );
}
