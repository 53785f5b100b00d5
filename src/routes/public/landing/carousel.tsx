import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { LiveButton } from '#src/ui/controls/live-button.tsx';
import { BackChevron, ForwardChevron } from '#src/ui/layout/direction-icon.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Columns } from './carousel-position.ts';
import { startRotation } from './rotation.ts';
import { useCarousel } from './use-carousel.ts';

interface Slide {
  id: string;
  content: ReactNode;
}

interface CarouselProps {
  /** Names it for a screen reader. */
  label: string;
  slides: Slide[];
  columns: Columns;
  controls: 'arrows' | 'dots';
  /** Moves on by itself; the caller stops it for people who asked for calm. */
  isPlaying?: boolean;
}

const slideWidths: Record<Columns, string> = {
  one: 'basis-full',
  fitting: 'basis-full @min-[600px]:basis-[calc((100%-1rem)/2)] @min-[900px]:basis-[calc((100%-2rem)/3)]',
};

/** Slides in a row that the browser scrolls: swiping, wheels and no JavaScript at all just work. */
export function Carousel({ label, slides, columns, controls, isPlaying = false }: CarouselProps) {
  const { t } = useTranslation();
  const carousel = useCarousel(slides.length, columns);
  const { move, hasCopies, track } = carousel;
  useAutoplay(track, isPlaying && hasCopies, slides.length, () => move(1));

  const draw = (copy: string) =>
    slides.map((slide) => (
      <li
        key={copy + slide.id}
        inert={copy !== ''}
        className={classNames('min-w-0 shrink-0 snap-start', slideWidths[columns])}
      >
        {slide.content}
      </li>
    ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a form
    <div role="group" aria-roledescription={t('landing.carousel.role')} aria-label={label} className="@container">
      <ul
        ref={track}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
        tabIndex={0}
        aria-label={label}
        className="relative flex snap-x snap-mandatory gap-4 overflow-x-auto overscroll-x-contain rounded-card [scrollbar-width:none]"
      >
        {hasCopies ? draw('before-') : null}
        {draw('')}
        {hasCopies ? draw('after-') : null}
      </ul>
      {controls === 'arrows' ? <Arrows {...carousel} /> : <Dots {...carousel} count={slides.length} />}
    </div>
  );
}

type Controls = ReturnType<typeof useCarousel>;

function Arrows({ ways, move }: Controls) {
  const { t } = useTranslation();
  return (
    <div className="mt-6 flex justify-center gap-3">
      <IconButton
        variant="outlined"
        label={t('ui.previous')}
        icon={<BackChevron />}
        disabled={!ways.back}
        onClick={() => move(-1)}
      />
      <IconButton
        variant="outlined"
        label={t('ui.next')}
        icon={<ForwardChevron />}
        disabled={!ways.forward}
        onClick={() => move(1)}
      />
    </div>
  );
}

function Dots({ current, show, count }: Controls & { count: number }) {
  const { t } = useTranslation();
  return (
    <div className="mt-4 flex justify-center">
      {Array.from({ length: count }, (_, at) => (
        <LiveButton
          // biome-ignore lint/suspicious/noArrayIndexKey: a dot is its place
          key={at}
          aria-label={t('landing.carousel.show', { at: at + 1, count })}
          aria-current={at === current ? 'true' : undefined}
          onClick={() => show(at)}
          className="group grid size-11 place-items-center rounded-full"
        >
          <span className="h-2 w-2 rounded-full bg-line-firm transition-[width,background-color] group-aria-current:w-6 group-aria-current:bg-accent" />
        </LiveButton>
      ))}
    </div>
  );
}

/** Moves on every five seconds, except while someone points at the slides, touches them or has the focus in them. */
function useAutoplay(track: Controls['track'], isPlaying: boolean, count: number, onMove: () => void): void {
  const onChange = useEffectEvent(onMove);
  useEffect(() => {
    const element = track.current;
    if (!element || !isPlaying) return;
    const rotation = startRotation({ count, interval: 5000, onChange: () => onChange() });
    const stops = ['pointerenter', 'pointerdown', 'focusin', 'touchstart'];
    const starts = ['pointerleave', 'focusout', 'touchend'];
    for (const name of stops) element.addEventListener(name, rotation.pause, { passive: true });
    for (const name of starts) element.addEventListener(name, rotation.resume, { passive: true });
    return () => {
      rotation.stop();
      for (const name of stops) element.removeEventListener(name, rotation.pause);
      for (const name of starts) element.removeEventListener(name, rotation.resume);
    };
  }, [track, isPlaying, count]);
}
