/** Also of readers that only click, and of whoever moves on by keys alone. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll'];

export let beginInput = () => {};

/** Resolves once somebody has touched, pointed, typed or scrolled on this page, be it before its scripts came. */
export const firstInput = new Promise<void>((done) => {
  beginInput = done;
  if (import.meta.env.SSR) return;
  // What came before is noted by scripts in the page's head; a page that is come back to may stand further down.
  if ('somebodyCame' in window || 'earlyPress' in window || scrollY > 0 || document.activeElement !== document.body)
    return done();
  const come = (event: Event) => {
    // A pointer that rests where the page came up.
    if (event instanceof PointerEvent && event.type === 'pointermove' && !event.movementX && !event.movementY) return;
    for (const sign of SIGNS) removeEventListener(sign, come, true);
    done();
  };
  for (const sign of SIGNS) addEventListener(sign, come, { capture: true, passive: true });
});
