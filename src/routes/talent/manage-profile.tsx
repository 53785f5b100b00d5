import { FileSearch } from 'lucide-react';
import { useMemo } from 'react';
import { redirect, useRevalidator, useSearchParams } from 'react-router';
import { ownPath } from '#src/kernel/own-path.ts';
import { WritingHelp } from '#src/modules/ai/web/writing-help.tsx';
import { OTHERS_ID } from '#src/modules/options/sites.ts';
import { BlockedCompanies } from '#src/modules/preferences/web/blocked-companies.tsx';
import { PreferenceList } from '#src/modules/preferences/web/preference-list.tsx';
import { WorkEligibilityForm } from '#src/modules/preferences/web/work-eligibility-form.tsx';
import { useEditing } from '#src/modules/profiles/web/editing.tsx';
import { PhotoStudioProvider } from '#src/modules/profiles/web/photo-studio-slot.tsx';
import { ProfileTab } from '#src/modules/profiles/web/profile-tab.tsx';
import { WritingHelpProvider } from '#src/modules/profiles/web/writing-help-slot.tsx';
import { AttachedResumes } from '#src/modules/resumes/web/attached-resumes.tsx';
import { VideoResumes } from '#src/modules/resumes/web/video/video-resumes.tsx';
import { servicesContext } from '#src/page-context.ts';
import type { PageServices } from '#src/page-services.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkButton } from '#src/ui/controls/link-button.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Container, PageHeader } from '#src/ui/layout/page.tsx';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { lazy } from '#src/ui/lazy.ts';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { isPlainForm } from '../form-answer.ts';
import { PageHead } from '../page-head.tsx';
import { asAccount } from '../require-account.ts';
import type { Route } from './+types/manage-profile';
import { loadProfile } from './load-profile.ts';
import { saveProfile } from './save-profile.ts';

/** Its list of languages weighs as much as the rest of the page. */
const SpokenLanguagesForm = lazyPart(() =>
  import('#src/modules/preferences/web/spoken-languages-form.tsx').then((file) => file.SpokenLanguagesForm),
);

/** Fetched when it is first wanted: few visits are for the photo. */
const HeadshotDialog = lazy(() => import('#src/modules/headshots/web/headshot-dialog.tsx'));

const tabs = [
  { key: 'profile', label: 'profiles.own.tab' },
  { key: 'job-preferences', label: 'preferences.tabs.preferences' },
  { key: 'work-eligibility', label: 'preferences.tabs.eligibility' },
  { key: 'blocked-companies', label: 'preferences.tabs.blocked' },
] as const;
type TabKey = (typeof tabs)[number]['key'];

function tabOf(search: URLSearchParams): TabKey {
  return tabs.find(({ key }) => key === search.get('tab'))?.key ?? 'profile';
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { searchParams } = new URL(request.url);
  return asAccount(request, services.language, () => loadTab(services, tabOf(searchParams), searchParams));
}

/** The forms of the profile. Without scripts the page comes back with the form closed. */
export async function action({ request, context }: Route.ActionArgs) {
  const { api, language } = context.get(servicesContext);
  const isPlain = isPlainForm(request);
  const answer = await asAccount(request, language, () => saveProfile(request, api));
  return answer.isDone && isPlain ? redirect(`/${language}/manage-profile?tab=profile`) : answer;
}

/** Only what the open tab shows. */
async function loadTab(services: PageServices, tab: TabKey, search: URLSearchParams) {
  const { api, countryId } = services;
  if (tab === 'profile') return { tab, ...(await loadProfile(services, search.get('edit') ?? '')) };
  if (tab === 'blocked-companies') return { tab, blocked: await api('GET /jobseeker/blocked-companies', {}) };
  if (tab === 'job-preferences') return { tab, preferences: await api('GET /jobseeker/job-preferences') };
  const [
    me,
    own,
    { languages },
    { country_lists = [] },
    { work_eligibility_lists = [] },
    { job_languages = [] },
    levels,
  ] = await Promise.all([
    api('GET /jobseeker/me'),
    api('GET /jobseeker/work-eligibility'),
    api('GET /jobseeker/languages'),
    api('GET /config/:name/list', { name: 'country_lists' }),
    api('GET /config/:name/list', { name: 'work_eligibility_lists' }),
    api('GET /config/:name/list', { name: 'job_languages' }),
    api('GET /config/:name/list', { name: 'language_proficiency_lists' }),
  ]);
  return {
    tab,
    accountId: me.id,
    own: own.work_eligibilities,
    spoken: languages,
    proficiencies: (levels.language_proficiency_lists ?? []).map(toOption),
    languages: job_languages.map(({ id, value }) => ({ id, name: String(value) })),
    countryId: countryId === OTHERS_ID ? null : countryId,
    countries: country_lists.map(toOption),
    statuses: work_eligibility_lists.map(toOption),
  };
}

