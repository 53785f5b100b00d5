import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '#src/browser/api.ts';
import type { AnswerOf } from '#src/kernel/contract.ts';
import { Refusal } from '#src/modules/chat/web/start/start-refusal.tsx';
import type { JobDetail } from '#src/modules/jobs/jobs.contract.ts';
import { markJob } from '#src/modules/jobs/web/job-marks.ts';
import { ErrorState } from '#src/ui/feedback/error-state.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Application, applicationsContract } from '../../applications.contract.ts';
import { callEmployer } from '../timeline.tsx';
import { ApplicationSent } from './application-sent.tsx';
import { ApplyFlow } from './apply-flow.tsx';

interface ApplyDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  jobId: number;
  /** EMP-08: the list that it was opened over. */
  from?: string | undefined;
}

interface Loaded {
  job: JobDetail;
  prepared: AnswerOf<(typeof applicationsContract)['GET /job-applications/prepare']>;
}

interface StepsProps {
  from: string | undefined;
  onSent: (application: Application) => void;
}

const COUNTRY = 'remoteCountryUnconfirmed';

/** The steps of an application over the page one reads. What was typed is kept when it is closed, and asked afresh when opened. */
export default function ApplyDialog({ isOpen, onOpenChange, jobId, from }: ApplyDialogProps) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { loaded, problem, load } = useApplication(jobId, isOpen);
  const onSent = (application: Application) => {
    onOpenChange(false);
    const chat = `/${language}/chat/${application.conversation_id}`;
    showToast(t('applications.sent.title', { name: callEmployer(application) }), {
      tone: 'success',
      ...(pathname !== chat && { action: { label: t('applications.sent.chat'), onAction: () => navigate(chat) } }),
    });
  };
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={loaded ? t('applications.title', { job: loaded.job.job_title }) : t('applications.apply')}
    >
      {problem === undefined ? null : <ErrorState message={problem || t('applications.list.failed')} onRetry={load} />}
      {loaded || problem !== undefined ? null : <Skeleton layout="right-hand" />}
      {loaded ? <Steps {...loaded} from={from} onSent={onSent} /> : null}
    </Dialog>
  );
}

function Steps({ job, prepared, from, onSent }: Loaded & StepsProps) {
  const { application, refusal, resumes, is_answered } = prepared;
  if (application) return <ApplicationSent application={application} job={job} />;
  if (refusal !== null && refusal !== COUNTRY) return <Refusal refusal={refusal} job={job} path={`/apply/${job.id}`} />;
  return (
    <ApplyFlow
      job={job}
      resumes={resumes}
      isAnswered={is_answered}
      asksCountry={refusal === COUNTRY}
      from={from}
      onSent={onSent}
    />
  );
}

/** The job and what an application for it needs, each time the dialog opens. */
function useApplication(jobId: number, isOpen: boolean) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [problem, setProblem] = useState<string>();
  const load = async () => {
    setProblem(undefined);
    try {
      const [job, prepared] = await Promise.all([
        api('GET /job/:id', { id: jobId }),
        api('GET /job-applications/prepare', { job_id: jobId }),
      ]);
      setLoaded({ job, prepared });
      // Applied in another tab meanwhile.
      if (job.application) markJob(jobId, { application: job.application });
    } catch (error) {
      setProblem((error as Error).message);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each opening
  useEffect(() => {
    if (isOpen) load();
  }, [isOpen, jobId]);
  return { loaded, problem, load };
}
