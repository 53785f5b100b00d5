/** What a first message is made of, as its form holds it: read the same way with scripts and without. */
export interface StartForm {
  client_id: string;
  text: string;
  confirm_country: boolean;
  /** By the number of the screening question. */
  answers: Record<string, string>;
}

const ANSWER = /^answer-(\d{1,15})$/;

/** The name of the field for a question's answer. */
export function answerField(questionId: number | string): string {
  return `answer-${questionId}`;
}

export function readStartForm(form: FormData): StartForm {
  const answers = [...form].flatMap(([name, value]) => {
    const id = ANSWER.exec(name)?.[1];
    return id ? [[id, String(value)]] : [];
  });
  return {
    client_id: String(form.get('client_id') ?? ''),
    text: String(form.get('text') ?? ''),
    confirm_country: form.get('confirm_country') === 'yes',
    answers: Object.fromEntries(answers),
  };
}

/** The call that a form stands for. */
export function toStartInput(jobId: number, { text, answers, ...rest }: StartForm, from: string | undefined) {
  return {
    job_id: jobId,
    ...rest,
    from,
    ...(text.trim() && { text }),
    answers: Object.entries(answers).map(([id, answer]) => ({ question_id: Number(id), answer })),
  };
}
