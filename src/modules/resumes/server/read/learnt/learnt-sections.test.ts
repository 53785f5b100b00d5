import { describe, expect, it } from 'vitest';
import type { Line } from '../document.ts';
import { readContent } from '../read-content.ts';
import { labelChain } from './chain.ts';

const model = {
  labels: ['a', 'b'],
  weights: { left: [2, 0], right: [0, 1] },
  follows: {
    '': [
      [1, -3],
      [-3, 1],
    ],
  },
};

describe('labels of a row', () => {
  it('RES-02 are those whose weights sum up highest over the whole row', () => {
    expect(labelChain(model, [['left'], ['right'], ['left']])).toEqual(['a', 'a', 'a']);
    expect(labelChain(model, [['right'], ['right'], ['unseen', 'constructor']])).toEqual(['b', 'b', 'b']);
    expect(labelChain(model, [])).toEqual([]);
  });

  it('RES-02 keep to what is certain', () => {
    const certain = { mayHave: (label: string, at: number) => at !== 1 || label === 'b', mayFollow: () => true };
    expect(labelChain(model, [['left'], ['left'], ['right']], certain)).toEqual(['b', 'b', 'b']);
    const never = { mayHave: () => true, mayFollow: (before: string, label: string) => before === label };
    expect(labelChain(model, [['left'], ['right'], ['right']], never)).toEqual(['a', 'a', 'a']);
  });
});

/** Headings are bold and large; nobody listed their words. */
const TEXT = `**Rosa Lindqvist
rosa@lindqvist.example · +44 20 7946 0958
**Zumblefarn
Head Baker, Corner Bakery Ltd
2018 – 2023
• Ran the ovens and trained four apprentices every year.
Baker, Old Mill Foods Ltd
2014 – 2018
• Made bread for three shops.
**Quintavel
Leeds College of Food
Diploma in Baking
2012 – 2014
**Brondelix
Sourdough, Pastry, Stock control, Team leading
Food hygiene, Ordering, Budgeting`;

function linesOf(text: string): Line[] {
  return text.split('\n').map((raw, at) => {
    const isHeading = raw.startsWith('**');
    const words = raw.replace(/^(?:\*\*|• )/, '');
    const size = at === 0 ? 22 : isHeading ? 14 : 10;
    const box = { x: 40, y: 40 + at * 16, width: words.length * 5, height: size };
    return {
      cells: [{ text: words, visual: words, box, isBold: isHeading }],
      page: 1,
      size,
      isBold: isHeading,
      isBullet: raw.startsWith('•'),
      isHeading: false,
      block: 0,
      indent: 40,
      startsParagraph: true,
      followsFullLine: false,
    };
  });
}

describe('a resume whose headings say nothing', () => {
  it('RES-02 is cut into its parts by what stands in them', () => {
    const blocks = [{ page: 1, x: [40, 500] as [number, number], isAside: false }];
    const { content } = readContent({ pages: [], blocks, lines: linesOf(TEXT), links: [] }, {});
    expect(`${content.first_name} ${content.last_name}`).toBe('Rosa Lindqvist');
    expect(content.work_experiences.map(({ title, company }) => [title, company])).toEqual([
      ['Head Baker', 'Corner Bakery Ltd'],
      ['Baker', 'Old Mill Foods Ltd'],
    ]);
    expect(content.educations.map(({ school }) => school)).toEqual(['Leeds College of Food']);
    expect(content.skills.map(({ name }) => name)).toContain('Stock control');
  });
});
