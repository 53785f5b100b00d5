import { type ClickedJob, logEvent, reportClick, reportExposures, retryReports } from './delivery.ts';
import { createExposureBatch } from './exposure-batch.ts';
import { createExposureWatch } from './exposure-watch.ts';
import type { TrackedPlace } from './scenes.ts';

const CARD = '[data-job-id]';
const ENOUGH_IN_SIGHT = 0.8;

/** Watches every job card below `root`, also those that come later, until the signal says that the page is left. */
export function watchJobs(root: Element, place: TrackedPlace, pageNum: () => number, signal: AbortSignal): void {
  let isLeaving = false;
  const batch = createExposureBatch((groups) => reportExposures(groups, place, isLeaving));
  const watch = createExposureWatch<Element>(readCard, (job) => batch.add(job));
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio } of entries) {
        if (intersectionRatio >= ENOUGH_IN_SIGHT) watch.enterSight(target);
        else watch.leaveSight(target);
      }
    },
    { threshold: ENOUGH_IN_SIGHT },
  );
  const observe = () => {
    for (const card of root.querySelectorAll(CARD)) sight.observe(card);
  };
  const growth = new MutationObserver(observe);
  const options = { signal };
  const onPointer = (event: Event) => {
    const card = cardOf(event);
    if (!card) return;
    if (event.type === 'pointerover') watch.enterHover(card);
    else if (!card.contains((event as PointerEvent).relatedTarget as Node | null)) watch.leaveHover(card);
  };
  const onClick = (event: Event) => {
    const card = cardOf(event);
    if (!card || !(event.target as Element).closest('a')) return;
    reportClick(readCard(card), place, pageNum());
    if (place.page.startsWith('remote_')) logEvent('rl_active_job_detail', { job_id: readCard(card).jobId });
  };
  const flush = () => {
    isLeaving = true;
    batch.flush();
    isLeaving = false;
  };

  observe();
  growth.observe(root, { childList: true, subtree: true });
  for (const type of ['pointerover', 'pointerout']) root.addEventListener(type, onPointer, options);
  // Captured: a handler that stops the click (a dialog that asks first) does not hide it.
  for (const type of ['click', 'auxclick']) root.addEventListener(type, onClick, { ...options, capture: true });
  addEventListener('pagehide', flush, options);

  signal.addEventListener('abort', () => {
    flush();
    growth.disconnect();
    sight.disconnect();
    watch.close();
  });
  retryReports();
}

function cardOf(event: Event): Element | null {
  return event.target instanceof Element ? event.target.closest(CARD) : null;
}

function readCard(card: Element): ClickedJob {
  const { jobId, queryId = '', recoFrom = '', scene = '', index } = (card as HTMLElement).dataset;
  return { jobId: Number(jobId) || 0, queryId, recoFrom, scene, index: (Number(index) || 0) + 1 };
}
