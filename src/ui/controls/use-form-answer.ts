import { useEffect, useRef } from 'react';
import { useActionData, useFetcher } from 'react-router';
import { noteLimit } from '#src/kernel/limit-texts.ts';
import { holdWork } from './held-work.ts';

/** How a page answers one of its forms. */
export interface FormAnswer {
  intent: string;
  isDone: boolean;
  /** What was typed, for a page that is loaded anew. */
  values: Record<string, string>;
  /** The same where a name may stand several times, as boxes that are ticked do. */
  lists: Record<string, string[]>;
  message?: string;
  /** One text per field that was refused. */
  fields?: Record<string, string>;
  retryAfter?: number;
  /** A limit that the page of limits publishes has refused it. */
  isLimit?: boolean;
  /** It goes on once the person has shown again who they are. */
  needsProof?: boolean;
  /** What only this answer tells, e.g. the secret of an authenticator app. */
  data?: unknown;
}

/**
 * One of several forms on a page: it is sent without leaving the page where scripts run, and as a plain form where they
 * do not. Several intents may share one form with steps.
 */
export function useFormAnswer<Data = unknown>(...intents: string[]) {
  const fetcher = useFetcher<FormAnswer>();
  useResumeAfterProof(fetcher);
  const page = useActionData() as FormAnswer | undefined;
  const told = fetcher.data ?? page;
  const answer = told && intents.includes(told.intent) ? told : undefined;
  if (fetcher.data?.isLimit && fetcher.data.message) noteLimit(fetcher.data.message);
  return {
    Form: fetcher.Form,
    submit: fetcher.submit,
    isBusy: fetcher.state !== 'idle',
    answer,
    data: answer?.data as Data | undefined,
    isDone: fetcher.state === 'idle' && answer?.isDone === true,
    /** A refusal that no field explains. */
    message: answer && !answer.isDone && !hasFields(answer) ? answer.message : undefined,
    error: (field: string) => (answer?.isDone === false ? answer.fields?.[field] : undefined),
    value: (field: string, fallback: string) => (page ? (answer?.values[field] ?? fallback) : fallback),
    /** Which boxes of a name were ticked; none is an answer too. A form that has done its work begins anew. */
    ticked: (field: string, fallback: readonly string[]) =>
      page && answer?.isDone === false ? (answer.lists[field] ?? []) : fallback,
  };
}

/** A form that needs a proof first is kept as it was sent, and sent again after it. */
function useResumeAfterProof({ formData, data, submit }: ReturnType<typeof useFetcher<FormAnswer>>): void {
  const sent = useRef<FormData>(undefined);
  if (formData) sent.current = formData;
  useEffect(() => {
    if (!data?.needsProof) return;
    holdWork({ resume: () => void submit(sent.current ?? null, { method: 'post' }), drop: () => {} });
  }, [data, submit]);
}

function hasFields({ fields }: FormAnswer): boolean {
  return Object.keys(fields ?? {}).length > 0;
}
