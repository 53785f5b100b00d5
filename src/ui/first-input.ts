/** Also of readers that only click, and of whoever moves on by keys alone. */
const SIGNS = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'click', 'scroll'];

export let beginInput = () => {};

/** Resolves once somebody has touched, pointed, typed or scrolled on this page, be it before its scripts came. */
export const firstInput = new Promise<void>((done) => {
  beginInput = done;
  if (import.meta.env.SSR) return;
  // What was pressed early is noted by `early-input.ts`; a page that is come back to may stand further down.
  if ('earlyPress' in window || scrollY > 0 || document.activeElement !== document.body) return done();
  for (const sign of SIGNS) addEventListener(sign, () => done(), { capture: true, passive: true, once: true });
});
