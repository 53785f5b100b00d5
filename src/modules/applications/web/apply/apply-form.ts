import type { Client } from '#src/kernel/client.ts';
import { readStartForm } from '#src/modules/chat/web/start/start-form.ts';
import type { Application, ResumeChoice } from '../../applications.contract.ts';

/** What an application is made of, as its form holds it: read the same way with scripts and without. */
export interface ApplyForm {
  /** Keys of chosen resumes. */
  resumes: string[];
  text: string;
  confirm_country: boolean;
  /** By the number of the screening question. */
  answers: Record<string, string>;
}

const KEY = /^(attached|online|video):(\d{1,15})$/;

/** Names a resume in the form. */
export function keyOf({ kind, id }: Pick<ResumeChoice, 'kind' | 'id'>): string {
  return `${kind}:${id}`;
}

export function readApplyForm(form: FormData): ApplyForm {
  const { text, confirm_country, answers } = readStartForm(form);
  return { resumes: form.getAll('resume').map(String), text, confirm_country, answers };
}

/** Copies what was chosen and sends it; a second time the server answers with the first application. */
export async function sendApplication(
  api: Client,
  jobId: number,
  form: ApplyForm,
  from: string | undefined,
): Promise<Application> {
  const files: string[] = [];
  for (const key of form.resumes) {
    const [, kind, id] = KEY.exec(key) ?? [];
    if (!kind) continue;
    const copy = await api('POST /job-applications/documents', { kind: kind as ResumeChoice['kind'], id: Number(id) });
    files.push(copy.id);
  }
  const { application } = await api('POST /job-applications', {
    job_id: jobId,
    file_ids: files,
    confirm_country: form.confirm_country,
    from,
    ...(form.text.trim() && { text: form.text }),
    answers: Object.entries(form.answers).map(([id, answer]) => ({ question_id: Number(id), answer })),
  });
  return application;
}
