import { LockKeyhole } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { PresenceLabel } from '#src/modules/accounts/web/presence-label.tsx';
import { ShownProfileView } from '#src/modules/profiles/web/shown-profile-view.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { TalentProfile, UnlockCredits } from '../talent-fields.ts';
import { ReportTalent } from './report-talent.tsx';
import type { SearchLists } from './search-lists.ts';
import { type AnalysisProps, TalentActions } from './talent-actions.tsx';
import { TalentBadges } from './talent-badges.tsx';
import { MatchWords } from './talent-card.tsx';
import { useTalentWords } from './talent-words.ts';

interface TalentPageProps {
  talent: TalentProfile;
  credits: UnlockCredits;
  jobs: SearchLists['jobs'];
  jobId: number | undefined;
  /** Unlocked, invited: the page loads afresh. */
  onChanged: () => void;
  Analysis: ComponentType<AnalysisProps>;
}

/** Everything this company may see of someone, what is kept back and why, and what can be done next. */
export function TalentPage({ talent, ...actions }: TalentPageProps) {
  const { t } = useTranslation();
  const isLocked = talent.unlocked_until === null;
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_20rem]">
      <div className="grid min-w-0 grid-cols-1 gap-6">
        <div className="card flex flex-wrap items-center gap-4 p-4 sm:p-6">
          <span data-vip={talent.is_vip || undefined}>
            <Avatar name={talent.name} size="lg" isDecorative />
          </span>
          <div className="grid min-w-0 flex-1 grid-cols-1 gap-2">
            <p className="flex flex-wrap items-center gap-1.5">
              <TalentBadges talent={talent} />
              <span className="text-ink-muted text-sm">
                <PresenceLabel presence={talent.last_active} />
              </span>
            </p>
            <MatchWords talent={talent} />
          </div>
        </div>
        {isLocked ? <LockedNotice /> : null}
        <Part title={t('candidates.person.profile')}>
          {hasProfile(talent) ? (
            <ShownProfileView profile={talent.profile} about={t('candidates.person.about')} />
          ) : (
            <p className="text-ink-muted">{t('candidates.person.empty')}</p>
          )}
        </Part>
      </div>
      <div className="grid min-w-0 grid-cols-1 gap-6 max-lg:-order-1 lg:sticky lg:top-6">
        <TalentActions talent={talent} {...actions} />
        <Facts talent={talent} />
        <ReportTalent talent={talent} />
      </div>
    </div>
  );
}

function hasProfile({ profile }: TalentProfile): boolean {
  const { summary, work_experiences: work, educations, skills } = profile;
  return Boolean(summary) || work.length + educations.length + skills.length > 0;
}

/** What is hidden until the unlock, and why. */
function LockedNotice() {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 rounded-card border border-line border-dashed bg-sunken p-4">
      <LockKeyhole aria-hidden className="mt-0.5 size-5 shrink-0 text-ink-muted" />
      <div className="grid gap-1 text-sm">
        <p className="font-semibold text-ink">{t('candidates.person.locked.title')}</p>
        <p className="text-ink-muted">{t('candidates.person.locked.text')}</p>
        <p className="text-ink-muted">{t('candidates.person.locked.name')}</p>
      </div>
    </div>
  );
}

function Facts({ talent }: { talent: TalentProfile }) {
  const { t } = useTranslation();
  const words = useTalentWords();
  const { years, place } = talent;
  const facts = [
    {
      term: t('candidates.filters.years'),
      value: years === null ? '' : t('candidates.filters.yearsValue', { count: years }),
    },
    { term: t('findable.facts.wants'), value: talent.wished_titles.join(' · ') },
    { term: t('search.filters.workArrangement'), value: talent.arrangements.map(({ value }) => value).join(' · ') },
    { term: t('candidates.filters.country'), value: place ?? '' },
    { term: t('findable.facts.pay'), value: words.pay(talent) ?? '' },
    { term: words.startLabel(talent), value: words.start(talent) ?? '' },
    { term: t('findable.facts.speaks'), value: talent.languages.join(' · ') },
  ];
  return (
    <Part title={t('candidates.person.facts')}>
      <dl className="grid gap-3">
        {facts.map(({ term, value }) => (
          <div key={term} className="grid gap-0.5">
            <dt className="text-ink-muted text-xs">{term}</dt>
            <dd className="wrap-anywhere text-ink text-sm">
              {value ? <bdi>{value}</bdi> : <span className="text-ink-muted">{t('preferences.shown.notStated')}</span>}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="card p-4 sm:p-6">
      <h2 className="mb-3 font-semibold text-ink text-lg">{title}</h2>
      {children}
    </section>
  );
}
