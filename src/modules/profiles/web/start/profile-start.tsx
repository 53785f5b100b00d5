import { useEffect, useRef, useState } from 'react';
import { Form, useNavigation } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { Disclosure } from '#src/ui/layout/disclosure.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { factGroups } from '../../fact-groups.ts';
import { profileSections } from '../../profile-sections.ts';
import type { ProfileStep } from '../../profile-steps.ts';
import { PartialDateField } from '../partial-date-field.tsx';
import { useFormDraft } from '../use-form-draft.ts';
import { SkillLine } from './skill-line.tsx';

/** What was sent and refused. */
export interface RefusedStart {
  values: Record<string, string>;
  message: string;
  fields: Record<string, string>;
}

interface ProfileStartProps {
  accountId: number;
  firstName: string;
  lastName: string;
  /** What the profile has not got yet. */
  missing: readonly ProfileStep[];
  refused: RefusedStart | undefined;
}

interface Fields {
  value: (name: string, fallback: string) => string;
  error: (name: string) => string | undefined;
}

/** PROF-01: who has no resume at hand says in a minute what employers cannot do without; all else can wait. */
export function ProfileStart({ accountId, firstName, lastName, missing, refused }: ProfileStartProps) {
  const { t } = useTranslation();
  const form = useRef<HTMLFormElement>(null);
  const { state, formData } = useNavigation();
  const wanted = formData?.get('intent');
  const { draft, key, forget } = useFormDraft(form, accountId, 'start');
  const hasFields = Object.keys(refused?.fields ?? {}).length > 0;
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
  }, [refused]);
  // It is kept by the server once the next page is on its way; a refusal loads none.
  const isLeaving = state === 'loading' && formData !== undefined;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it is left
  useEffect(() => {
    if (isLeaving) forget();
  }, [isLeaving]);
  const fields: Fields = {
    value: (name, fallback) => draft?.[name] ?? refused?.values[name] ?? fallback,
    error: (name) => refused?.fields[name],
  };
  return (
    <Form ref={form} method="post" noValidate replace className="grid gap-8">
      {refused ? <Notice tone="danger">{hasFields ? t('preferences.form.check') : refused.message}</Notice> : null}
      <div key={key} className="grid gap-8">
        {missing.includes('name') ? (
          <div className="grid gap-4 sm:grid-cols-2">
            <NameField name="first_name" known={firstName} {...fields} />
            <NameField name="last_name" known={lastName} {...fields} />
          </div>
        ) : null}
        {missing.includes('experience') ? <Experience {...fields} /> : null}
        {missing.includes('skills') ? (
          <SkillLine first={fields.value('skills', '')} error={skillsError(refused)} />
        ) : null}
      </div>
      <div className="grid gap-3">
        <Button type="submit" name="intent" value="start" size="lg" isWide isLoading={wanted === 'start'}>
          {t('preferences.short.save')}
        </Button>
        <Button
          type="submit"
          name="intent"
          value="later"
          variant="quiet"
          size="lg"
          isWide
          isLoading={wanted === 'later'}
        >
          {t('preferences.short.skip')}
        </Button>
      </div>
    </Form>
  );
}

/** All skills stand on one line, so whatever is wrong with one is said there. */
function skillsError(refused: RefusedStart | undefined): string | undefined {
  const [, text] = Object.entries(refused?.fields ?? {}).find(([name]) => name.split('.')[0] === 'skills') ?? [];
  return text;
}

function NameField({ name, known, value, error }: Fields & { name: 'first_name' | 'last_name'; known: string }) {
  const { t } = useTranslation();
  const fact = factGroups.basics[name];
  return (
    <TextField
      name={name}
      label={t(`profiles.own.field.${name}`)}
      autoComplete={fact.autoComplete}
      maxLength={fact.most}
      isOptional={name === 'last_name'}
      dir="auto"
      defaultValue={value(name, known)}
      error={error(`facts.${name}`)}
    />
  );
}

/** The newest job, or none yet; a school or course is enough then, and welcome beside a job too. */
function Experience(fields: Fields) {
  const { t } = useTranslation();
  const { value, error } = fields;
  const [hasNoJob, setHasNoJob] = useState(value('no_job', '') === 'yes');
  const [isCurrent, setIsCurrent] = useState(value('job.is_current', 'yes') === 'yes');
  const hasSchool = value('school.school', '') !== '' || error('educations.0.school') !== undefined;
  return (
    <>
      <fieldset className="grid min-w-0 gap-4">
        <legend className="mb-3 font-semibold text-ink text-lg">{t('profiles.start.job')}</legend>
        <Checkbox
          name="no_job"
          value="yes"
          label={t('profiles.start.noJob')}
          checked={hasNoJob}
          onChange={({ target }) => setHasNoJob(target.checked)}
        />
        {hasNoJob ? null : (
          <>
            <Line section="work_experiences" part="job" name="title" autoComplete="organization-title" {...fields} />
            <Line section="work_experiences" part="job" name="company" autoComplete="organization" {...fields} />
            <PartialDateField
              name="job.start_date"
              label={t('profiles.own.field.start_date')}
              value={value}
              known={null}
              error={error('work_experiences.0.start_date')}
            />
            <Checkbox
              name="job.is_current"
              value="yes"
              label={t('profiles.own.field.working')}
              checked={isCurrent}
              onChange={({ target }) => setIsCurrent(target.checked)}
            />
            {isCurrent ? null : (
              <PartialDateField
                name="job.end_date"
                label={t('profiles.own.field.end_date')}
                value={value}
                known={null}
                isOptional
                error={error('work_experiences.0.end_date')}
              />
            )}
          </>
        )}
      </fieldset>
      <div key={hasNoJob ? 'school' : 'both'}>
        <Disclosure
          title={t('profiles.own.section.educations.title')}
          aside={t('ui.field.optional')}
          isOpen={hasNoJob || hasSchool}
        >
          <div className="grid gap-4">
            <Line section="educations" part="school" name="school" {...fields} isOptional />
            <Line section="educations" part="school" name="degree" {...fields} isOptional />
          </div>
        </Disclosure>
      </div>
    </>
  );
}

interface LineProps extends Fields {
  section: 'work_experiences' | 'educations';
  part: 'job' | 'school';
  name: 'title' | 'company' | 'school' | 'degree';
  autoComplete?: string;
  isOptional?: boolean;
}

function Line({ section, part, name, value, error, ...rest }: LineProps) {
  const { t } = useTranslation();
  const { most } = profileSections.work_experiences.fields.title;
  return (
    <TextField
      {...rest}
      name={`${part}.${name}`}
      label={t(`profiles.own.field.${name}`)}
      maxLength={most}
      dir="auto"
      defaultValue={value(`${part}.${name}`, '')}
      error={error(`${section}.0.${name}`)}
    />
  );
}
