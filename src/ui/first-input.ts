/** Also those of readers that only click, and of a browser that fills in a form. */
const SIGNS = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'focusin', 'input', 'click', 'wheel', 'scroll'];

let first: Promise<void> | undefined;

/** Resolves once somebody has touched, pointed, typed or scrolled on this page, be it before its scripts came. */
export function firstInput(): Promise<void> {
  first ??= hasBegun() ? Promise.resolve() : nextSign();
  return first;
}

/** What was pressed or typed early is noted by `early-input.ts`; a page that is come back to may stand further down. */
function hasBegun(): boolean {
  const { earlyPress, earlyText, scrollY } = window as { earlyPress?: Event; earlyText?: unknown; scrollY: number };
  const { activeElement, body } = document;
  return Boolean(earlyPress || earlyText || scrollY > 0 || (activeElement && activeElement !== body));
}

function nextSign(): Promise<void> {
  return new Promise((done) => {
    const stopper = new AbortController();
    const begin = () => {
      stopper.abort();
      done();
    };
    const options = { capture: true, passive: true, signal: stopper.signal };
    for (const sign of SIGNS) addEventListener(sign, begin, options);
  });
}
