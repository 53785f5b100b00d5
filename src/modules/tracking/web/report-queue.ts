import type { ClickEvent, ExposeEvent } from '../tracking.contract.ts';

interface EventEntry {
  event_name: string;
  source: string;
  user_id: number | null;
  country_id: number | null;
  extra: Record<string, string | number | boolean | null>;
  device_id: string;
  device_type: string;
  device_name: string;
  event_time: string;
}

/** Something to tell the server: the endpoint and what it takes. */
export type Report =
  | { key: 'POST /logs/report/click'; input: ClickEvent }
  | { key: 'POST /logs/report/expose'; input: { data: ExposeEvent[]; from: 1 } }
  | { key: 'POST /logs/report/events'; input: { events: EventEntry[] } };

interface ReportStore {
  read(): Report[];
  write(reports: Report[]): void;
}

export interface ReportQueueParts {
  send(report: Report): Promise<unknown>;
  /** What failed, kept between pages. */
  store: ReportStore;
  /** A refusal that would only be repeated. */
  isFinal?(error: unknown): boolean;
}

const MOST_AT_ONCE = 6;
const MOST_KEPT = 200;
const RETRY_MS = 30_000;

/** At most six reports are under way, the rest wait in line. What fails is kept and tried again, also on a later page. */
export function createReportQueue({ send, store, isFinal = () => false }: ReportQueueParts) {
  const waiting: Report[] = [];
  let active = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const next = () => {
    while (active < MOST_AT_ONCE) {
      const report = waiting.shift();
      if (!report) return;
      active += 1;
      send(report)
        .catch((error) => {
          if (!isFinal(error)) keep(report);
        })
        .finally(() => {
          active -= 1;
          next();
        });
    }
  };
  const keep = (report: Report) => {
    store.write([...store.read(), report].slice(-MOST_KEPT));
    timer ??= setTimeout(retry, RETRY_MS);
  };
  /** Takes up everything that failed before. */
  const retry = () => {
    clearTimeout(timer);
    timer = undefined;
    const kept = store.read();
    if (kept.length === 0) return;
    store.write([]);
    waiting.push(...kept);
    next();
  };

  return {
    add(report: Report) {
      waiting.push(report);
      next();
    },
    retry,
  };
}
