import { LENGTHS } from '../figure-rules.ts';

/** What the address of the page asks for; whatever it does not say is the usual. */
export interface FigureView {
  days?: (typeof LENGTHS)[number] | undefined;
  from?: string | undefined;
  to?: string | undefined;
  zone?: string | undefined;
  jobId?: number | undefined;
}

const DATE = /^\d{4}-\d\d-\d\d$/;

export function readFigureView(search: URLSearchParams): FigureView {
  const date = (name: string) => (DATE.test(search.get(name) ?? '') ? (search.get(name) ?? undefined) : undefined);
  const jobId = Number(search.get('job'));
  return {
    days: LENGTHS.find((days) => String(days) === search.get('days')),
    from: date('from'),
    to: date('to'),
    zone: search.get('tz') ?? undefined,
    jobId: Number.isSafeInteger(jobId) && jobId > 0 ? jobId : undefined,
  };
}
