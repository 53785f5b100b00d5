import type { ReactNode } from 'react';
import { dateFormat, dayRange, listFormat } from '#src/kernel/formats.ts';
import { MapLink } from '#src/modules/companies/web/map-link.tsx';
import { REMOTE } from '#src/modules/options/ids.ts';
import { directionOf } from '#src/modules/options/languages.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FactName } from '../job-fields.ts';
import type { JobDetail } from '../jobs.contract.ts';

/** What decides at a glance, then the employer's own text, skills, benefits and questions. */
export function JobBody({ job }: { job: JobDetail }) {
  const { t } = useTranslation();
  return (
    <div className="space-y-8">
      <JobFacts job={job} />
      <Section title={t('jobs.detail.description')}>
        <div
          lang={job.language}
          dir={directionOf(job.language)}
          className={classNames(
            'max-w-prose text-ink leading-relaxed [&>*:first-child]:mt-0 [&_a]:text-accent-ink [&_h3]:mt-6 [&_h3]:font-semibold',
            '[&_h4]:mt-4 [&_h4]:font-semibold [&_li]:mt-1.5 [&_ol]:mt-3 [&_ol]:list-decimal [&_ol]:ps-6 [&_p]:mt-3 [&_ul]:mt-3',
            '[&_ul]:list-disc [&_ul]:ps-6 [&_ul]:marker:text-accent',
          )}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the server lets only a few harmless elements through
          dangerouslySetInnerHTML={{ __html: job.description }}
        />
      </Section>
      <Chips title={t('jobs.detail.skills')} items={job.skills} />
      <Chips title={t('jobs.detail.benefits')} items={job.benefits} />
      <Questions job={job} />
    </div>
  );
}

function JobFacts({ job }: { job: JobDetail }) {
  const { t, language } = useTranslation();
  const list = (values: string[]) => listFormat(language, { type: 'conjunction' }).format(values);
  const isRemote = job.work_arrangement_id === REMOTE;
  const openTo = job.is_remote_worldwide
    ? t('jobs.card.worldwide')
    : list(job.remote_countries.map(({ value }) => value));
  const facts: Record<FactName | 'history', ReactNode> = {
    jobType: job.job_type,
    arrangement: job.work_arrangement,
    location: isRemote ? '' : <Places job={job} />,
    openCountries: isRemote ? openTo : '',
    timezone: job.timezone,
    workExperience: job.work_experience.value,
    qualification: job.qualification.value,
    teamSize: job.team_size,
    languages: list(job.languages.map(({ name }) => name)),
    eligibility: list(job.work_eligibilities.map(({ value }) => value)),
    history: postings(job, language).join(' · '),
    function: `${job.main_function.value} · ${job.sub_function.value}`,
  };
  return (
    <section aria-label={t('jobs.detail.facts')} className="rounded-card border border-line p-4 sm:p-5">
      <dl className="grid grid-cols-1 gap-x-6 gap-y-4 min-[26rem]:grid-cols-2 xl:grid-cols-3">
        {(Object.keys(facts) as (keyof typeof facts)[])
          .filter((name) => facts[name])
          .map((name) => (
            <div key={name} className="min-w-0">
              <dt className="text-ink-faint text-xs">{t(`jobs.detail.${name}`)}</dt>
              <dd className="mt-0.5 text-ink text-sm">{facts[name]}</dd>
            </div>
          ))}
      </dl>
    </section>
  );
}

/** When the same job was open before: posting it anew does not make it young. */
function postings(job: JobDetail, language: string): string[] {
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return job.posting_history.flatMap(({ posted_at: from, closed_at: to }) => (to ? [dayRange(day, from, to)] : []));
}

/** Each place with a way to see where it is. */
function Places({ job }: { job: JobDetail }) {
  if (job.locations.length === 0) return job.location;
  return (
    <ul>
      {job.locations.map(({ id, value, latitude, longitude }) => (
        <li key={id} className="flex flex-wrap gap-x-3">
          {value}
          <MapLink latitude={latitude} longitude={longitude} place={value} />
        </li>
      ))}
    </ul>
  );
}

/** JOB-05: nobody should be surprised by what they have to answer. */
function Questions({ job: { screening_questions: questions, language } }: { job: JobDetail }) {
  const { t } = useTranslation();
  if (questions.length === 0) return null;
  return (
    <Section title={t('jobs.detail.questions')}>
      <ol lang={language} className="list-decimal space-y-1.5 ps-6 marker:text-ink-faint">
        {questions.map(({ id, question }) => (
          <li key={id} dir="auto">
            {question}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-muted text-sm">{t('jobs.detail.questionsHint')}</p>
    </Section>
  );
}

function Chips({ title, items }: { title: string; items: { id: number; value: string }[] }) {
  if (items.length === 0) return null;
  return (
    <Section title={title}>
      <ul className="flex flex-wrap gap-2">
        {items.map(({ id, value }) => (
          <li key={id} className="max-w-full">
            <Chip>{value}</Chip>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 font-semibold text-ink text-xl">{title}</h2>
      {children}
    </section>
  );
}
