import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FUNNEL_STEPS, LEAST_BY_SOURCE, type SourceRow } from '../figure-rules.ts';
import type { GuardedSteps, Steps } from '../figures.contract.ts';
import type { FigureView } from './figure-view.ts';
import { figuresHref } from './figure-words.ts';

/** A column for each step; a number that is too small to tell says so. */
function useStepColumns<Row extends GuardedSteps>() {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  return FUNNEL_STEPS.map((step) => ({
    id: step,
    header: t(`figures.step.${step}`),
    isNumeric: true,
    cell: (row: Row) => {
      const value = row[step];
      if (value !== null) return number.format(value);
      return <span className="text-ink-muted">{t('figures.fewerThan', { least: LEAST_BY_SOURCE })}</span>;
    },
  }));
}

type SourceFigures = GuardedSteps & { source: SourceRow };

export function SourceTable({ sources }: { sources: SourceFigures[] }) {
  const { t } = useTranslation();
  const steps = useStepColumns<SourceFigures>();
  const name = {
    id: 'source',
    header: t('figures.sources.name'),
    cell: ({ source }: SourceFigures) => t(`figures.source.${source}`),
  };
  return (
    <div>
      <SectionHeader
        title={t('figures.sources.title')}
        description={t('figures.sources.text', { least: LEAST_BY_SOURCE })}
      />
      <DataTable
        caption={t('figures.sources.title')}
        columns={[name, ...steps]}
        rows={sources}
        rowKey={({ source }) => source}
      />
    </div>
  );
}

/** Each is a tall card on a phone; the busiest come first. */
const FIRST_JOBS = 10;

interface JobFigures extends Steps {
  job_id: number;
  title: string;
  is_open: boolean;
}

export function JobTable({ jobs, view, most }: { jobs: JobFigures[]; view: FigureView; most: number }) {
  const { t, language } = useTranslation();
  const [isWhole, setIsWhole] = useState(false);
  const shown = isWhole ? jobs : jobs.slice(0, FIRST_JOBS);
  const box = useRef<HTMLDivElement>(null);
  // The pressed button is gone: the keyboard goes on at the first job that it brought.
  useEffect(() => {
    if (isWhole) box.current?.querySelectorAll('a')[FIRST_JOBS]?.focus();
  }, [isWhole]);
  const steps = useStepColumns<JobFigures>();
  const name = {
    id: 'job',
    header: t('figures.jobs.name'),
    cell: ({ job_id, title, is_open }: JobFigures) => (
      <>
        <TextLink to={figuresHref(language, { ...view, jobId: job_id })}>
          <bdi>{title}</bdi>
        </TextLink>{' '}
        <span className="font-normal text-ink-muted">{t(is_open ? 'figures.jobs.open' : 'figures.jobs.closed')}</span>
      </>
    ),
  };
  return (
    <div ref={box}>
      <SectionHeader
        title={t('figures.jobs.title')}
        description={jobs.length === most ? t('figures.jobs.most', { most }) : undefined}
      />
      <DataTable
        caption={t('figures.jobs.title')}
        columns={[name, ...steps]}
        rows={shown}
        rowKey={({ job_id }) => job_id}
      />
      {shown.length < jobs.length ? (
        <Button variant="secondary" className="mt-4" onClick={() => setIsWhole(true)}>
          {t('figures.jobs.showAll', { count: jobs.length })}
        </Button>
      ) : null}
    </div>
  );
}
