import { CalendarClock, Check, CircleHelp, ClipboardCheck, FileText, X } from 'lucide-react';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { Eligibility } from '#src/modules/jobs/job-card.ts';
import { CandidateFactsList, type FactName } from '#src/modules/preferences/web/candidate-facts-list.tsx';
import { formatPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import { ShownProfileView } from '#src/modules/profiles/web/shown-profile-view.tsx';
import { VideoLink } from '#src/modules/resumes/web/video/video-link.tsx';
import { Button } from '#src/ui/controls/button.tsx';
import { Link } from '#src/ui/controls/link.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Candidate } from '../../candidate-fields.ts';
import type { Conversation } from '../../chat-fields.ts';
import { dayName, type ReaderClock } from '../chat-times.ts';
import { FileLink } from '../thread/message-file.tsx';
import { AskForResume } from './ask-for-resume.tsx';
import { TeamNotes } from './notes/team-notes.tsx';

interface CandidatePanelProps {
  conversation: Conversation;
  clock: ReaderClock;
  /** Puts a question into the message field. */
  onAsk: (question: string) => void;
  /** What the server brought along. */
  loaded?: Candidate;
  /** What a later module knows of the person in this conversation. */
  more?: (conversation: Conversation) => ReactNode;
}

/** The person beside the conversation: what they show of themselves, and how they fit the job. */
export function CandidatePanel({ conversation, clock, onAsk, loaded, more }: CandidatePanelProps) {
  const { t } = useTranslation();
  const { id } = conversation;
  const { candidate, problem, load } = useCandidate(id, conversation.last_seq, loaded);
  if (problem && !candidate) return <ErrorState message={problem.message || t('inbox.panel.failed')} onRetry={load} />;
  if (!candidate) {
    return (
      <div className="p-4">
        <Skeleton layout="column" count={3} />
      </div>
    );
  }
  const ask = conversation.may_write ? onAsk : undefined;
  return (
    <div className="divide-y divide-line">
      <div className="flex items-center gap-3 p-4">
        <span data-vip={candidate.is_vip || undefined}>
          <Avatar name={candidate.name} src={candidate.avatar} size="lg" isDecorative />
        </span>
        <div className="min-w-0">
          <h2 className="break-words font-bold text-ink text-lg">
            <bdi>{candidate.name}</bdi>
          </h2>
          <p className="break-words text-ink-muted text-sm">
            <bdi>{candidate.profile?.headline}</bdi>
          </p>
        </div>
      </div>
      {more?.(conversation)}
      <Part>
        <CandidateFactsList
          facts={candidate.facts}
          missing={(name) => <Missing name={name} onAsk={ask} />}
          payNote={<PayNote fit={candidate.pay_fit} />}
        />
        <div className="mt-3 grid grid-cols-[1.25rem_1fr] gap-x-3 text-sm">
          <CalendarClock aria-hidden className="size-5 text-ink-muted" />
          <div>
            <p className="text-ink-muted text-xs">{t('inbox.panel.start')}</p>
            <Start profile={candidate.profile} onAsk={ask} />
          </div>
        </div>
      </Part>
      <ProfilePart profile={candidate.profile} />
      <EligibilityPart eligibility={candidate.eligibility} onAsk={ask} />
      <AnswersPart answers={candidate.answers} />
      <Part title={t('inbox.panel.resume')}>
        {candidate.resumes.map((resume) => (
          <div key={resume.url}>
            <FileLink file={resume} />
            <p className="text-ink-muted text-xs">
              {t('inbox.panel.shared', { when: dayName(resume.shared_at, clock) })}
            </p>
          </div>
        ))}
        <AskForResume conversation={conversation} hasSome={candidate.resumes.length > 0} />
      </Part>
      <VideosPart videos={candidate.videos} />
      <TeamNotes conversation={conversation} clock={clock} />
      <OthersPart others={candidate.others} clock={clock} />
    </div>
  );
}

/** PROF-06: what they say in their own voice. Without scripts it is the download. */
function VideosPart({ videos }: { videos: Candidate['videos'] }) {
  const { t } = useTranslation();
  if (videos.length === 0) return null;
  return (
    <Part title={t('resumes.video.title')}>
      {videos.map((video) => (
        <VideoLink key={video.url} video={video} />
      ))}
    </Part>
  );
}

function useCandidate(id: number, lastSeq: number, loaded: Candidate | undefined) {
  const [candidate, setCandidate] = useState(loaded);
  const [problem, setProblem] = useState<Error>();
  const load = useCallback(() => {
    setProblem(undefined);
    api('GET /chat/conversations/:id/candidate', { id }).then(setCandidate, setProblem);
  }, [id]);
  // A resume may have come with the last message.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `lastSeq` asks again
  useEffect(load, [load, lastSeq]);
  return { candidate, problem, load };
}

function Part({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="p-4">
      {title ? <h3 className="mb-2 font-semibold text-ink-muted text-xs">{title}</h3> : null}
      {children}
    </section>
  );
}

/** When they could start, if they have said so. */
function Start({ profile, onAsk }: { profile: Candidate['profile']; onAsk?: (question: string) => void }) {
  const { t, language } = useTranslation();
  const start = profile?.available_from ? formatPartialDate(profile.available_from, language) : profile?.notice_period;
  if (start) return <bdi>{start}</bdi>;
  return <NotStated what={t('inbox.panel.start')} question={t('inbox.question.start')} onAsk={onAsk} />;
}

function ProfilePart({ profile }: { profile: Candidate['profile'] }) {
  const { t } = useTranslation();
  const isBlank =
    !profile?.summary &&
    !profile?.is_open_to_work &&
    !profile?.work_experiences.length &&
    !profile?.educations.length &&
    !profile?.skills.length;
  if (!profile || isBlank) return null;
  return (
    <Part>
      <ShownProfileView profile={profile} about={t('inbox.panel.about')} />
    </Part>
  );
}

function Missing({ name, onAsk }: { name: FactName; onAsk?: (question: string) => void }) {
  const { t } = useTranslation();
  const labels = { title: 'lookingFor', pay: 'pay', place: 'where', languages: 'spoken' } as const;
  const what = t(`preferences.shown.${labels[name]}`);
  return <NotStated what={what} question={t(`inbox.question.${name}`)} onAsk={onAsk} />;
}

interface NotStatedProps {
  what: string;
  question: string;
  onAsk?: (question: string) => void;
}

/** What nobody has said is said to be unknown, with a question that only has to be sent. */
function NotStated({ what, question, onAsk }: NotStatedProps) {
  const { t } = useTranslation();
  return (
    <span className="flex flex-wrap items-center gap-x-2 text-ink-muted">
      {t('preferences.shown.notStated')}
      {onAsk ? (
        <Button
          variant="quiet"
          size="sm"
          aria-label={t('inbox.panel.askAbout', { what })}
          onClick={() => onAsk(question)}
        >
          {t('inbox.panel.ask')}
        </Button>
      ) : null}
    </span>
  );
}

function PayNote({ fit }: { fit: Candidate['pay_fit'] }) {
  const { t } = useTranslation();
  if (!fit) return null;
  return (
    <span className="mt-1 block">
      <Badge tone={fit.fit === 'in_range' ? 'accent' : 'apricot'}>{t(`inbox.panel.${fit.fit}`)}</Badge>
      <span className="mt-1 block text-ink-muted text-xs">{t('inbox.panel.range', { range: fit.range })}</span>
    </span>
  );
}

const marks = { yes: Check, no: X, unknown: CircleHelp };
const answerKeys = { yes: 'jobs.hire.ruleYes', no: 'jobs.hire.ruleNo', unknown: 'jobs.hire.ruleUnknown' } as const;

/** TRU-08, asked by the employer; what is not known can be asked. */
function EligibilityPart({ eligibility, onAsk }: { eligibility: Eligibility | null; onAsk?: (text: string) => void }) {
  const { t } = useTranslation();
  if (!eligibility) return null;
  return (
    <Part title={t('inbox.panel.hire')}>
      <p className="font-medium text-ink text-sm">{t(`inbox.panel.${eligibility.answer}`)}</p>
      <ul className="mt-2 grid gap-2">
        {eligibility.rules.map(({ rule, answer, wants, unmet }) => {
          const Icon = marks[answer];
          return (
            <li key={rule} className="grid grid-cols-[1.25rem_1fr] gap-x-3 text-sm">
              <Icon aria-hidden className={answer === 'yes' ? 'size-5 text-accent-ink' : 'size-5 text-ink-muted'} />
              <span className="min-w-0">
                <span className="block text-ink-muted text-xs">
                  {t(`jobs.hire.rule.${rule}`)}: {t(answerKeys[answer])}
                </span>
                <bdi>{wants}</bdi>
                {answer === 'unknown' && onAsk ? (
                  <Button
                    variant="quiet"
                    size="sm"
                    aria-label={t('inbox.panel.askAbout', { what: t(`jobs.hire.rule.${rule}`) })}
                    onClick={() => onAsk(t('inbox.question.rule', { wants: unmet || wants }))}
                  >
                    {t('inbox.panel.ask')}
                  </Button>
                ) : null}
              </span>
            </li>
          );
        })}
      </ul>
    </Part>
  );
}

function AnswersPart({ answers }: { answers: Candidate['answers'] }) {
  const { t } = useTranslation();
  if (answers.length === 0) return null;
  return (
    <Part title={t('inbox.panel.screening')}>
      <dl className="grid gap-3 rounded-card border border-line bg-surface p-3 text-sm">
        {answers.map(({ question, kind, answer }) => (
          <div key={question} className="relative ps-8">
            <dt className="text-ink-muted">
              <ClipboardCheck aria-hidden className="absolute start-0 top-0.5 size-5" />
              <bdi>{question}</bdi>
            </dt>
            <dd className="break-words font-semibold text-ink">
              <bdi>{kind === 'yes_no' ? t(answer === 'yes' ? 'chat.start.yes' : 'chat.start.no') : answer}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function OthersPart({ others, clock }: { others: Candidate['others']; clock: ReaderClock }) {
  const { t, language } = useTranslation();
  if (others.length === 0) return null;
  return (
    <Part title={t('inbox.panel.others')}>
      <ul className="grid gap-1 text-sm">
        {others.map(({ id, job_title, last_message_at }) => (
          <li key={`${id} ${job_title} ${last_message_at}`} className="flex min-h-11 items-center gap-3">
            <FileText aria-hidden className="size-5 shrink-0 text-ink-muted" />
            <span className="min-w-0">
              {id === null ? (
                <bdi>{job_title}</bdi>
              ) : (
                <Link to={`/${language}/employer/inbox/${id}`} className="font-medium text-accent-ink">
                  <bdi>{job_title}</bdi>
                </Link>
              )}
              <span className="block text-ink-muted text-xs">{dayName(last_message_at, clock)}</span>
            </span>
          </li>
        ))}
      </ul>
    </Part>
  );
}
