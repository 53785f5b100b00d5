import { data, Form, redirect, useLocation, useNavigate } from 'react-router';
import { isRefusal } from '#src/kernel/client.ts';
import { ownPath } from '#src/kernel/own-path.ts';
import { normalizeText } from '#src/kernel/text.ts';
import { titleWithin } from '#src/modules/preferences/web/near-titles.ts';
import { ShortForm } from '#src/modules/preferences/web/short-form.tsx';
import { missingAtStart } from '#src/modules/profiles/profile-start.ts';
import { neededSteps } from '#src/modules/profiles/profile-steps.ts';
import type { Profile } from '#src/modules/profiles/profiles.contract.ts';
import { ProfileStart } from '#src/modules/profiles/web/start/profile-start.tsx';
import type { AttachedResume } from '#src/modules/resumes/attached-resumes.contract.ts';
import { ResumeStart } from '#src/modules/resumes/web/resume-start.tsx';
import { FindableOffer } from '#src/modules/talents/web/findable-offer.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextLink } from '#src/ui/controls/text-link.tsx';
import { Steps } from '#src/ui/layout/steps.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';
import { attempt } from '../public/landing/attempt.ts';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/welcome';
import { loadShortForm } from './load-short-form.ts';
import { PROFILE_ANSWERED, RESUME_ANSWERED, WELCOMED } from './onboarding.ts';
import { saveProfileStart } from './save-profile-start.ts';
import { readShortForm, savePreference } from './save-short-form.ts';

