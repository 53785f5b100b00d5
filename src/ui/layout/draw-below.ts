import { whenIdle } from '../when-idle.ts';

const BELOW = '.below, .cards-below > :nth-child(n + 4)';

/**
 * Draws what stands below the first screen (`components.css`) part by part in quiet moments, so that the page has its true
 * height, and its pictures are whole, before somebody scrolls fast. Later pages of the same document are drawn at once.
 */
export function drawBelow(): void {
  const parts = [...document.querySelectorAll<HTMLElement>(BELOW)];
  const drawNext = () => {
    const part = parts.shift();
    if (!part) {
      document.documentElement.dataset.drawn = '';
      return;
    }
    part.style.contentVisibility = 'visible';
    whenIdle(drawNext, { timeout: 2000, elsewhere: 200 });
  };
  whenIdle(drawNext, { timeout: 4000, elsewhere: 1000 });
}
