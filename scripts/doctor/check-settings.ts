import { statfs } from 'node:fs/promises';
import { readKeyring } from '../../src/platform/secrets/read-keys.ts';
import { describeLacks } from '../announce.ts';
import { readSealingKey } from '../backup/sealing-key.ts';
import { describeBytes } from '../commands/describe.ts';
import type { Site } from '../commands/run-command.ts';
import { type Check, failed, type Ground, ok, warning } from './findings.ts';

/** A start refuses below this (`embedded-postgres.ts`). */
const LEAST_BYTES = 300 * 1024 * 1024;
const FEW_BYTES = 5 * 1024 ** 3;
const FEW_SHARE = 0.1;

export const settingsCheck: Check<Site> = {
  name: 'settings',
  run: async ({ env, dataRoot }) => {
    const lacks = describeLacks(env);
    if (lacks) return warning(lacks, 'set them before others come');
    const database = env.DATABASE_URL ? 'DATABASE_URL' : 'the built-in database';
    return ok(`${database}, data in ${dataRoot}, ${env.PARLEY_DEMO ? 'with demo data' : 'without demo data'}`);
  },
};

export const diskCheck: Check<Site> = {
  name: 'disk',
  run: async ({ dataRoot }) => {
    const { bavail, blocks, bsize } = await statfs(dataRoot);
    const free = bavail * bsize;
    const says = `${describeBytes(free)} of ${describeBytes(blocks * bsize)} free at ${dataRoot}`;
    if (free < LEAST_BYTES) return failed(says, 'free some space now: the database stops when it is full');
    const isLittle = free < FEW_BYTES && bavail < FEW_SHARE * blocks;
    return isLittle ? warning(says, 'free some space, or move PARLEY_DATA_DIR to a larger disk') : ok(says);
  },
};

export const keyCheck: Check<Ground> = {
  name: 'secret key',
  run: async ({ site: { env, dataRoot }, db }) => {
    const ring = readKeyring(env, dataRoot);
    const sealed = await readSealingKey({ query: (text: string) => db.query({ text, values: [] }) } as never);
    if (!sealed) return ok('nothing is sealed yet');
    if (!ring)
      return failed(
        'the database is sealed and there is no key',
        `bring back ${dataRoot}/secret-key or PARLEY_SECRET_KEY`,
      );
    return ring.prefix.toString('hex') === sealed
      ? ok('it is the one that the database is sealed with')
      : failed(
          'it is not the one that the database is sealed with',
          'name the right one, or the earlier one in PARLEY_OLD_SECRET_KEYS',
        );
  },
};
