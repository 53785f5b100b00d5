import { expect, it } from 'vitest';
import { createEventLog, eventTime } from './event-log.ts';

it('TRK-04 the same event within one second is sent once', () => {
  let now = 0;
  const sent: string[] = [];
  const log = createEventLog(
    (name) => sent.push(name),
    () => new Date(now),
  );
  log('hp_search_click');
  now = 999;
  log('hp_search_click');
  expect(sent).toHaveLength(1);
  now = 1000;
  log('hp_search_click');
  expect(sent).toHaveLength(2);
});

it('TRK-04 other events and other extras pass', () => {
  const sent: string[] = [];
  const log = createEventLog(
    (name) => sent.push(name),
    () => new Date(0),
  );
  log('rl_active_job_detail', { job_id: 1 });
  log('rl_active_job_detail', { job_id: 2 });
  log('rl_active_more_jobs');
  expect(sent).toHaveLength(3);
});

it("TRK-04 the time of an event reads 'YYYY-MM-DD HH:mm:ss'", () => {
  expect(eventTime(new Date(Date.UTC(2025, 2, 4, 5, 6, 7)))).toBe('2025-03-04 05:06:07');
});
