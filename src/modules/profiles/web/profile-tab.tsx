import { ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { fullName } from '#src/modules/accounts/person-name.ts';
import type { CompanyCard } from '#src/modules/companies/companies.contract.ts';
import { Chip } from '#src/ui/controls/chip.tsx';
import type { SelectOption } from '#src/ui/controls/native-select.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { DescriptionList } from '#src/ui/layout/description-list.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { FactGroup } from '../fact-groups.ts';
import type { Profile } from '../profiles.contract.ts';
import { useEditing, useReturnFocus } from './editing.tsx';
import { EducationSection, LicenceSection, LinkSection, WorkSection } from './entry-sections.tsx';
import { FactsForm } from './facts-form.tsx';
import { formatPartialDate } from './partial-date.ts';
import { ProfileMeter } from './profile-meter.tsx';
import { ProfilePhoto } from './profile-photo.tsx';
import { EditedSection } from './profile-section.tsx';
import { SeenCard } from './seen-card.tsx';
import { SkillsForm } from './skills-form.tsx';

interface ProfileTabProps {
  profile: Profile;
  /** Where they may work, as `preferences` keeps it. */
  eligibilities: { country: { id: number; value: string }; work_eligibility: { value: string } }[];
  hidden: { companies: CompanyCard[]; limit: number };
  options: Record<string, SelectOption[]>;
  /** The section of the resumes that are kept, which `resumes` brings. */
  resumes: ReactNode;
  /** The same for videos. */
  videos: ReactNode;
  /** Languages belong to `preferences`, which brings their form. */
  languagesForm: ReactNode;
  /** The same for where someone may work. */
  eligibilityForm: ReactNode;
}

/** The profile, edited where it is read. */
export function ProfileTab({
  profile,
  eligibilities,
  hidden,
  options,
  resumes,
  videos,
  languagesForm,
  eligibilityForm,
}: ProfileTabProps) {
  const { t } = useTranslation();
  const { open } = useEditing();
  useReturnFocus(open);
  const factsForm = (group: FactGroup) => (
    <FactsForm {...{ group, profile, options }} label={t(`profiles.own.section.${group}.title`)} />
  );
  return (
    <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-x-8">
      <div className="grid gap-4">
        <ProfileHead profile={profile} />
        <div className="lg:hidden">
          <ProfileMeter completeness={profile.completeness} />
        </div>
        {resumes}
        <BasicsSection profile={profile} form={factsForm('basics')} />
        <AvailabilitySection profile={profile} form={factsForm('availability')} />
        <EditedSection
          id="summary"
          title={t('profiles.own.section.summary.title')}
          empty={t('profiles.own.section.summary.empty')}
          isEmpty={profile.summary === ''}
          form={factsForm('summary')}
        >
          <p dir="auto" className="whitespace-pre-line wrap-anywhere text-ink text-start">
            {profile.summary}
          </p>
        </EditedSection>
        <WorkSection profile={profile} />
        <SkillsSection profile={profile} levels={options.skill_proficiency_lists ?? []} />
        <EducationSection profile={profile} />
        <LanguagesSection profile={profile} form={languagesForm} />
        <EligibilitySection eligibilities={eligibilities} form={eligibilityForm} />
        <LicenceSection profile={profile} />
        <LinkSection profile={profile} />
        {videos}
      </div>
      <div className="grid gap-4 lg:sticky lg:top-20">
        <div className="max-lg:hidden">
          <ProfileMeter completeness={profile.completeness} />
        </div>
        <SeenCard isShown={profile.is_shown} hidden={hidden} />
      </div>
    </div>
  );
}

function ProfileHead({ profile }: { profile: Profile }) {
  const { t } = useTranslation();
  const name = fullName({ first: profile.first_name, last: profile.last_name });
  return (
    <div className="flex items-center gap-4 py-2">
      <ProfilePhoto name={name || (profile.email ?? '')} avatar={profile.avatar} />
      <div className="min-w-0">
        <p className="wrap-anywhere font-bold text-2xl text-ink">
          <bdi>{name || t('profiles.own.nameless')}</bdi>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-muted">
          {profile.headline ? <bdi>{profile.headline}</bdi> : null}
          {profile.is_mobile_verified ? (
            <span className="inline-flex items-center gap-1 text-sm">
              <ShieldCheck aria-hidden className="size-4 text-accent-ink" />
              {t('profiles.own.mobileConfirmed')}
            </span>
          ) : null}
          {profile.is_open_to_work ? <Badge tone="accent">{t('profiles.own.openToWork')}</Badge> : null}
        </p>
      </div>
    </div>
  );
}

interface FactsSectionProps {
  profile: Profile;
  form: ReactNode;
}

function BasicsSection({ profile, form }: FactsSectionProps) {
  const { t, language } = useTranslation();
  const date = (day: string | null) => (day ? formatPartialDate(day, language) : null);
  const facts = [
    { term: t('profiles.own.field.home'), value: profile.place },
    { term: t('profiles.own.field.nationality_id'), value: profile.nationality?.value },
    { term: t('profiles.own.field.date_of_birth'), value: date(profile.date_of_birth) },
    { term: t('profiles.own.field.work_start'), value: date(profile.work_start) },
  ];
  return (
    <EditedSection id="basics" title={t('profiles.own.section.basics.title')} form={form}>
      <DescriptionList items={facts.map(({ term, value }) => ({ term, value: <Said value={value} /> }))} />
    </EditedSection>
  );
}

function AvailabilitySection({ profile, form }: FactsSectionProps) {
  const { t, language } = useTranslation();
  const { job_seeking_status, notice_period, available_from } = profile;
  const facts = [
    { term: t('profiles.own.field.job_seeking_status_id'), value: job_seeking_status?.value },
    { term: t('profiles.own.field.notice_period_id'), value: notice_period?.value },
    {
      term: t('profiles.own.field.available_from'),
      value: available_from && formatPartialDate(available_from, language),
    },
  ];
  return (
    <EditedSection
      id="availability"
      title={t('profiles.own.section.availability.title')}
      empty={t('profiles.own.section.availability.empty')}
      isEmpty={!job_seeking_status && !notice_period && !available_from && !profile.is_open_to_work}
      form={form}
    >
      <DescriptionList items={facts.map(({ term, value }) => ({ term, value: <Said value={value} /> }))} />
    </EditedSection>
  );
}

function Said({ value }: { value: string | null | undefined }) {
  const { t } = useTranslation();
  return value ? <bdi>{value}</bdi> : <span className="text-ink-faint">{t('profiles.own.notSaid')}</span>;
}

function SkillsSection({ profile, levels }: { profile: Profile; levels: SelectOption[] }) {
  const { t } = useTranslation();
  const title = t('profiles.own.section.skills.title');
  return (
    <EditedSection
      id="skills"
      title={title}
      empty={t('profiles.own.section.skills.empty')}
      isEmpty={profile.skills.length === 0}
      form={<SkillsForm profile={profile} label={title} levels={levels} />}
    >
      <Levels items={profile.skills.map(({ name, proficiency }) => ({ name, level: proficiency?.value }))} />
    </EditedSection>
  );
}

function LanguagesSection({ profile, form }: FactsSectionProps) {
  const { t } = useTranslation();
  return (
    <EditedSection
      id="languages"
      title={t('profiles.own.section.languages.title')}
      empty={t('profiles.own.section.languages.empty')}
      isEmpty={profile.languages.length === 0}
      form={form}
    >
      <Levels items={profile.languages.map(({ value, proficiency }) => ({ name: value, level: proficiency?.value }))} />
    </EditedSection>
  );
}

function Levels({ items }: { items: { name: string; level?: string }[] }) {
  return (
    <ul className="flex flex-wrap gap-2">
      {items.map(({ name, level }) => (
        <li key={name} className="max-w-full">
          <Chip>
            <bdi className="text-ink">{name}</bdi>
            {level ? ` · ${level}` : ''}
          </Chip>
        </li>
      ))}
    </ul>
  );
}

function EligibilitySection({ eligibilities, form }: Pick<ProfileTabProps, 'eligibilities'> & { form: ReactNode }) {
  const { t } = useTranslation();
  return (
    <EditedSection
      id="eligibility"
      title={t('profiles.own.section.eligibility.title')}
      empty={t('profiles.own.section.eligibility.empty')}
      isEmpty={eligibilities.length === 0}
      form={form}
    >
      <Levels
        items={eligibilities.map(({ country, work_eligibility }) => ({
          name: country.value,
          level: work_eligibility.value,
        }))}
      />
    </EditedSection>
  );
}
