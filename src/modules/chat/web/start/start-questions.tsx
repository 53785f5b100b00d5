import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { ChoiceGroup } from '#src/ui/controls/checkbox.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { Radio } from '#src/ui/controls/radio.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_ANSWER } from '../sync/chat-limits.ts';
import { answerField } from './start-form.ts';

type Question = JobDetail['screening_questions'][number];

interface StartQuestionsProps {
  questions: readonly Question[];
  /** What was typed before a refusal, and what the server said about it. */
  given: Record<string, string> | undefined;
  problems: Record<string, string> | undefined;
}

/** JOB-05: what the employer asks everyone; the answers go along with the first message. */
export function StartQuestions({ questions, given = {}, problems = {} }: StartQuestionsProps) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5">
      <div>
        <h2 id="questions" className="font-semibold text-ink text-lg">
          {t('chat.start.questions')}
        </h2>
        <p className="text-ink-muted text-sm">{t('chat.start.questionsText')}</p>
      </div>
      {questions.map((question) => (
        <Asked
          key={question.id}
          question={question}
          given={given[question.id]}
          problem={problems[`answers.${question.id}`]}
        />
      ))}
    </section>
  );
}

function Asked({
  question: { id, question, kind, choices },
  given,
  problem,
}: {
  question: Question;
  given?: string;
  problem?: string;
}) {
  const { t } = useTranslation();
  const name = answerField(id);
  if (kind === 'yes_no') {
    return (
      <ChoiceGroup legend={question} error={problem}>
        <div className="flex gap-6">
          <Radio
            id={name}
            name={name}
            value="yes"
            label={t('chat.start.yes')}
            defaultChecked={given === 'yes'}
            required
          />
          <Radio name={name} value="no" label={t('chat.start.no')} defaultChecked={given === 'no'} required />
        </div>
      </ChoiceGroup>
    );
  }
  if (kind === 'choice') {
    const options = choices.map((choice) => ({ value: choice, label: choice }));
    return (
      <NativeSelect
        id={name}
        name={name}
        label={question}
        error={problem}
        options={options}
        placeholder={t('chat.start.choose')}
        defaultValue={given ?? ''}
      />
    );
  }
  return (
    <TextareaField
      id={name}
      name={name}
      label={question}
      error={problem}
      dir="auto"
      rows={2}
      defaultValue={given}
      maxLength={LONGEST_ANSWER}
      required
    />
  );
}
