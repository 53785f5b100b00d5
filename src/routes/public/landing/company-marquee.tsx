import { use, useState } from 'react';
import type { CompanyCard } from '#src/modules/companies/companies.contract.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { SkeletonBlock, SkeletonStatus } from '#src/ui/feedback/skeleton-shapes.tsx';
import { Avatar } from '#src/ui/layout/avatar.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { MotionToggle } from './motion-toggle.tsx';
import './landing.css';

const SHOWN = 10;
const grid = 'grid grid-cols-2 gap-3 sm:grid-cols-3';
const box = 'flex h-20 items-center gap-3 rounded-card border border-line bg-surface px-4 min-[811px]:w-56';

/** Ten logos: a slow row above 810 px that stops under the pointer, a plain grid below. */
export function CompanyMarquee({ companies }: { companies: Promise<CompanyCard[] | null> }) {
  const { t } = useTranslation();
  const [isPaused, setIsPaused] = useState(false);
  const shown = (use(companies) ?? []).slice(0, SHOWN);
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="landing-companies" className="below py-8 sm:py-12">
      <div className="mb-6 flex items-center justify-between gap-4">
        <h2 id="landing-companies" className="font-bold text-2xl text-ink">
          {t('landing.companies.title')}
        </h2>
        <MotionToggle
          isPlaying={!isPaused}
          onChange={(isPlaying) => setIsPaused(!isPlaying)}
          className="max-[811px]:hidden!"
        />
      </div>
      <div className="landing-marquee-box min-[811px]:overflow-hidden motion-reduce:overflow-x-auto min-[811px]:[mask-image:linear-gradient(90deg,transparent,black_4%,black_96%,transparent)]">
        <div className="landing-marquee min-[811px]:flex min-[811px]:w-max" data-paused={isPaused || undefined}>
          <Logos companies={shown} />
          <Logos companies={shown} isCopy />
        </div>
      </div>
    </section>
  );
}

function Logos({ companies, isCopy = false }: { companies: CompanyCard[]; isCopy?: boolean }) {
  const { language } = useTranslation();
  return (
    <ul
      inert={isCopy}
      className={classNames(
        'min-[811px]:flex min-[811px]:gap-4 min-[811px]:pe-4',
        isCopy ? 'hidden motion-reduce:hidden!' : grid,
      )}
    >
      {companies.map((company) => (
        <li key={company.id} className="min-w-0">
          <Link
            to={`/${language}${company.url}`}
            className={classNames(box, 'no-underline transition-colors hover:border-line-firm')}
          >
            <Avatar name={company.name} src={company.logo_url} shape="square" isDecorative />
            <span className="line-clamp-2 min-w-0 font-semibold text-ink text-sm">{company.name}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

export function CompanyMarqueeSkeleton() {
  return (
    <div className="py-8 sm:py-12 [@media(scripting:none)]:hidden">
      <SkeletonBlock className="mb-6 h-11 w-64 rounded-md" />
      <SkeletonStatus className={classNames(grid, 'min-[811px]:flex min-[811px]:gap-4 min-[811px]:overflow-hidden')}>
        {Array.from({ length: SHOWN }, (_, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the blocks are alike and never move
          <div key={at} className={classNames(box, 'shrink-0')}>
            <SkeletonBlock className="size-11 shrink-0 rounded-[22%]" />
            <SkeletonBlock className="h-4 flex-1 rounded-md" />
          </div>
        ))}
      </SkeletonStatus>
    </div>
  );
}
