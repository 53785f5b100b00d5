import { useRevalidator } from 'react-router';
import { CreditsLine } from '#src/modules/talents/web/credits-line.tsx';
import { NotVerified } from '#src/modules/talents/web/not-verified.tsx';
import { readTalentFilters, talentsHref } from '#src/modules/talents/web/search-view.ts';
import { TalentSearch } from '#src/modules/talents/web/talent-search.tsx';
import { UnlockedTalents } from '#src/modules/talents/web/unlocked-talents.tsx';
import { servicesContext } from '#src/page-context.ts';
import { LinkTabs } from '#src/ui/layout/tabs.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageError } from '../page-error.tsx';
import type { Route } from './+types/talents';
import { findTalents, loadSearchLists } from './load-talents.ts';
import { EmployerPage } from './page.tsx';
import { useBoss } from './use-boss.ts';

/** EMP-03: the search for candidates, and whom the company has unlocked. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const { verification } = await services.api('GET /recruiters/me', {});
  const cursor = url.searchParams.get('cursor');
  if (verification?.state !== 'approved') {
    return { tab: 'unverified' as const, isPending: verification?.state === 'pending' };
  }
  if (url.searchParams.get('tab') === 'unlocked') {
    const page = await services.api('GET /recruiters/unlocked-talents', cursor ? { cursor } : {});
    return { tab: 'unlocked' as const, page };
  }
  const filters = readTalentFilters(url.searchParams);
  const [lists, answer] = await Promise.all([
    loadSearchLists(services, filters),
    findTalents(services, filters, cursor),
  ]);
  return { tab: 'search' as const, filters, lists, cursor, ...answer };
}

type Loaded = Route.ComponentProps['loaderData'];

export default function Talents({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation();
  const credits = creditsOf(loaderData);
  return (
    <EmployerPage
      title={t('candidates.title')}
      description={
        <>
          {t('candidates.intro')}
          {credits ? (
            <span className="mt-2 block">
              <CreditsLine credits={credits} />
            </span>
          ) : null}
        </>
      }
      width="board"
    >
      <Content loaded={loaderData} />
    </EmployerPage>
  );
}

function creditsOf(loaded: Loaded) {
  if (loaded.tab === 'search') return loaded.found?.credits;
  return loaded.tab === 'unlocked' ? loaded.page.credits : undefined;
}

function Content({ loaded }: { loaded: Loaded }) {
  const { t, language } = useTranslation();
  const { permissions } = useBoss();
  const { revalidate } = useRevalidator();
  if (loaded.tab === 'unverified') {
    return <NotVerified isPending={loaded.isPending} mayVerify={permissions.verify_company} />;
  }
  const base = talentsHref(language);
  return (
    <div className="grid gap-6">
      <LinkTabs
        label={t('candidates.tabs.label')}
        tabs={[
          { to: base, label: t('candidates.tabs.search'), isCurrent: loaded.tab === 'search' },
          { to: `${base}?tab=unlocked`, label: t('candidates.tabs.unlocked'), isCurrent: loaded.tab === 'unlocked' },
        ]}
      />
      {loaded.tab === 'search' ? (
        <TalentSearch {...loaded} onRetry={revalidate} />
      ) : (
        <UnlockedTalents page={loaded.page} />
      )}
    </div>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <PageError error={error} />;
}
