import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog, type DialogProps } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentProfile } from '../talent-fields.ts';
import { INVITE_DAYS, LONGEST_INVITE, REST_DAYS } from '../talent-rules.ts';
import { dropInviteDraft, keepInviteDraft, readInviteDraft } from './invite-draft.ts';
import type { SearchLists } from './search-lists.ts';

interface InviteDialogProps extends Pick<DialogProps, 'isOpen' | 'onOpenChange'> {
  talent: TalentProfile;
  jobs: SearchLists['jobs'];
  jobId: number | undefined;
  onInvited: () => void;
}

interface Problem {
  form?: string;
  job?: string;
  message?: string;
}

/** `contactDetailsInMessage`, `messageEmpty` and `messageTooLong` of the error table: they stand at the field. */
const OF_MESSAGE = new Set([49038, 49060, 49061]);

/** A job and a few words. Nothing typed is lost: not by a refusal, not by closing. */
export default function InviteDialog({ isOpen, onOpenChange, talent, jobs, jobId, onInvited }: InviteDialogProps) {
  const { t, language } = useTranslation();
  const formId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const ideas = useIdeas();
  const [text, setText] = useState(() => readInviteDraft(talent.id) ?? '');
  const [job, setJob] = useState(
    String(jobs.find(({ id }) => id === jobId)?.id ?? (jobs.length === 1 ? jobs[0]?.id : '')),
  );
  const [problem, setProblem] = useState<Problem>({});
  const [isSending, setIsSending] = useState(false);
  const write = (next: string) => {
    setText(next);
    keepInviteDraft(talent.id, next);
  };
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending) return;
    if (!job) return setProblem({ job: t('candidates.invite.jobMissing') });
    if (!text.trim()) return setProblem({ message: t('candidates.invite.messageMissing') });
    if (text.length > LONGEST_INVITE) return;
    setProblem({});
    setIsSending(true);
    try {
      await api('POST /recruiters/talents/:id/invite', { id: talent.id, job_id: Number(job), message: text.trim() });
      dropInviteDraft(talent.id);
      showToast(t('candidates.invite.done'), { tone: 'success' });
      onOpenChange(false);
      onInvited();
    } catch (error) {
      setProblem(problemOf(error, t('candidates.invite.failed')));
    } finally {
      setIsSending(false);
    }
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('candidates.invite.title', { name: talent.name })}
      description={t('candidates.invite.intro')}
      footer={
        jobs.length > 0 ? (
          <>
            <Button variant="secondary" onClick={() => onOpenChange(false)}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" form={formId} isLoading={isSending}>
              {t('candidates.invite.send')}
            </Button>
          </>
        ) : undefined
      }
    >
      {jobs.length === 0 ? (
        <Notice
          tone="warning"
          actions={
            <LinkButton size="sm" to={`/${language}/employer/jobs/new`}>
              {t('employer.nav.post')}
            </LinkButton>
          }
        >
          {t('candidates.invite.noJobs')}
        </Notice>
      ) : (
        <form id={formId} noValidate onSubmit={send} className="grid gap-4">
          {problem.form ? <Notice tone="danger">{problem.form}</Notice> : null}
          <NativeSelect
            label={t('candidates.invite.job')}
            placeholder={t('candidates.invite.jobChoose')}
            options={jobs.map(({ id, title }) => ({ value: id, label: title }))}
            value={job}
            error={problem.job}
            onChange={({ target }) => setJob(target.value)}
          />
          <TextareaField
            ref={field}
            label={t('candidates.invite.message')}
            hint={t('candidates.invite.messageHint')}
            dir="auto"
            value={text}
            maxLength={LONGEST_INVITE}
            isCounted
            error={problem.message}
            onChange={({ target }) => write(target.value)}
          />
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-ink-muted text-sm">{t('candidates.invite.ideas')}</legend>
            <div className="grid gap-2">
              {ideas.map((idea) => (
                <button
                  key={idea}
                  type="button"
                  dir="auto"
                  onClick={() => {
                    if (!text.includes(idea)) write(`${text.trimEnd()} ${idea}`.trimStart());
                    field.current?.focus();
                  }}
                  className="min-h-11 rounded-card border border-line bg-surface px-3.5 py-2 text-start text-ink text-sm transition-colors hover:border-accent hover:bg-accent-soft"
                >
                  {idea}
                </button>
              ))}
            </div>
          </fieldset>
          <p className="text-ink-muted text-sm">
            {t('candidates.invite.rules', { days: INVITE_DAYS, rest: REST_DAYS })}
          </p>
        </form>
      )}
    </Dialog>
  );
}

function problemOf(error: unknown, otherwise: string): Problem {
  if (!isRefusal(error)) return { form: otherwise };
  if (error.fields.message || OF_MESSAGE.has(error.code)) return { message: error.fields.message ?? error.message };
  if (error.fields.job_id) return { job: error.fields.job_id };
  return { form: error.message || otherwise };
}

/** One's own greetings come first; three sentences help whoever has none. */
function useIdeas(): string[] {
  const { t } = useTranslation();
  const [greetings, setGreetings] = useState<string[]>([]);
  useEffect(() => {
    api('GET /chat/phrases', { kind: 'greeting' }).then(
      ({ phrases }) => setGreetings(phrases.slice(0, 2).map(({ text }) => text)),
      () => undefined,
    );
  }, []);
  return [...greetings, ...(['fit', 'team', 'call'] as const).map((key) => t(`candidates.invite.idea.${key}`))];
}
