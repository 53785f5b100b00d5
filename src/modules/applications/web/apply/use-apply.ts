import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { markJob } from '#src/modules/jobs/web/job-marks.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { MOST_DOCUMENTS } from '../../application-stages.ts';
import type { Application, ResumeChoice } from '../../applications.contract.ts';
import { dropApplyDraft, keepApplyDraft, readApplyDraft } from './apply-draft.ts';
import { type ApplyForm, keyOf, readApplyForm, sendApplication } from './apply-form.ts';

export type Step = 'resume' | 'questions' | 'review';

export interface Refused {
  problem: string;
  fields: Record<string, string>;
  form: ApplyForm;
}

interface ApplyOptions {
  jobId: number;
  steps: readonly Step[];
  resumes: readonly ResumeChoice[];
  refused: Refused | undefined;
  form: RefObject<HTMLFormElement | null>;
  /** EMP-08: what the steps were opened from. */
  from?: string | undefined;
  /** Within a dialog: what follows instead of the application's own page. */
  onSent?: (application: Application) => void;
}

const UNDER_WAY = 41134;
const AGAIN_MS = 1500;

/** What was chosen and typed, which step is shown, and the sending; a draft stays in the tab until it has gone out. */
export function useApply({ jobId, steps, resumes, refused, form, from, onSent }: ApplyOptions) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const first = resumes[0];
  const empty: ApplyForm = {
    resumes: first ? [keyOf(first)] : [],
    text: '',
    answers: {},
    confirm_country: false,
  };
  const [typed, setTyped] = useState<ApplyForm>(refused?.form ?? empty);
  const [step, setStep] = useState<Step>(refused ? 'review' : 'resume');
  const [problem, setProblem] = useState({ text: refused?.problem ?? '', fields: refused?.fields ?? {} });
  const [isSending, setIsSending] = useState(false);
  const [isKept, setIsKept] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);

  // What was kept is known after the page has come alive.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a job
  useEffect(() => {
    const kept = readApplyDraft(jobId);
    if (!kept || refused) return;
    const known = new Set(resumes.map(keyOf));
    setTyped({ ...kept, resumes: kept.resumes.filter((key) => known.has(key)) });
    setIsKept(true);
  }, [jobId]);

  const read = (): ApplyForm => (form.current ? readApplyForm(new FormData(form.current)) : typed);
  const change = (next: ApplyForm) => {
    setTyped(next);
    keepApplyDraft(jobId, next);
  };
  const show = (next: Step) => {
    setProblem({ text: '', fields: {} });
    setStep(next);
    // The new step is on the page with the next frame.
    requestAnimationFrame(() => heading.current?.focus());
  };

  const goOn = () => {
    const now = read();
    change(now);
    if (now.resumes.length === 0) return setProblem({ text: t('applications.resume.pick'), fields: {} });
    if (now.resumes.length > MOST_DOCUMENTS) return setProblem({ text: t('applications.resume.most'), fields: {} });
    const missing = step === 'questions' ? firstOpenField(form.current) : undefined;
    if (missing) return missing.focus();
    show(steps[steps.indexOf(step) + 1] ?? 'review');
  };

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    if (step !== 'review') return goOn();
    const now = read();
    change(now);
    setIsSending(true);
    try {
      const sent = await sendOnce(jobId, now, from);
      dropApplyDraft(jobId);
      markJob(jobId, { application: { applied_at: sent.applied_at, is_withdrawn: false } });
      if (onSent) onSent(sent);
      else await navigate(`/${language}/apply/${jobId}`, { replace: true });
    } catch (error) {
      const { message, fields } = isRefusal(error) ? error : { message: '', fields: {} };
      const isAnswer = Object.keys(fields).some((name) => name.startsWith('answers.'));
      if (isAnswer && steps.includes('questions')) setStep('questions');
      setProblem({ text: message || t('chat.offline'), fields });
    } finally {
      setIsSending(false);
    }
  };

  return { typed, change, read, step, show, goOn, send, isSending, problem, heading, isKept };
}

/** Another device or tab is sending the same at this moment: its result is ours. */
async function sendOnce(jobId: number, form: ApplyForm, from: string | undefined): Promise<Application> {
  try {
    return await sendApplication(api, jobId, form, from);
  } catch (error) {
    if (!isRefusal(error) || error.code !== UNDER_WAY) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return sendApplication(api, jobId, form, from);
  }
}

/** The browser itself knows which required field is empty. */
function firstOpenField(form: HTMLFormElement | null): HTMLElement | undefined {
  const fields = [...(form?.elements ?? [])] as HTMLInputElement[];
  return fields.find((field) => field.name.startsWith('answer-') && (!field.checkValidity() || !isFilled(field, form)));
}

function isFilled(field: HTMLInputElement, form: HTMLFormElement | null): boolean {
  return Boolean(form && String(new FormData(form).get(field.name) ?? '').trim());
}
