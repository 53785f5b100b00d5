import type { Database } from '../../src/platform/database/database.ts';
import type { Site } from '../commands/run-command.ts';
import { clockCheck, indexCheck, migrationCheck, partsCheck, versionCheck } from './check-database.ts';
import { searchServerCheck } from './check-search-server.ts';
import { poolerCheck, replicaCheck, serversCheck } from './check-servers.ts';
import { aiCheck, cacheCheck, mailCheck, redisCheck, scannerCheck, smsCheck } from './check-services.ts';
import { diskCheck, keyCheck, settingsCheck } from './check-settings.ts';
import { filesCheck, storageCheck } from './check-storage.ts';
import { pointsCheck, queueCheck, searchCheck } from './check-work.ts';
import type { Check, Finding, Ground } from './findings.ts';

const OF_SITE: Check<Site>[] = [
  settingsCheck,
  diskCheck,
  storageCheck,
  mailCheck,
  smsCheck,
  redisCheck,
  cacheCheck,
  scannerCheck,
  aiCheck,
];
const OF_DATABASE: Check<Ground>[] = [
  versionCheck,
  migrationCheck,
  indexCheck,
  partsCheck,
  clockCheck,
  serversCheck,
  poolerCheck,
  replicaCheck,
  keyCheck,
  queueCheck,
  searchServerCheck,
];
/** They read whole tables. */
const LONG: Check<Ground>[] = [searchCheck, pointsCheck, filesCheck];

/** Looks at everything that does not need the database. */
export function examineSite(site: Site): Promise<Finding[]> {
  return examine(OF_SITE, site);
}

/** Looks at the database and at what it says about the work; it changes nothing. */
export async function examineDatabase(site: Site, db: Database, isQuick: boolean): Promise<Finding[]> {
  return examine(isQuick ? OF_DATABASE : [...OF_DATABASE, ...LONG], { site, db, now: () => new Date() });
}

/** One look that fails does not keep the others from being made. */
async function examine<Needs>(checks: Check<Needs>[], needs: Needs): Promise<Finding[]> {
  const findings: Finding[] = [];
  for (const { name, run } of checks) {
    try {
      for (const outcome of [await run(needs)].flat()) findings.push({ check: name, ...outcome });
    } catch (error) {
      findings.push({
        check: name,
        state: 'failed',
        says: (error as Error).message,
        todo: 'mend this, then look again',
      });
    }
  }
  return findings;
}
