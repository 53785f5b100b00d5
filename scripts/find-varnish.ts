import { findProgram } from './find-program.ts';

/** Varnish for tests; it compiles its configuration, so it needs a C compiler beside it. */
export function findVarnish(): string {
  return findProgram({
    what: 'Varnish',
    setting: 'VARNISHD_PATH',
    places: ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'],
    packages: ['varnish'],
  });
}
