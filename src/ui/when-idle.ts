/** Once the browser has nothing better to do; Safari cannot tell, so there it is after a while. */
export function whenIdle(act: () => void, { timeout, elsewhere }: { timeout: number; elsewhere: number }): void {
  if ('requestIdleCallback' in window) requestIdleCallback(act, { timeout });
  else setTimeout(act, elsewhere);
}
