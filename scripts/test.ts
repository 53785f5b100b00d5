import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { findChromium } from './find-chromium.ts';

const root = resolve(import.meta.dirname, '..');
const bin = (name: string) => join(root, 'node_modules/.bin', name);

interface Outcome {
  passed: number;
  failed: number;
}

/** Told again at the very end: of a long log, often only the end is kept. */
const failures: string[] = [];

/** `npm test`: every check of the project, on a fresh machine too. It goes on after a failure and tells all at the end. */
async function runAll(): Promise<Outcome> {
  const chromium = findChromium();
  // Where tests note what they ask the database.
  const rows = mkdtempSync(join(tmpdir(), 'parley-rows-'));
  const routes = await check('types of routes', bin('react-router'), ['typegen']);
  // The build works on one core only, so the others check meanwhile, and the tests wait for no more than the build.
  const build = check('build', process.execPath, ['scripts/build.ts']);
  const checks = [
    build,
    check('types', bin('tsc'), []),
    check('lint and format', bin('biome'), ['check', '.']),
    check('dead code', bin('knip'), []),
    check('locales', process.execPath, ['scripts/check-locales.ts']),
    build.then(() => check('weight of pages', process.execPath, ['scripts/check-weight.ts'])),
  ];
  await build;
  const unit = await tests('unit and API tests', ['run'], { PARLEY_ROWS: rows });
  // Filling the site of the browser tests keeps one core waiting.
  const [rowTypes, browser] = await Promise.all([
    check('types of rows', process.execPath, ['scripts/check-rows.ts', rows, '--complete']),
    tests('browser tests', ['run', '--config', 'vitest.e2e.config.ts'], { CHROMIUM_PATH: chromium }),
  ]);
  const outcomes = [routes, ...(await Promise.all(checks)), unit, rowTypes, browser];
  return outcomes.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }));
}

async function check(name: string, command: string, args: string[]): Promise<Outcome> {
  const startedAt = Date.now();
  const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
  const [[status], stdout, stderr] = await Promise.all([once(child, 'close'), text(child.stdout), text(child.stderr)]);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (status !== 0) {
    console.log(`${stdout}${stderr}`);
    failures.push(name);
  }
  return status === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function tests(name: string, args: string[], env: Record<string, string>): Promise<Outcome> {
  const folder = mkdtempSync(join(tmpdir(), 'parley-report-'));
  const report = join(folder, 'report.json');
  const startedAt = Date.now();
  const child = spawn(bin('vitest'), [...args, '--reporter=dot', '--reporter=json', `--outputFile.json=${report}`], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'test', ...env },
  });
  const [status] = await once(child, 'close');
  const outcome = readReport(report);
  rmSync(folder, { recursive: true, force: true });
  // A file that could not even be loaded has no failed test in the report, but the run has failed.
  if (status !== 0 && outcome.failed === 0) {
    outcome.failed = 1;
    failures.push(`${name}: a file could not be loaded, or something failed outside the tests`);
  }
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(`${status === 0 ? '✓' : '✗'} ${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
  return outcome;
}

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

function readReport(file: string): Outcome {
  try {
    const { numPassedTests, numFailedTests, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report;
    for (const { name, assertionResults } of testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === 'failed')
          failures.push(`${relative(root, name)}: ${fullName}\n    ${failureMessages[0]?.split('\n')[0] ?? ''}`);
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const { passed, failed } = await runAll();
for (const failure of failures) console.log(`✗ ${failure}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
