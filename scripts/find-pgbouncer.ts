import { findProgram } from './find-program.ts';

/** PgBouncer for tests and measurements. */
export function findPgbouncer(): string {
  return findProgram({
    what: 'PgBouncer',
    setting: 'PGBOUNCER_PATH',
    places: ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'],
    packages: ['pgbouncer'],
  });
}
