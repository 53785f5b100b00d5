import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { childProgram } from '../src/platform/child-program.ts';
import { makeSet } from '../test/resumes/make-set.ts';
import { HALVES } from '../test/resumes/person.ts';
import { measureSet } from './resumes-measure.ts';
import { measurePreview } from './resumes-preview.ts';

/**
 * `npm run bench:resumes`: draws the labelled set, prints how much of each half is read right, then processor seconds and
 * memory of reading some of its PDFs, each in a process of its own, beside `pdftotext` where it is installed, and how long
 * a design takes once the renderer is warm.
 * With a folder as argument the files in it are measured, and a half and a part of file names may follow.
 */
/** As the site starts it: built where there is a build. */
const CHILD = fileURLToPath(childProgram(new URL('../src/modules/resumes/server/read/child.ts', import.meta.url)));
const USAGE = 'data:text/javascript,process.on("exit",()=>console.error(JSON.stringify(process.resourceUsage())))';
const BARS = { seconds: 1.5, megabytes: 300 };

const [given, half, filter] = process.argv.slice(2);
const folder = given ?? mkdtempSync(join(tmpdir(), 'resumes-'));
if (given === undefined) await makeSet(folder);
for (const one of HALVES) {
  if (half !== undefined && half !== one) continue;
  console.log(`half ${one}`);
  await measureSet(folder, one, filter);
}
if (half === undefined) {
  const files = readdirSync(folder).filter((name) =>
    /^(?:en-0|ar-0|ja-1|zh-CN-0)\.html-(?:sidebar-left|classic)\.pdf$|^en-[23]\.html-date-first\.pdf$/.test(name),
  );
  for (const name of files) console.log(name.padEnd(36), reading(join(folder, name)), pdftotext(join(folder, name)));
  console.log(`bars: ${BARS.seconds} s, ${BARS.megabytes} MB`);
  await measurePreview();
}
if (given === undefined) rmSync(folder, { recursive: true });

function reading(path: string): string {
  const { stderr } = spawnSync(process.execPath, ['--import', USAGE, CHILD, '{}'], {
    input: readFileSync(path),
    encoding: 'utf8',
  });
  const usage = JSON.parse(stderr.trim().split('\n').at(-1) ?? '{}') as {
    userCPUTime: number;
    systemCPUTime: number;
    maxRSS: number;
  };
  return `${((usage.userCPUTime + usage.systemCPUTime) / 1e6).toFixed(2)} s  ${(usage.maxRSS / 1024).toFixed(0)} MB`;
}

/** The shell's `times` tells what its children have used. */
function pdftotext(path: string): string {
  const { stdout, status } = spawnSync('sh', ['-c', 'pdftotext "$1" /dev/null && times', 'sh', path], {
    encoding: 'utf8',
  });
  return status === 0 ? `pdftotext ${stdout.trim().split('\n').at(-1)}` : 'pdftotext is not installed';
}
