import { useLayoutEffect } from 'react';

/** As base.css has it: from here on the bar of buttons stands elsewhere. */
const PHONE = '(width < 48rem)';
const GAP = 8;
let shown = 0;

/**
 * Keeps messages above a bar of buttons at the foot of a phone's page, however tall it is: a mark beside the buttons, or
 * larger letters, give it a second line. Until it is measured, base.css keeps room for one.
 */
export function useLiftOverBar(): void {
  useLayoutEffect(() => {
    const bar = document.querySelector<HTMLElement>('[data-action-bar]');
    if (!bar || !matchMedia(PHONE).matches) return;
    const { style } = document.documentElement;
    const follow = () => style.setProperty('--toast-lift', `${bar.offsetHeight + GAP}px`);
    const observer = new ResizeObserver(follow);
    observer.observe(bar);
    follow();
    shown += 1;
    return () => {
      observer.disconnect();
      shown -= 1;
      if (shown === 0) style.removeProperty('--toast-lift');
    };
  }, []);
}
