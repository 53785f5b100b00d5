/** A job in a list, as its card says it. */
export interface SeenJob {
  jobId: number;
  queryId: string;
  recoFrom: string;
  scene: string;
}

const SEEN_MS = 2000;
const HOVER_MS = 500;

/**
 * Decides when a card was really seen: 2 s well in sight, or half a second under the pointer. The same job of the same
 * query counts once as long as the watch lives; without a job or a query nothing counts.
 */
export function createExposureWatch<Card extends object>(
  readJob: (card: Card) => SeenJob,
  onSeen: (job: SeenJob, card: Card) => void,
) {
  const counted = new Set<string>();
  const timers = { sight: new Map<Card, Timer>(), hover: new Map<Card, Timer>() };

  const count = (card: Card) => {
    stop('sight', card);
    stop('hover', card);
    const job = readJob(card);
    const pair = `${job.jobId}:${job.queryId}`;
    if (!job.jobId || !job.queryId || counted.has(pair)) return;
    counted.add(pair);
    onSeen(job, card);
  };
  const start = (kind: keyof typeof timers, card: Card, delay: number) => {
    if (!timers[kind].has(card))
      timers[kind].set(
        card,
        setTimeout(() => count(card), delay),
      );
  };
  const stop = (kind: keyof typeof timers, card: Card) => {
    clearTimeout(timers[kind].get(card));
    timers[kind].delete(card);
  };

  return {
    enterSight: (card: Card) => start('sight', card, SEEN_MS),
    leaveSight: (card: Card) => stop('sight', card),
    enterHover: (card: Card) => start('hover', card, HOVER_MS),
    leaveHover: (card: Card) => stop('hover', card),
    close() {
      for (const kind of [timers.sight, timers.hover]) {
        for (const timer of kind.values()) clearTimeout(timer);
        kind.clear();
      }
    },
  };
}

type Timer = ReturnType<typeof setTimeout>;
