import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import { redirect, useRevalidator } from 'react-router';
import type { RuleName } from '#src/modules/analysis/rubric.ts';
import { Generating, NotReady, Ready } from '#src/modules/analysis/web/before-report.tsx';
import { ReportView } from '#src/modules/analysis/web/report-view.tsx';
import { StartForm } from '#src/modules/analysis/web/start-form.tsx';
import { servicesContext } from '#src/page-context.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { answerForm, isPlainForm, textOf } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/resume-analysis';

export function loader({ context, request, params }: Route.LoaderArgs) {
  const { api } = context.get(servicesContext);
  return asAccount(request, params.lang, () => api('GET /jobseeker/resume-analysis', {}));
}

/** Asks for an analysis, or marks an issue. */
export async function action({ context, request, params }: Route.ActionArgs) {
  const { api, language } = context.get(servicesContext);
  const isPlain = isPlainForm(request);
  const answer = await asAccount(request, params.lang, () =>
    answerForm(request, {
      start: async (form) => {
        const desired_job_id = Number(textOf(form, 'desired_job_id')) || undefined;
        await api('POST /jobseeker/resume-analysis', { desired_job_id });
        return {};
      },
      mark: async (form) => {
        const rule = textOf(form, 'rule') as RuleName;
        const is_resolved = textOf(form, 'is_resolved') === 'yes';
        await api('PUT /jobseeker/resume-analysis/:id/issues', { id: Number(textOf(form, 'id')), rule, is_resolved });
        return {};
      },
    }),
  );
  return answer.isDone && isPlain ? redirect(`/${language}/resume-analysis`) : answer;
}

const LOOKS_AGAIN_MS = 1500;

/** It is made in the background: the page looks again until it is there. */
function useFreshWhile(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return;
    const timer = setTimeout(revalidate, LOOKS_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}

/** For those who hear the page: that it is being made, and then its score. */
function Heard({ isRunning, score }: { isRunning: boolean; score?: number }) {
  const { t } = useTranslation();
  const [wasRunning, setWasRunning] = useState(isRunning);
  if (isRunning && !wasRunning) setWasRunning(true);
  const isDone = wasRunning && score !== undefined;
  return (
    <p role="status" className="sr-only">
      {isRunning ? t('analysis.generating.title') : isDone ? t('analysis.score', { score }) : null}
    </p>
  );
}

/** AI-03: what is missing, the button, the waiting, or the report. */
export default function ResumeAnalysis({ loaderData: state }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const { missing, is_running, has_failed, analysis, previous } = state;
  useFreshWhile(is_running);
  const isReady = missing.length === 0;
  return (
    // A report is printed without the page around it.
    <main id="content" data-print-alone={analysis ? true : undefined}>
      <PageHead title={t('analysis.title')} description={t('analysis.intro')} path="/resume-analysis" isUnlisted />
      <Container className="pb-16">
        <PageHeader
          lead={
            <BackLink to={`/${language}/manage-profile`} label={t('profiles.own.title')} className="print:hidden" />
          }
          title={t('analysis.title')}
          description={t('analysis.intro')}
          actions={
            analysis ? (
              <Button
                variant="secondary"
                icon={<Printer aria-hidden className="size-5" />}
                className="print:hidden [@media(scripting:none)]:hidden"
                onClick={() => window.print()}
              >
                {t('analysis.print')}
              </Button>
            ) : null
          }
        />
        <Heard isRunning={is_running} score={analysis?.report.score} />
        <div className="grid gap-6">
          {has_failed ? <Notice tone="warning">{t('analysis.failed')}</Notice> : null}
          {is_running ? <Generating /> : null}
          {!is_running && !isReady ? <NotReady missing={missing} /> : null}
          {!is_running && isReady && !analysis ? <Ready state={state} /> : null}
          {!is_running && isReady && analysis ? (
            <div className="print:hidden">
              <StartForm state={state} />
            </div>
          ) : null}
          {analysis ? <ReportView analysis={analysis} previous={previous} /> : null}
          <p className="print:hidden">
            <TextLink to={`/${language}/coach`}>{t('coach.link')}</TextLink>
          </p>
        </div>
      </Container>
    </main>
  );
}
