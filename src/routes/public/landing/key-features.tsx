import { BriefcaseBusiness, MessagesSquare, Sparkles } from 'lucide-react';
import { useState } from 'react';
import { isLive } from '#src/modules/options/live-features.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LiveButton } from '#src/ui/controls/live-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useMediaQuery } from '#src/ui/use-media-query.ts';
import { Carousel } from './carousel.tsx';
import { AiPicture, ChatPicture, JobsPicture } from './feature-pictures.tsx';
import { MotionToggle } from './motion-toggle.tsx';
import { useRotation } from './use-rotation.ts';

const features = [
  {
    id: 'ai',
    icon: Sparkles,
    Picture: AiPicture,
    // AI is spoken of once it is there.
    title: isLive('ai') ? 'landing.features.ai' : 'landing.features.help',
    text: isLive('ai') ? 'landing.features.aiText' : 'landing.features.helpText',
  },
  {
    id: 'jobs',
    icon: BriefcaseBusiness,
    Picture: JobsPicture,
    title: 'landing.features.jobs',
    text: 'landing.features.jobsText',
  },
  {
    id: 'chat',
    icon: MessagesSquare,
    Picture: ChatPicture,
    title: 'landing.features.chat',
    text: 'landing.features.chatText',
  },
] as const;

const wide = '(min-width: 851px)';
const calm = '(prefers-reduced-motion: reduce)';

/** What Parley does: a list that moves on every 5 s above 850 px, a carousel with dots below. */
export function KeyFeatures() {
  const { t } = useTranslation();
  const [isPlaying, setIsPlaying] = useState(true);
  return (
    <section aria-labelledby="landing-features" className="below py-8 sm:py-12">
      <div className="mb-8 flex items-start justify-between gap-4">
        <div className="min-w-0">
          <h2 id="landing-features" className="font-bold text-2xl text-ink sm:text-3xl">
            {t('landing.features.title')}
          </h2>
          <p className="mt-2 max-w-prose text-ink-muted text-lg">{t('landing.features.text')}</p>
        </div>
        <MotionToggle isPlaying={isPlaying} onChange={setIsPlaying} />
      </div>
      {/* Both are in the page and the stylesheet shows one: nothing moves when the scripts arrive. */}
      <div className="max-[851px]:hidden">
        <FeatureList isPlaying={isPlaying} />
      </div>
      <div className="min-[851px]:hidden">
        <FeatureCarousel isPlaying={isPlaying} />
      </div>
    </section>
  );
}

function FeatureList({ isPlaying }: { isPlaying: boolean }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wide);
  const [hovered, setHovered] = useState<number | null>(null);
  const { active, select } = useRotation(features.length, isPlaying && isWide, hovered);
  return (
    <div className="grid grid-cols-2 items-center gap-12">
      <ul className="grid gap-2">
        {features.map(({ id, icon: Icon, title, text }, at) => {
          const isActive = at === active;
          return (
            <li key={id}>
              <LiveButton
                aria-pressed={isActive}
                onClick={() => select(at)}
                onPointerEnter={() => setHovered(at)}
                onPointerLeave={() => setHovered(null)}
                className={classNames(
                  'flex w-full items-start gap-4 rounded-card border p-5 text-start transition-colors',
                  isActive ? 'border-line bg-surface shadow-card' : 'border-transparent hover:bg-hover',
                )}
              >
                <span
                  className={classNames(
                    'grid size-11 shrink-0 place-items-center rounded-control transition-colors',
                    isActive ? 'bg-accent text-on-accent' : 'bg-accent-soft text-accent-ink',
                  )}
                >
                  <Icon aria-hidden className="size-5" />
                </span>
                <span className="min-w-0">
                  <span className="block font-semibold text-ink text-lg">{t(title)}</span>
                  <span className="mt-1 block text-ink-muted">{t(text)}</span>
                </span>
              </LiveButton>
            </li>
          );
        })}
      </ul>
      <div className="grid">
        {features.map(({ id, Picture }, at) => (
          <div
            key={id}
            className={classNames(
              'col-start-1 row-start-1 transition-opacity duration-calm',
              at === active ? 'opacity-100' : 'opacity-0',
            )}
          >
            <Picture />
          </div>
        ))}
      </div>
    </div>
  );
}

function FeatureCarousel({ isPlaying }: { isPlaying: boolean }) {
  const { t } = useTranslation();
  const isWide = useMediaQuery(wide);
  const isCalm = useMediaQuery(calm);
  const slides = features.map(({ id, Picture, title, text }) => ({
    id,
    content: (
      <div className="h-full rounded-card border border-line bg-surface p-4 sm:p-6">
        <Picture />
        <h3 className="mt-5 font-semibold text-ink text-lg">{t(title)}</h3>
        <p className="mt-1 text-ink-muted">{t(text)}</p>
      </div>
    ),
  }));
  return (
    <Carousel
      label={t('landing.features.title')}
      slides={slides}
      columns="one"
      controls="dots"
      isPlaying={isPlaying && !isWide && !isCalm}
    />
  );
}
