import { Badge } from '#src/ui/feedback/badge.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ShownProfile } from '../shown-profile.ts';
import { formatPartialDate, formatPeriod } from './partial-date.ts';

interface Entry {
  title: string;
  facts: string[];
  description?: string;
}

/** What someone tells of themselves, as an employer reads it; parts that say nothing are left out. */
export function ShownProfileView({ profile, about }: { profile: ShownProfile; about: string }) {
  const { t, language } = useTranslation();
  const period = ({
    start,
    end,
    is_current,
  }: ShownProfile['educations'][number] | ShownProfile['work_experiences'][number]) =>
    formatPeriod(
      start && formatPartialDate(start, language),
      is_current ? t('profiles.own.now') : end && formatPartialDate(end, language),
    );
  const work = profile.work_experiences.map((job) => ({
    title: job.title,
    facts: [job.company, period(job)],
    description: job.description,
  }));
  const studies = profile.educations.map((study) => {
    const studied = [study.degree, study.field].filter(Boolean).join(', ');
    return { title: studied || study.school, facts: [studied ? study.school : '', period(study)] };
  });
  return (
    <div className="grid gap-4 text-sm">
      {profile.is_open_to_work ? (
        <p>
          <Badge tone="accent">{t('profiles.own.openToWork')}</Badge>
        </p>
      ) : null}
      {profile.summary ? (
        <div>
          <Heading>{about}</Heading>
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-start text-ink">
            {profile.summary}
          </p>
        </div>
      ) : null}
      <Entries title={t('profiles.own.section.work_experiences.title')} entries={work} />
      <Entries title={t('profiles.own.section.educations.title')} entries={studies} />
      {profile.skills.length > 0 ? (
        <div>
          <Heading>{t('profiles.own.section.skills.title')}</Heading>
          <p className="wrap-anywhere text-ink">
            {profile.skills.map(({ name, level }, at) => (
              <span key={name}>
                {at > 0 ? ' · ' : ''}
                <bdi>{name}</bdi>
                {level ? <span className="text-ink-muted"> ({level})</span> : null}
              </span>
            ))}
          </p>
        </div>
      ) : null}
    </div>
  );
}

function Heading({ children }: { children: string }) {
  return <h3 className="mb-1 font-semibold text-ink-muted text-xs">{children}</h3>;
}

function Entries({ title, entries }: { title: string; entries: Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <div>
      <Heading>{title}</Heading>
      <ul className="grid gap-3">
        {entries.map(({ title: name, facts, description }) => (
          <li key={`${name} ${facts.join()}`}>
            <p className="wrap-anywhere font-semibold text-ink">
              <bdi>{name}</bdi>
            </p>
            <p className="wrap-anywhere text-ink-muted">
              <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
            </p>
            {description ? (
              <p dir="auto" className="mt-1 line-clamp-4 whitespace-pre-line wrap-anywhere text-start text-ink">
                {description}
              </p>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