function toOption({ id, value }: { id: number; value?: unknown }) {
  return { value: id, label: String(value) };
}

type ProfileData = Awaited<ReturnType<typeof loadProfile>>;

/** Languages stand with what someone looks for, and are changed in the profile too. */
function LanguagesForm({ data: { profile, options }, onChange }: { data: ProfileData; onChange: () => void }) {
  const { close } = useEditing();
  return (
    <SpokenLanguagesForm
      isTitled={false}
      accountId={profile.id}
      spoken={profile.languages}
      languages={(options.job_languages ?? []).map(({ value, label }) => ({ id: value, name: label }))}
      proficiencies={options.language_proficiency_lists ?? []}
      onChange={() => {
        close();
        onChange();
      }}
    />
  );
}

/** Where they may work stands there too; country after country may be said, so the form stays open. */
function EligibilityForm({ data, onChange }: { data: ProfileData; onChange: () => void }) {
  const { t } = useTranslation();
  const { close } = useEditing();
  return (
    <div className="grid gap-4">
      <WorkEligibilityForm
        isTitled={false}
        accountId={data.profile.id}
        own={data.eligibilities}
        countries={data.options.country_lists ?? []}
        statuses={data.options.work_eligibility_lists ?? []}
        countryId={data.countryId === OTHERS_ID ? null : data.countryId}
        onChange={onChange}
      />
      <Button variant="secondary" size="sm" className="justify-self-start" onClick={close}>
        {t('ui.close')}
      </Button>
    </div>
  );
}

/** The talent's own pages about themselves and what they look for; further tabs join them here. */
export default function ManageProfile({ loaderData: data }: Route.ComponentProps) {
  const { t, language } = useTranslation();
  const [search] = useSearchParams();
  const { revalidate } = useRevalidator();
  const current = tabOf(search);
  const isProfile = current === 'profile';
  const title = t(isProfile ? 'profiles.own.title' : 'preferences.page.title');
  const back = ownPath(search.get('redirect'));
  const isWelcome = back?.startsWith(`/${language}/welcome`);
  const studio = useMemo(() => ({ Window: HeadshotDialog, label: t('headshots.offer') }), [t]);
  return (
    <main id="content">
      <PageHead
        title={title}
        description={t(isProfile ? 'profiles.own.description' : 'preferences.page.description')}
        path="/manage-profile"
        isUnlisted
      />
      <Container className="pb-16">
        {/* Whoever was sent here by a job, or at the start, to tell something goes on there. */}
        {back ? <BackLink to={back} label={t(isWelcome ? 'ui.back' : 'chat.start.back')} className="mt-4" /> : null}
        <PageHeader
          title={title}
          description={t(isProfile ? 'profiles.own.description' : 'preferences.page.intro')}
          actions={
            isProfile ? (
              <>
                <LinkButton
                  to={`/${language}/resume-analysis`}
                  variant="secondary"
                  icon={<FileSearch aria-hidden className="size-5" />}
                >
                  {t('analysis.check')}
                </LinkButton>
                <LinkButton to={`/${language}/coach`} variant="secondary">
                  {t('coach.link')}
                </LinkButton>
              </>
            ) : null
          }
        />
        <LinkTabs
          label={title}
          tabs={tabs.map(({ key, label }) => ({ to: `?tab=${key}`, label: t(label), isCurrent: key === current }))}
        />
        <div className="pt-8">
          {data.tab === 'profile' ? (
            <WritingHelpProvider value={WritingHelp}>
              <PhotoStudioProvider value={studio}>
                <ProfileTab
                  {...data}
                  resumes={<AttachedResumes {...data.resumes} />}
                  videos={<VideoResumes {...data.videos} />}
                  eligibilityForm={<EligibilityForm data={data} onChange={revalidate} />}
                  languagesForm={<LanguagesForm data={data} onChange={revalidate} />}
                />
              </PhotoStudioProvider>
            </WritingHelpProvider>
          ) : null}
          {data.tab === 'job-preferences' ? (
            <PreferenceList preferences={data.preferences} onChange={revalidate} />
          ) : null}
          {data.tab === 'work-eligibility' ? (
            <div className="grid gap-12">
              <WorkEligibilityForm {...data} onChange={revalidate} />
              <SpokenLanguagesForm {...data} />
            </div>
          ) : null}
          {data.tab === 'blocked-companies' ? <BlockedCompanies {...data.blocked} onChange={revalidate} /> : null}
        </div>
      </Container>
    </main>
  );
}
