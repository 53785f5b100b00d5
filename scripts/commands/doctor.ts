import { StartError } from '../../src/platform/start-error.ts';
import { examineDatabase, examineSite } from '../doctor/examine.ts';
import type { Finding } from '../doctor/findings.ts';
import { CommandProblem, readSite, runCommand, type Site, withStore } from './run-command.ts';

const USAGE = `
npm run doctor              looks at everything that whoever is on call would look at, and says what to do
npm run doctor -- --quick   leaves out what reads whole tables: search, points, files
npm run doctor -- --json    for programs

It changes nothing but a probe file in the store, which it removes. Ends with 1 when something has failed, warnings aside.
`;

await runCommand({
  usage: USAGE,
  options: { quick: { type: 'boolean' }, json: { type: 'boolean' } },
  run: async ({ values }) => {
    const findings = await examineAll(values.quick ?? false);
    const failures = findings.filter(({ state }) => state === 'failed').length;
    if (failures > 0) process.exitCode = 1;
    if (values.json) {
      console.log(JSON.stringify({ healthy: failures === 0, findings }, null, 2));
      return;
    }
    for (const { check, state, says, todo } of findings) {
      console.log(`  ${state.padEnd(8)} ${check.padEnd(11)} ${says}`);
      if (todo) console.log(`  ${' '.repeat(20)} → ${todo}`);
    }
    const warnings = findings.filter(({ state }) => state === 'warning').length;
    console.log(`\n  ${failures} failed, ${warnings} warnings, ${findings.length - failures - warnings} ok.`);
  },
});

async function examineAll(isQuick: boolean): Promise<Finding[]> {
  let site: Site;
  try {
    site = readSite();
  } catch (error) {
    return [unusable('settings', error)];
  }
  const findings = await examineSite(site);
  try {
    findings.push(...(await withStore(site, {}, ({ database: { db } }) => examineDatabase(site, db, isQuick))));
  } catch (error) {
    findings.push(unusable('database', error));
  }
  return findings;
}

/** What the caller can mend has its own words; anything else is a bug. */
function unusable(check: string, error: unknown): Finding {
  if (!(error instanceof StartError || error instanceof CommandProblem)) throw error;
  return { check, state: 'failed', says: error.message, todo: 'nothing else can be looked at before this is mended' };
}