/** The page after a sign-up; whoever has no need of it goes straight on to what they came for. */
export async function loader({ request, params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  return asAccount(request, params.lang, async () => {
    const [me, { is_first_registration }, preferences] = await Promise.all([
      services.api('GET /jobseeker/me'),
      services.api('GET /jobseeker/check-first-registration'),
      services.api('GET /jobseeker/job-preferences'),
    ]);
    const url = new URL(request.url);
    const wanted = url.searchParams.get('step');
    if (wanted === 'found' && me.role === 'talent' && !(await services.api('GET /jobseeker/findable')).was_asked) {
      return { step: 'found' as const, name: me.first_name };
    }
    if (!is_first_registration || me.role !== 'talent' || preferences.length > 0) {
      throw redirect(targetOf(request, params.lang));
    }
    const { answered, resumes } = wanted ? { answered: new Set<string>(), resumes: [] } : await findAnswered(services);
    const name = me.first_name;
    const isPastResume = wanted || answered.has(RESUME_ANSWERED) || answered.has(PROFILE_ANSWERED);
    if (!isPastResume) return { step: 'resume' as const, name, resume: resumes[0] };
    const profile = await services.api('GET /jobseeker/profile');
    const missing = missingAtStart(profile.completeness);
    if (wanted !== 'preference' && !answered.has(PROFILE_ANSWERED) && missing.length > 0) {
      return { step: 'profile' as const, name, missing, profile: startOf(profile) };
    }
    if (wanted === 'profile') throw redirect(stepPath(url, 'preference'));
    return { step: 'preference' as const, name, ...(await loadPreference(services, me, profile)) };
  });
}

const startOf = ({ id, first_name, last_name }: Profile) => ({ id, first_name, last_name });

/** What was answered already, on whichever device, and the resumes that are there to be looked at. */
async function findAnswered({ api }: PageServices): Promise<{ answered: Set<string>; resumes: AttachedResume[] }> {
  const [{ records }, { resumes }] = await Promise.all([
    api('GET /jobseeker/popup-window/record/list'),
    api('GET /jobseeker/attached-resumes'),
  ]);
  return { answered: new Set(records.map(({ name }) => name)), resumes };
}

/** The form begins with the newest job of the resume, and says what the profile still lacks. */
async function loadPreference(services: PageServices, me: Parameters<typeof loadShortForm>[1], profile: Profile) {
  const form = await loadShortForm(services, me);
  const title = await findTitle(services, profile.work_experiences[0]?.title ?? '');
  const missing = profile.completeness.steps.find(({ step, is_done }) => !is_done && step !== 'preference')?.step;
  const location_id = form.known.location_id || placeWithin(profile.place, form.options.places);
  return { ...form, known: { ...form.known, title, location_id }, missing };
}

/** As our list writes it, where the title of a resume holds one of it: pay and industry are then filled in. */
async function findTitle(services: PageServices, written: string): Promise<string> {
  if (!written) return '';
  const query = written.slice(0, 200);
  const found = await attempt(services, services.api('GET /config/search/job-title-lists', { query, size: 50 }));
  return titleWithin(written, found?.job_titles ?? [])?.value ?? written;
}

/** 'Bandung, Indonesia' is Bandung. */
function placeWithin(written: string, places: { value: string | number; label: string }[]): string {
  const parts = written.split(/[,，、،]/).map(normalizeText);
  return String(places.find(({ label }) => parts.includes(normalizeText(label)))?.value ?? '');
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const services = context.get(servicesContext);
  const form = await request.formData();
  return asAccount(request, params.lang, async () => {
    if (form.get('intent') === 'by-hand') {
      await services.api('POST /jobseeker/popup-window/record', { name: RESUME_ANSWERED });
      throw redirect(stepPath(new URL(request.url), 'profile'));
    }
    if (form.get('intent') === 'start' || form.get('intent') === 'later') {
      const refused = form.get('intent') === 'start' ? await saveStart(services, form) : undefined;
      if (refused) return refused;
      await services.api('POST /jobseeker/popup-window/record', { name: PROFILE_ANSWERED });
      throw redirect(stepPath(new URL(request.url), 'preference'));
    }
    if (form.get('intent') === 'findable' || form.get('intent') === 'not-findable') {
      await services.api('PUT /jobseeker/findable', { is_on: form.get('intent') === 'findable' });
      throw redirect(afterSaving(targetOf(request, params.lang), params.lang));
    }
    const isSaved = form.get('intent') === 'save';
    const refused = await answerPreference(services, form, isSaved);
    if (refused) return refused;
    // Whoever has said nothing of themselves has nothing yet that employers could find.
    if (isSaved) throw redirect(stepPath(new URL(request.url), 'found'));
    throw redirect(targetOf(request, params.lang));
  });
}

/** What is refused of the preference; nothing when it is saved or left for later. */
async function answerPreference(services: PageServices, form: FormData, isSaved: boolean) {
  const draft = readShortForm(form);
  try {
    if (isSaved) await savePreference(services, draft);
    await services.api('POST /jobseeker/popup-window/record', { name: WELCOMED });
    return undefined;
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    const { message, fields, status } = error;
    return data({ is: 'preference' as const, draft, message, fields }, { status });
  }
}

/** What is refused of the short form of the profile; nothing when all of it is kept. */
async function saveStart(services: PageServices, form: FormData) {
  const { completeness } = await services.api('GET /jobseeker/profile');
  try {
    await saveProfileStart(services, form, missingAtStart(completeness));
    return undefined;
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    const { message, fields, status } = error;
    const typed = [...form].filter((pair): pair is [string, string] => typeof pair[1] === 'string');
    // A box that is not ticked is not sent, and says something all the same.
    const values = { 'job.is_current': '', ...Object.fromEntries(typed) };
    return data({ is: 'profile' as const, values, message, fields }, { status });
  }
}

/** Whoever came for nothing in particular sees the jobs that match what they have just said. */
function afterSaving(target: string, language: string): string {
  return target === `/${language}` ? `${target}#home-recommended` : target;
}

/** The same each time, so that nothing seems to have changed. */
const noErrors = {};

function targetOf(request: Request, language: string): string {
  return ownPath(new URL(request.url).searchParams.get('redirect')) ?? `/${language}`;
}

/** The same page at another step, with what someone came for. */
function stepPath(
  { pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>,
  step: 'profile' | 'preference' | 'found',
) {
  const search = new URLSearchParams(searchParams);
  search.set('step', step);
  search.delete('_routes');
  return `${pathname.replace(/\.data$/, '')}?${search}`;
}

const STEPS = ['resume', 'profile', 'preference', 'found'] as const;
const words = {
  resume: {
    heading: 'resumes.start.heading',
    named: 'resumes.start.headingNamed',
    intro: 'resumes.start.intro',
  },
  profile: { heading: 'profiles.start.heading', named: null, intro: 'profiles.start.intro' },
  preference: {
    heading: 'preferences.short.heading',
    named: 'preferences.short.headingNamed',
    intro: 'preferences.short.intro',
  },
  found: { heading: 'findable.offer.heading', named: null, intro: 'findable.offer.intro' },
} as const;

export default function Welcome({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const { step, name } = loaderData;
  const { heading, named, intro } = words[step];
  return (
    <main id="content" className="mx-auto w-full max-w-lg px-4 py-8 sm:px-6 sm:py-12">
      <PageHead title={t(heading)} description={t(intro)} path="/welcome" isUnlisted />
      <div className="mb-6">
        <Steps
          label={t('resumes.start.steps')}
          steps={[
            t('resumes.start.resumeStep'),
            t('profiles.own.tab'),
            t('preferences.tabs.preferences'),
            t('findable.offer.step'),
          ]}
          current={STEPS.indexOf(step)}
        />
      </div>
      <h1 className="text-balance font-bold text-3xl text-ink">{name && named ? t(named, { name }) : t(heading)}</h1>
      <p className="mt-2 mb-6 text-pretty text-ink-muted">{t(intro)}</p>
      {loaderData.step === 'resume' ? <ResumeStep resume={loaderData.resume} /> : null}
      {loaderData.step === 'profile' ? (
        <ProfileStart
          accountId={loaderData.profile.id}
          firstName={loaderData.profile.first_name}
          lastName={loaderData.profile.last_name}
          missing={loaderData.missing}
          refused={actionData?.is === 'profile' ? actionData : undefined}
        />
      ) : null}
      {loaderData.step === 'preference' ? (
        <PreferenceStep loaded={loaderData} refused={actionData?.is === 'preference' ? actionData : undefined} />
      ) : null}
      {loaderData.step === 'found' ? <FindableOffer /> : null}
    </main>
  );
}

function ResumeStep({ resume }: { resume: AttachedResume | undefined }) {
  const { t, language } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const reviewOf = ({ id }: { id: number | string }) => {
    const next = stepPath({ pathname, searchParams: new URLSearchParams(search) }, 'profile');
    return `/${language}/manage-profile/resume/${id}?redirect=${encodeURIComponent(next)}`;
  };
  return (
    <div className="grid gap-4">
      <ResumeStart
        resume={resume}
        reviewOf={reviewOf}
        onKept={(kept) => navigate(reviewOf(kept))}
        onImport={(id) => navigate(reviewOf({ id }))}
      />
      <Form method="post" className="grid gap-2">
        <Button type="submit" name="intent" value="by-hand" variant="secondary" isWide>
          {t('resumes.start.byHand')}
        </Button>
        <Button type="submit" name="intent" value="skip" variant="quiet" isWide>
          {t('preferences.short.skip')}
        </Button>
      </Form>
    </div>
  );
}

type Answer = NonNullable<Route.ComponentProps['actionData']>;
type RefusedPreference = Extract<Answer, { is: 'preference' }> | undefined;
type Loaded = Extract<Route.ComponentProps['loaderData'], { step: 'preference' }>;

function PreferenceStep({ loaded, refused }: { loaded: Loaded; refused: RefusedPreference }) {
  const { t, language } = useTranslation();
  const { known, options, countryId, missing } = loaded;
  const { pathname, search } = useLocation();
  const here = new URLSearchParams(search);
  const hasFields = Object.keys(refused?.fields ?? {}).length > 0;
  // What the short form asks is asked there; all else on the profile, with a way back to here.
  const missingHref =
    missing && neededSteps.includes(missing)
      ? stepPath({ pathname, searchParams: here }, 'profile')
      : `/${language}/manage-profile?tab=profile&redirect=${encodeURIComponent(stepPath({ pathname, searchParams: here }, 'preference'))}`;
  return (
    <>
      <ShortForm
        first={refused?.draft ?? known}
        isRefused={refused !== undefined}
        options={options}
        countryId={countryId}
        failure={hasFields ? t('preferences.form.check') : refused?.message}
        fieldErrors={refused?.fields ?? noErrors}
      />
      {missing ? (
        <p className="mt-6 text-ink-muted text-sm">
          {t('resumes.start.missing')} <TextLink to={missingHref}>{t(`profiles.own.step.${missing}.title`)}</TextLink>
        </p>
      ) : null}
    </>
  );
}
