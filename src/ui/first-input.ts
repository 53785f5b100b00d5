export let beginInput = () => {};

/** What scripts in the page's head know (`controls/early-input.ts`). */
interface Signs {
  hasInteracted?: boolean;
  onInteraction?: (act: () => void) => void;
}

/** Resolves once somebody has touched, pointed, typed or scrolled on this page, be it before its scripts came. */
export const firstInput = new Promise<void>((done) => {
  beginInput = done;
  if (import.meta.env.SSR) return;
  const signs = window as Signs;
  if (signs.hasInteracted) done();
  else signs.onInteraction?.(done);
});
