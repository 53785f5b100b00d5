const MOST_LOOKS = 100;
const LOOK_MS = 200;

/** Waits for a part of the page that may come later: up to 100 looks, one every 200 ms. Returns how to give up. */
export function waitForAnchor<Anchor>(
  look: () => Anchor | null | undefined,
  onFound: (anchor: Anchor) => void,
): () => void {
  let looks = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tryOnce = () => {
    looks += 1;
    const anchor = look();
    if (anchor) onFound(anchor);
    else if (looks < MOST_LOOKS) timer = setTimeout(tryOnce, LOOK_MS);
  };
  tryOnce();
  return () => clearTimeout(timer);
}
