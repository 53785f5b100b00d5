import { api } from '#src/browser/api.ts';
import { readStored, writeStored } from '#src/browser/storage.ts';
import { deviceFacts } from '#src/modules/accounts/web/device-facts.ts';
import { noteOwn } from '#src/modules/accounts/web/own-things.ts';
import { mayTrack } from './consent.ts';
import { createEventLog, eventTime } from './event-log.ts';
import type { SeenGroup } from './exposure-batch.ts';
import { createReportQueue, type Report } from './report-queue.ts';
import { sceneOf, type TrackedPlace } from './scenes.ts';

const KEPT = 'parley.reports';

const queue = createReportQueue({
  send: (report) => api(report.key, report.input as never),
  store: {
    read: () => readStored<Report[]>(KEPT) ?? [],
    write: (reports) => writeStored(KEPT, reports),
  },
  // A report the server calls wrong will not become right; too many at once (429) and no answer (0) may pass later.
  isFinal: (error) => {
    const status = (error as { status?: number }).status ?? 0;
    return status >= 400 && status < 500 && status !== 429;
  },
});

/** Takes up what earlier pages could not send. */
export function retryReports(): void {
  if (mayTrack()) queue.retry();
}

export interface ClickedJob {
  jobId: number;
  queryId: string;
  recoFrom: string;
  scene: string;
  /** One-based place in the list. */
  index: number;
}

export function reportClick(job: ClickedJob, place: TrackedPlace, pageNum: number): void {
  if (!mayTrack() || !job.jobId || !job.queryId) return;
  noteOwn('looked');
  const { device, isMobile, ...ids } = deviceFields();
  const input = {
    job_id: job.jobId,
    query_id: job.queryId,
    reco_from: job.recoFrom,
    page: place.page,
    sub_page: place.subPage,
    device,
    ...ids,
    job_preference_id: place.preferenceId ?? null,
    index: job.index,
    page_num: pageNum,
    timestamp: epochSeconds(),
    scene: job.scene || sceneOf(place),
  };
  const report: Report = { key: 'POST /logs/report/click', input };
  // The tap leaves the page; only a beacon outlives it.
  if (!(isMobile && sendBeacon(report))) queue.add(report);
}

export function reportExposures(groups: SeenGroup[], place: TrackedPlace, isLeaving: boolean): void {
  if (!mayTrack()) return;
  const { device, isMobile: _, ...ids } = deviceFields();
  const data = groups.map(({ queryId, recoFrom, scene, jobIds }) => ({
    query_id: queryId,
    timestamp: epochSeconds(),
    job_ids: jobIds,
    reco_from: recoFrom,
    page: place.page,
    sub_page: place.subPage,
    device,
    ...ids,
    scene: scene || sceneOf(place),
  }));
  const report: Report = { key: 'POST /logs/report/expose', input: { data, from: 1 } };
  if (!(isLeaving && sendBeacon(report))) queue.add(report);
}

/** Notes an event of the page, e.g. `hp_search_click`. */
export const logEvent = createEventLog(
  (name, extra, time) => {
    if (!mayTrack()) return;
    const facts = deviceFacts();
    const event = {
      event_name: name,
      source: facts.device_type,
      user_id: accountId(),
      country_id: Number(document.documentElement.dataset.country) || null,
      extra,
      device_id: facts.device_uuid,
      device_type: facts.device_type,
      device_name: facts.device_name,
      event_time: eventTime(time),
    };
    queue.add({ key: 'POST /logs/report/events', input: { events: [event] } });
  },
  () => new Date(),
);

function deviceFields() {
  const { device_type: device, device_uuid } = deviceFacts();
  return {
    device,
    isMobile: device === 'mobile_web',
    jobseeker_id: accountId(),
    device_uuid,
    device_udid: device_uuid,
  };
}

/** The frame of the page writes on <html> who is signed in. The server believes the session alone. */
function accountId(): number | null {
  return Number(document.documentElement.dataset.account) || null;
}

function epochSeconds(): number {
  return Math.floor(Date.now() / 1000);
}

function sendBeacon({ key, input }: Report): boolean {
  return navigator.sendBeacon?.(`/api${key.slice('POST '.length)}`, JSON.stringify(input)) ?? false;
}
