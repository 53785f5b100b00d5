import { useEffect } from 'react';
import { redirect, useFetcher } from 'react-router';
import type { CloseReason } from '#src/modules/jobs/web/posting/close-dialog.tsx';
import type { JobCommand } from '#src/modules/jobs/web/posting/job-commands.tsx';
import type { PageServices } from '#src/page-services.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { type Refusal, textOf, toRefusal } from './refusal.ts';

interface Done {
  done: Exclude<JobCommand, 'copy'>;
}

/** Carries out what a row or the job's page asked for; pages show their lists anew by themselves afterwards. */
export async function runJobCommand({ api }: PageServices, id: number, form: FormData, language: string) {
  const command = textOf(form, 'do') as JobCommand;
  try {
    switch (command) {
      case 'copy': {
        const { draft_id } = await api('POST /recruiters/jobs/:id/copy', { id });
        return redirect(`/${language}/employer/jobs/new/${draft_id}`);
      }
      case 'delete':
        await api('DELETE /recruiters/jobs/:id', { id });
        break;
      case 'close':
        await api('POST /recruiters/jobs/:id/close', {
          id,
          reason: (textOf(form, 'reason') || 'other') as CloseReason,
        });
        break;
      case 'hold':
        await api('POST /recruiters/jobs/:id/hold', { id });
        break;
      case 'reopen':
        await api('POST /recruiters/jobs/:id/reopen', { id, attest: true });
        break;
      default:
        await api('POST /recruiters/jobs/:id/reconfirm', { id, attest: true });
        return { done: 'reconfirm' } satisfies Done;
    }
    return { done: command } satisfies Done;
  } catch (error) {
    return toRefusal(error, form);
  }
}

/** Sends commands to the job's own route and says what came of them. */
export function useJobCommand(id: number, onDone?: (command: JobCommand) => void) {
  const { t, language } = useTranslation();
  const fetcher = useFetcher<Done | Refusal>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer
  useEffect(() => {
    if (!fetcher.data) return;
    if ('done' in fetcher.data) {
      showToast(t(`employer.jobs.done.${fetcher.data.done}`), { tone: 'success' });
      onDone?.(fetcher.data.done);
    } else showToast(fetcher.data.message, { tone: 'danger' });
  }, [fetcher.data]);
  return {
    isBusy: fetcher.state !== 'idle',
    /** For a command that works without scripts too. */
    Form: fetcher.Form,
    run: (command: JobCommand, reason?: CloseReason) =>
      fetcher.submit(
        { do: command, ...(reason && { reason }) },
        { method: 'post', action: `/${language}/employer/jobs/${id}` },
      ),
  };
}
