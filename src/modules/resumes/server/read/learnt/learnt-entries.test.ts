import { describe, expect, it } from 'vitest';
import type { Line } from '../document.ts';
import { readWork } from '../read-entries.ts';
import { atomsOf } from './entry-atoms.ts';
import { AtomFinder } from './find-atoms.ts';
import { loadLearnt } from './models.ts';
import { packWeights, unpackWeights } from './packed-weights.ts';

function lineOf(text: string, at: number): Line {
  const isBullet = text.startsWith('• ');
  const isBold = text.startsWith('**');
  const cells = text
    .replace(/^(?:\*\*|• )/, '')
    .split('\t')
    .map((words, column) => ({
      text: words,
      visual: words,
      box: { x: 40 + column * 300, y: 40 + at * 16, width: words.length * 5, height: 10 },
      isBold,
    }));
  return {
    cells,
    page: 1,
    size: 10,
    isBold,
    isBullet,
    isHeading: false,
    block: 0,
    indent: 40,
    startsParagraph: true,
    followsFullLine: false,
  };
}

const linesOf = (text: string) => text.split('\n').map(lineOf);

describe('the names within a line', () => {
  it('RES-02 are cut at whatever may stand between two of them, and not before what ends an employer', () => {
    const texts = atomsOf(linesOf('Baker, Corner Foods, Ltd (Leeds) | 2015 – 2018')).map(({ text }) => text);
    expect(texts).toEqual(['Baker', 'Corner Foods, Ltd', 'Leeds', '2015 – 2018']);
  });

  it('RES-02 are found again by what they say', () => {
    const [cover] = new AtomFinder(atomsOf(linesOf('2015 – 2018\nManager – Accounts, Leeds'))).find('manager accounts');
    expect(cover).toMatchObject({ lineAt: 1, isExact: true });
    expect(cover?.atoms.map(({ text }) => text)).toEqual(['Manager', 'Accounts']);
  });
});

describe('weights in a file', () => {
  it('RES-02 come back with their sign and nearly their size', () => {
    const model = { labels: ['a', 'b', 'c'], weights: { bold: [0, -6, 600] }, follows: {} };
    const [none, small, large] = unpackWeights(packWeights(model)).weights.bold ?? [];
    expect([none, small]).toEqual([0, -6]);
    expect(Math.abs((large ?? 0) - 600)).toBeLessThan(30);
  });
});

const JOBS = `**Corner Bakery Ltd, Leeds\t2018 – 2023
Head Baker
• Ran the ovens and trained four apprentices every year.
**Old Mill Foods Ltd, York\t2014 – 2018
Baker
• Made bread for three shops.`;

describe('a section of jobs', () => {
  it('RES-02 is read by weights, with what describes a job kept apart from what names it', () => {
    const jobs = readWork(linesOf(JOBS), loadLearnt().work);
    expect(jobs.map(({ names }) => [names.title?.text, names.company?.text])).toEqual([
      ['Head Baker', 'Corner Bakery Ltd'],
      ['Baker', 'Old Mill Foods Ltd'],
    ]);
    expect(jobs.map(({ entry }) => [entry.period?.start, entry.period?.end, entry.description.length])).toEqual([
      ['2018', '2023', 1],
      ['2014', '2018', 1],
    ]);
  });

  it('RES-02 takes time in proportion to its length', () => {
    const many = linesOf(Array.from({ length: 200 }, () => JOBS).join('\n'));
    const begun = process.cpuUsage();
    expect(readWork(many, loadLearnt().work).length).toBeGreaterThan(300);
    const { user, system } = process.cpuUsage(begun);
    expect((user + system) / 1e6).toBeLessThan(8);
  });
});
