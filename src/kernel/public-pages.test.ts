import { describe, expect, it } from 'vitest';
import { isPublicPage } from './public-pages.ts';

describe('a public page', () => {
  it.each(
    [
      '',
      '/',
      '/job-search',
      '/engineer-jobs',
      '/remote-job',
      '/remote-job/nurse-jobs',
      '/web3-jobs',
      '/job/nurse-1',
    ].concat(['/companies', '/company/acme']),
  )('HOME-01 is /en%s', (path) => {
    expect(isPublicPage(`/en${path}`)).toBe(true);
  });

  it.each(['/terms', '/job', '/job/a/b', '/companies/a', '/get-started', '/employer/post-jobs', '/job/nurse-1.data'])(
    'HOME-01 is not /en%s',
    (path) => {
      expect(isPublicPage(`/en${path}`)).toBe(false);
    },
  );

  it('AUTH-01 is not the list of saved jobs: a guest has their own', () => {
    expect(isPublicPage('/en/my-jobs')).toBe(false);
    expect(isPublicPage('/en/army-jobs')).toBe(true);
  });
});
