import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Form, useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { JobSummary } from '#src/modules/jobs/web/job-summary.tsx';
import { readFrom } from '#src/modules/jobs/web/read-from.ts';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatPhrase } from '../../chat-fields.ts';
import { StarterPhrases } from '../composer/starter-phrases.tsx';
import { SendButton } from '../send-button.tsx';
import { LONGEST_TEXT } from '../sync/chat-limits.ts';
import { UnsentWords } from './start-closed.tsx';
import { keepStartDraft, readStartDraft, type StartDraft } from './start-draft.ts';
import { readStartForm, toStartInput } from './start-form.ts';
import { StartProblem, type StartProblemProps } from './start-problem.tsx';
import { StartQuestions } from './start-questions.tsx';
import { Refusal } from './start-refusal.tsx';

/** What the server did not take, and why. */
interface Refused extends StartDraft {
  problem: string;
  fields: Record<string, string>;
}

interface StartChatProps {
  job: JobDetail;
  greetings: ChatPhrase[];
  refusal: string | null;
  clientId: string;
  refused?: Refused;
}

/** The first words to the Boss. A plain form: it works before scripts do, and what is refused stays typed. */
export function StartChat({ job, greetings, refusal, clientId, refused }: StartChatProps) {
  const { t, language } = useTranslation();
  const { send, isSending, problem } = useStart(job.id, refused);
  const greeting = greetings.find(({ is_default }) => is_default) ?? greetings[0];
  const [text, setText] = useState(refused?.text ?? greeting?.text ?? t('chat.start.hello', { job: job.job_title }));
  const [draft, setDraft] = useState<StartDraft>();
  const field = useRef<HTMLTextAreaElement>(null);
  const asksCountry = refusal === 'remoteCountryUnconfirmed';
  const mayTry = refusal === null || asksCountry;

  // Whoever left to update something comes back to their own words.
  useEffect(() => {
    const kept = readStartDraft(job.id);
    setDraft(kept);
    if (kept?.text) setText(kept.text);
  }, [job.id]);

  return (
    <div className="grid grid-cols-1 gap-6">
      <header>
        <h1 className="font-bold text-3xl text-ink">{t('chat.start.title')}</h1>
        <p className="mt-2 text-ink-muted">{t('chat.start.intro', { name: job.recruiter.name })}</p>
      </header>
      <JobSummary job={job} />
      <Refusal refusal={refusal} job={job} path={`/chat/start/${job.id}`} />
      {mayTry ? (
        <Form
          method="post"
          className="grid grid-cols-1 gap-4"
          onSubmit={send}
          onChange={({ currentTarget }) => keepStartDraft(job.id, readStartForm(new FormData(currentTarget)))}
        >
          <input type="hidden" name="client_id" value={clientId} />
          {problem ? <StartProblem {...problem} questions={job.screening_questions} /> : null}
          {asksCountry ? (
            <Notice tone="warning" title={t('chat.start.countryTitle')}>
              <p>{t('chat.start.country', { countries: wantedCountries(job) })}</p>
              <Checkbox name="confirm_country" value="yes" required label={t('chat.start.confirm')} />
            </Notice>
          ) : null}
          <StartQuestions
            // What was kept is known after the page has come alive; the fields then begin with it.
            key={draft ? 'kept' : 'fresh'}
            questions={job.screening_questions}
            given={draft?.answers ?? refused?.answers}
            problems={problem?.fields}
          />
          <TextareaField
            label={t('chat.start.field')}
            ref={field}
            name="text"
            dir="auto"
            required
            value={text}
            maxLength={LONGEST_TEXT}
            isCounted={text.length > LONGEST_TEXT - 500}
            error={problem?.fields.text}
            onChange={(event) => setText(event.target.value)}
          />
          <StarterPhrases
            side="talent"
            onPhrase={(phrase) => {
              const next = text.includes(phrase) ? text : `${text.trimEnd()} ${phrase}`.trimStart();
              setText(next);
              field.current?.focus();
            }}
          />
          <div>
            <SendButton size="lg" isLoading={isSending}>
              {t('chat.start.send')}
            </SendButton>
          </div>
        </Form>
      ) : (
        <>
          {refused ? <UnsentWords text={text} /> : null}
          <div>
            <LinkButton variant="secondary" to={`/${language}${job.job_url}`}>
              {t('chat.start.back')}
            </LinkButton>
          </div>
        </>
      )}
    </div>
  );
}

/**
 * With scripts the page stays as it is until the server has the words, and keeps them when it does not take them. A new
 * refusal is a new object, so that its summary gets the focus again.
 */
function useStart(jobId: number, refused: Refused | undefined) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const [isSending, setIsSending] = useState(false);
  const [problem, setProblem] = useState<StartProblemProps | undefined>(refused);

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    const sentForm = event.currentTarget;
    const form = readStartForm(new FormData(sentForm));
    setIsSending(true);
    setProblem(undefined);
    try {
      const { conversation } = await api(
        'POST /chat/conversations',
        toStartInput(jobId, form, readFrom(location.search)),
      );
      await navigate(`/${language}/chat/${conversation.id}`);
    } catch (error) {
      const { message, fields } = isRefusal(error) ? error : { message: '', fields: {} };
      setProblem({ problem: message || t('chat.offline'), fields });
      if (!message) sendWhenBack(sentForm);
    } finally {
      setIsSending(false);
    }
  };
  return { send, isSending, problem };
}

/** The same id makes a repeat the same message. Whoever has left the page meanwhile sends nothing. */
function sendWhenBack(form: HTMLFormElement): void {
  addEventListener('online', () => form.isConnected && form.requestSubmit(), { once: true });
}

function wantedCountries(job: JobDetail): string {
  return job.remote_countries.map(({ value }) => value).join(', ');
}
