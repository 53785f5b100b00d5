import { expect, it } from 'vitest';
import { feedsOfJob, isPublished } from './published-feeds.ts';

const job = {
  country_id: 203,
  work_arrangement_id: 1,
  is_web3: false,
  company_slug: 'faro-y-cía',
  company_country_id: 196,
};

it('TRU-12 publishes the feeds that a job is in, and no other feed names the hub', () => {
  const local = feedsOfJob(job);
  expect(local).toContain('/feeds/jobs.xml');
  expect(local).toContain('/es/job-search/feed.xml?country=es');
  expect(local).toContain('/en/job-search/feed.json?country=es');
  expect(local).toContain(`/en/company/${encodeURIComponent(job.company_slug)}/feed.xml?country=sg`);
  expect(local.join()).not.toMatch(/remote-job|web3-jobs|\/ja\//);
  const remote = feedsOfJob({ ...job, work_arrangement_id: 3, is_web3: true });
  expect(remote).toContain('/ja/remote-job/feed.xml?country=jp');
  expect(remote).toContain('/ja/web3-jobs/feed.json?country=jp');
  expect(remote.join()).not.toContain('job-search');
  for (const address of [...local, ...remote].filter((one) => one !== '/feeds/jobs.xml')) {
    expect(isPublished(address, 196), address).toBe(true);
  }
  for (const other of [
    '/en/engineer-jobs/feed.xml?country=sg',
    '/en/job-search/feed.xml?jobType=1&country=sg',
    '/ar/job-search/feed.xml?country=sg',
    '/en/job-search/feed.xml?country=nowhere',
    '/en/job-search/feed.xml',
    '/en/company/faro/feed.xml?country=jp',
  ]) {
    expect(isPublished(other, 196), other).toBe(false);
  }
});
