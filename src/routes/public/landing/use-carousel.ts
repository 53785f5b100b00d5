import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import {
  type CarouselShape,
  type Columns,
  columnsAt,
  DEFAULT_WIDTH,
  isLooping,
  recentringOf,
  scrollLeftOf,
  slideAt,
  stepOf,
  waysFrom,
} from './carousel-position.ts';

/** The browser scrolls and snaps; this only says where to, and keeps the loop closed. */
export function useCarousel(count: number, columns: Columns) {
  const { direction } = useTranslation();
  const track = useRef<HTMLUListElement>(null);
  const [width, setWidth] = useState(DEFAULT_WIDTH);
  const [isMeasured, setIsMeasured] = useState(false);
  const [current, setCurrent] = useState(0);
  const shown = useRef(0);
  /** The slide a smooth scroll is on its way to, so that quick clicks add up. */
  const target = useRef<number>(null);
  const shape: CarouselShape = { count, columns: columnsAt(width, columns), width };
  const step = stepOf(shape);
  const hasCopies = isMeasured && isLooping(shape);

  const offset = useCallback(() => Math.abs(track.current?.scrollLeft ?? 0), []);
  const place = useCallback(
    (to: number, behavior: ScrollBehavior) => track.current?.scrollTo({ left: scrollLeftOf(to, direction), behavior }),
    [direction],
  );

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      if (element.clientWidth === 0) return;
      setWidth(element.clientWidth);
      setIsMeasured(true);
    });
    // Someone may have swiped before the scripts were there.
    const { clientWidth } = element;
    shown.current = slideAt(offset(), { count, columns: columnsAt(clientWidth, columns), width: clientWidth });
    observer.observe(element);
    return () => observer.disconnect();
  }, [count, columns, offset]);

  // The copies appear before the slides, and a new width moves them all: the slide in sight stays in sight.
  useLayoutEffect(() => {
    if (hasCopies) place((count + shown.current) * step, 'instant');
  }, [hasCopies, count, step, place]);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // Measured anew each time: after a change of width the browser scrolls before React has heard of it.
    const shapeNow = () => {
      const { clientWidth } = element;
      return { count, columns: columnsAt(clientWidth, columns), width: clientWidth };
    };
    const onScroll = () => {
      if (element.clientWidth === 0) return;
      shown.current = slideAt(offset(), shapeNow());
      setCurrent(shown.current);
    };
    const settle = () => {
      // The silent jump of a loop ends a scroll too; the one that was asked for is still under way.
      const isThere = target.current === null || Math.abs(offset() - target.current * stepOf(shapeNow())) < 1;
      if (hasCopies && !isThere) return;
      target.current = null;
      const move = hasCopies ? recentringOf(offset(), shapeNow()) : 0;
      if (move) place(offset() + move, 'instant');
    };
    const takeOver = () => {
      target.current = null;
    };
    const unwatch = watchScrollEnd(element, settle);
    const hands = ['pointerdown', 'wheel', 'keydown'];
    for (const name of hands) element.addEventListener(name, takeOver, { passive: true });
    element.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      unwatch();
      for (const name of hands) element.removeEventListener(name, takeOver);
      element.removeEventListener('scroll', onScroll);
    };
  }, [count, columns, hasCopies, offset, place]);

  const goTo = (slide: number) => {
    let to = slide;
    if (hasCopies) {
      const move = recentringOf((target.current ?? Math.round(offset() / step)) * step, shape);
      if (move) place(offset() + move, 'instant');
      to += Math.round(move / step);
    }
    target.current = to;
    const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    place(to * step, isCalm ? 'instant' : 'smooth');
  };

  return {
    track,
    current,
    hasCopies,
    ways: waysFrom(current * step, shape, hasCopies),
    move: (by: number) => goTo((target.current ?? Math.round(offset() / step)) + by),
    show: (slide: number) => goTo(Math.round(offset() / step) - shown.current + slide),
  };
}

/** Safari has learnt `scrollend` late; there a short silence means the same. */
function watchScrollEnd(element: HTMLElement, onEnd: () => void): () => void {
  if ('onscrollend' in window) {
    element.addEventListener('scrollend', onEnd);
    return () => element.removeEventListener('scrollend', onEnd);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onScroll = () => {
    clearTimeout(timer);
    timer = setTimeout(onEnd, 150);
  };
  const scroller: HTMLElement = element;
  scroller.addEventListener('scroll', onScroll, { passive: true });
  return () => {
    clearTimeout(timer);
    scroller.removeEventListener('scroll', onScroll);
  };
}
