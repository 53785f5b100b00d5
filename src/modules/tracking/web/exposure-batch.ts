import type { SeenJob } from './exposure-watch.ts';

export interface SeenGroup {
  queryId: string;
  recoFrom: string;
  scene: string;
  jobIds: number[];
}

const BATCH_MS = 3000;

/** Gathers seen jobs and hands them on every three seconds, grouped by the query they came from. */
export function createExposureBatch(send: (groups: SeenGroup[]) => void) {
  let gathered: SeenJob[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    if (gathered.length === 0) return;
    const jobs = gathered;
    gathered = [];
    send(groupByQuery(jobs));
  };

  return {
    add(job: SeenJob) {
      gathered.push(job);
      timer ??= setTimeout(flush, BATCH_MS);
    },
    flush,
  };
}

function groupByQuery(jobs: SeenJob[]): SeenGroup[] {
  const groups = new Map<string, SeenGroup>();
  for (const { jobId, queryId, recoFrom, scene } of jobs) {
    const key = `${queryId} ${recoFrom} ${scene}`;
    const group = groups.get(key) ?? { queryId, recoFrom, scene, jobIds: [] };
    group.jobIds.push(jobId);
    groups.set(key, group);
  }
  return [...groups.values()];
}
