const FIRST_MS = 1000;
const LONGEST_MS = 30_000;

/**
 * Loads the page again as soon as the server can really be reached. That the browser calls itself online is only a hint:
 * it says so of a network without a way out, and sometimes a moment too early.
 */
export function comeBack(): void {
  let pause = FIRST_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = async () => {
    clearTimeout(timer);
    if (navigator.onLine && (await isReachable())) return location.reload();
    timer = setTimeout(look, pause);
    pause = Math.min(pause * 2, LONGEST_MS);
  };
  addEventListener('online', () => {
    pause = FIRST_MS;
    look();
  });
  timer = setTimeout(look, pause);
}

async function isReachable(): Promise<boolean> {
  try {
    return (await fetch('/health', { cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}
