import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { exportFormats } from './export-formats.ts';

const now = new Date('2026-11-15T10:20:30Z');
const tables = {
  accounts: [{ id: 1, first_name: 'Ümit', last_name: 'Kaya', email: 'u@example.com', phone_num: '905321234567' }],
  saved_jobs: [{ id: 2, note: '=1+1', text: 'a "b", c\nd', data: { x: 1 } }],
  nothing: [],
  interviews: [{ id: 3, starts_at: '2026-12-01T09:00:00Z', ends_at: '2026-12-01T10:00:00Z', title: 'Talk, second' }],
};

describe('the files of an export', () => {
  it('TRU-09 tables as CSV in a ZIP that holds no formulas and no empty files', () => {
    const zip = exportFormats['parley-data.zip'].write(tables, now) as Buffer;
    const at = zip.indexOf('saved_jobs.csv');
    const size = zip.readUInt32LE(at - 12);
    const csv = inflateRawSync(
      zip.subarray(at + 'saved_jobs.csv'.length, at + 'saved_jobs.csv'.length + size),
    ).toString();
    expect(csv).toBe('\ufeffid,note,text,data\r\n2,\'=1+1,"a ""b"", c\nd","{""x"":1}"');
    expect(zip.includes('nothing.csv')).toBe(false);
  });

  it('TRU-09 the ZIP opens with a program that is not ours', () => {
    const folder = mkdtempSync(join(tmpdir(), 'parley-zip-'));
    const file = join(folder, 'data.zip');
    writeFileSync(file, exportFormats['parley-data.zip'].write(tables, now));
    const script = 'import sys,zipfile;z=zipfile.ZipFile(sys.argv[1]);print(z.testzip(),",".join(z.namelist()))';
    let told: string | undefined;
    try {
      told = execFileSync('python3', ['-c', script, file], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    } catch {
      // No such program here; the test above has read the file itself.
    }
    rmSync(folder, { recursive: true });
    if (told !== undefined) expect(told.trim()).toBe('None accounts.csv,saved_jobs.csv,interviews.csv');
  });

  it('TRU-09 a resume of the open format and a calendar of the interviews', () => {
    const resume = JSON.parse(String(exportFormats['resume.json'].write(tables, now)));
    expect(resume.basics).toMatchObject({ name: 'Ümit Kaya', email: 'u@example.com', phone: '+905321234567' });
    const calendar = String(exportFormats['parley.ics'].write(tables, now));
    expect(calendar).toContain('DTSTART:20261201T090000Z\r\nDTEND:20261201T100000Z\r\nSUMMARY:Talk\\, second');
    expect(exportFormats['parley.ics'].isWanted?.({ interviews: [] })).toBe(false);
  });
});
