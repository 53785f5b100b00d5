import { describe, expect, it } from 'vitest';
import { hourOf, timeOfHour } from './buckets.ts';
import { allOf, anyOf, type Expression, toTsquery, word } from './expression.ts';
import { type PlanInput, planBranches } from './plan.ts';
import { AGE_STEPS, noStatistics, type Statistics, shareOf } from './statistics.ts';
import { timedWords } from './timed-words.ts';

const NOW = new Date('2026-11-15T06:30:00Z');
const HOURS = 60 * 24;
const JOBS = 1_000_000;

/** A million jobs, evenly posted over sixty days. */
const statistics: Statistics = {
  jobCount: JOBS,
  words: new Map([
    ['common', 0.1],
    ['other', 0.05],
    ['uncommon', 0.005],
    ['rare', 0.0001],
    ['^title', 0.02],
    ['@title', 0.0001],
  ]),
  unknown: 0.00001,
  ages: new Map([[0, [...AGE_STEPS.map((step) => Math.round(JOBS * Math.min(1, step / HOURS))), JOBS]]]),
  sample: null,
  gatheredAt: NOW,
};

function plan(changes: Partial<PlanInput> = {}, known = statistics) {
  const input = {
    levels: [word('common')],
    wanted: 21,
    nowHour: hourOf(NOW),
    notBefore: null,
    tuning: { few: 600, reserve: 2 },
    ...changes,
  };
  return planBranches(input, known);
}

describe('plan', () => {
  it('looks for a common word in the newest hours first, then wider, then in all the rest', () => {
    const branches = plan();
    expect(branches).toHaveLength(3);
    expect(hourOf(NOW) - hourOf(branches[0]?.from as Date)).toBeLessThan(6);
    expect(branches[0]?.until).toBeNull();
    expect(branches[1]?.until).toEqual(branches[0]?.from);
    expect(branches[2]?.until).toEqual(branches[1]?.from);
    expect(branches[2]?.from).toBeNull();
  });

  it('looks further back for a deep page', () => {
    const [first] = plan({ wanted: 1000 });
    expect(hourOf(NOW) - hourOf(first?.from as Date)).toBeGreaterThan(20);
  });

  it('reads a rare word at once, and everything when nothing is known', () => {
    expect(plan({ levels: [word('rare')] })).toHaveLength(1);
    expect(plan({}, noStatistics)).toEqual([{ query: word('common'), from: null, until: null, level: 0 }]);
  });

  it('reads all at once where a window would cost as much: deep in a rare word, or where little is expected', () => {
    expect(plan({ levels: [word('uncommon')] }).length).toBeGreaterThan(1);
    expect(plan({ levels: [word('uncommon')], wanted: 1000 })).toHaveLength(1);
    const sample = { size: 10_000, paysOf: () => [], count: () => 1, tagsOf: () => ({ tags: new Map(), ages: [] }) };
    expect(plan({}, { ...statistics, sample })).toHaveLength(1);
  });

  it('asks for the time apart when its jobs are more than those of the words', () => {
    const [near] = plan();
    expect(near?.window).toBeUndefined();
    const [far] = plan({ levels: [word('other')], wanted: 5000 });
    expect(far?.query).toEqual(word('other'));
    expect(far?.window).toBeDefined();
  });

  it('asks for a title together with its hours, for the rest of a level together with the window', () => {
    const [near, ...older] = plan({ levels: [anyOf([word('^title'), word('@title')])] });
    const asked = toTsquery(near?.query as Expression);
    expect(asked).toMatch(/'#:t\d+\^title'/);
    expect(asked).toMatch(/'@title'&\(?'#:[hd]/);
    expect(asked).not.toMatch(/'\^title'/);
    // Whoever was not found so is still found later.
    expect(older.at(-1)).toMatchObject({ query: anyOf([word('^title'), word('@title')]), from: null });
    const hours = hourOf(near?.from as Date);
    expect(hours % 4).toBe(0);
    const posted = (hour: number) => timedWords(['^title'], timeOfHour(hour))[0] as string;
    expect([asked.includes(posted(hours)), asked.includes(posted(hours - 1))]).toEqual([true, false]);
    expect(asked.includes(posted(hourOf(NOW) + 7))).toBe(true);
  });

  it('looks a title up in few stretches of hours only', () => {
    const [far] = plan({ levels: [word('^title')], wanted: 8000 });
    expect(toTsquery(far?.query as Expression)).not.toMatch(/#:t/);
  });

  it('looks in a further level only for what the closer ones may leave', () => {
    const levels = [word('uncommon'), word('common')];
    const [alone] = plan({ levels: [word('common')], wanted: 3000 });
    const [, after] = plan({ levels, wanted: 3000 });
    expect(after?.from?.getTime()).toBeGreaterThan(alone?.from?.getTime() as number);
  });

  it('needs no second window where both would begin with the same day', () => {
    const ages = new Map([...statistics.ages, [196, statistics.ages.get(0) ?? []] as const]);
    const lateInTheDay = hourOf(new Date('2026-11-15T22:30:00Z'));
    const branches = plan({ countryId: 196, nowHour: lateInTheDay }, { ...statistics, ages });
    expect(branches).toHaveLength(2);
    expect(branches[1]).toEqual({ query: word('common'), from: null, until: branches[0]?.from, level: 0 });
  });

  it('never looks before the asked time, and needs no older branch within it', () => {
    const notBefore = new Date(NOW.getTime() - 3_600_000);
    expect(plan({ notBefore })).toEqual([{ query: expect.anything(), from: notBefore, until: null, level: 0 }]);
  });

  it('expects words to go together more often than chance', () => {
    const both = shareOf(allOf([word('common'), word('other')]), statistics);
    expect(both).toBeGreaterThan(0.1 * 0.05);
    expect(both).toBeLessThan(0.05);
  });
});
