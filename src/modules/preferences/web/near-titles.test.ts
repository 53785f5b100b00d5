import { describe, expect, it } from 'vitest';
import { nearTitles, titleWithin } from './near-titles.ts';

const listed = (...values: string[]) => values.map((value, id) => ({ id, value }));

describe('the title of a resume on our list', () => {
  it.each([
    ['Senior Software Engineer, Payments', ['Product Manager', 'Software Engineer', 'Engineer'], 'Software Engineer'],
    ['高级软件工程师', ['产品经理', '软件工程师'], '软件工程师'],
    ['シニアソフトウェアエンジニア', ['ソフトウェアエンジニア'], 'ソフトウェアエンジニア'],
    ['مهندس برمجيات أول', ['محاسب', 'مهندس برمجيات'], 'مهندس برمجيات'],
    ['Senior Staff Nurse', ['Registered Nurse', 'IT Support Specialist'], undefined],
  ])('PREF-01 PROF-01 %s is recognised by the words it holds', (written, titles, found) => {
    expect(titleWithin(written, listed(...titles))?.value).toBe(found);
  });

  it('PREF-01 PROF-01 offers those that share a word, three at most, and no others', () => {
    const shown = (written: string, ...titles: string[]) =>
      nearTitles(written, listed(...titles)).map(({ value }) => value);
    expect(
      shown(
        'Senior Staff Nurse',
        'Registered Nurse',
        'IT Support Specialist',
        'ICU Nurse',
        'Nurse Manager',
        'ER Nurse',
      ),
    ).toEqual(['Registered Nurse', 'ICU Nurse', 'Nurse Manager']);
    expect(shown('Over-the-Road Driver', 'Highway Engineer', 'Truck Driver')).toEqual(['Truck Driver']);
    expect(shown('資深護理師', '註冊護理師', '工程師')).toEqual(['註冊護理師']);
  });
});
