import { describe, expect, it } from 'vitest';
import { shortName } from './person-name.ts';

describe('names of people who know each other little', () => {
  it('PROF-04 a first name and an initial, and never a whole surname, however short it is', () => {
    expect(shortName({ first: 'Anneli', last: 'Korhonen' })).toBe('Anneli K.');
    expect(shortName({ first: '小明', last: '王' })).toBe('小明');
    expect(shortName({ first: '小明', last: ' 𠮷 ' })).toBe('小明');
    expect(shortName({ first: '大輔', last: '歐陽' })).toBe('大輔 歐.');
    expect(shortName({ first: 'Thu', last: 'Ng' })).toBe('Thu N.');
    expect(shortName({ first: 'Suharto', last: '' })).toBe('Suharto');
    expect(shortName({ first: null, last: null })).toBe('');
  });
});
