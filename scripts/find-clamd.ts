import { findProgram } from './find-program.ts';

/** The ClamAV daemon for tests. */
export function findClamd(): string {
  return findProgram({
    what: 'ClamAV',
    setting: 'CLAMD_PATH',
    places: ['/usr/sbin/clamd', '/usr/local/sbin/clamd'],
    packages: ['clamav-daemon'],
  });
}
