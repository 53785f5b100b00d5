import { describe, expect, it } from 'vitest';
import { createTranslate } from './translate.ts';

describe('translate', () => {
  it('I18N-03 picks each of the six Arabic plural forms by the count', () => {
    const jobs = {
      jobs_zero: 'لا وظائف',
      jobs_one: 'وظيفة واحدة',
      jobs_two: 'وظيفتان',
      jobs_few: '{{count}} وظائف',
      jobs_many: '{{count}} وظيفة',
      jobs_other: '{{count}} من الوظائف',
    };
    const t = createTranslate('ar', jobs);
    const number = new Intl.NumberFormat('ar');
    expect([0, 1, 2, 3, 11, 100].map((count) => t('jobs', { count }))).toEqual([
      'لا وظائف',
      'وظيفة واحدة',
      'وظيفتان',
      `${number.format(3)} وظائف`,
      `${number.format(11)} وظيفة`,
      `${number.format(100)} من الوظائف`,
    ]);
  });

  it('I18N-03 knows that Japanese has one form for every number, and English two', () => {
    const japanese = createTranslate('ja', { jobs_other: '{{count}}件の求人' });
    expect([0, 1, 2, 1234].map((count) => japanese('jobs', { count }))).toEqual([
      '0件の求人',
      '1件の求人',
      '2件の求人',
      '1,234件の求人',
    ]);
    const english = createTranslate('en', { jobs_one: 'one job', jobs_other: '{{count}} jobs' });
    expect([1, 2].map((count) => english('jobs', { count }))).toEqual(['one job', '2 jobs']);
  });

  it('I18N-03 writes numbers the way the language does', () => {
    const text = { total: '{{n}}' };
    expect(createTranslate('en', text)('total', { n: 1234567 })).toBe('1,234,567');
    expect(createTranslate('es', text)('total', { n: 1234567 })).toBe('1.234.567');
  });

  it('uses the general form when a language file lacks the exact one', () => {
    expect(createTranslate('ar', { jobs_other: 'وظائف' })('jobs', { count: 3 })).toBe('وظائف');
    expect(createTranslate('en', { jobs: 'jobs' })('jobs', { count: 3 })).toBe('jobs');
  });

  it('fills in every placeholder as it was given, and nothing where no value was', () => {
    const t = createTranslate('en', { hello: 'Hello {{ name }}, {{name}}{{missing}}!' });
    expect(t('hello', { name: 'Ana' })).toBe('Hello Ana, Ana!');
    expect(t('hello', { name: '$& {{missing}}' })).toBe('Hello $& {{missing}}, $& {{missing}}!');
  });

  it('I18N-02 takes a missing text from the next dictionary', () => {
    const t = createTranslate('ja', { header: { jobs: '求人' } }, { header: { jobs: 'Jobs', chat: 'Chat' } });
    expect(t('header.jobs')).toBe('求人');
    expect(t('header.chat')).toBe('Chat');
  });

  it('I18N-02 never shows a raw key: an unknown one, a whole group or a built-in name is blank', () => {
    const t = createTranslate('en', { header: { jobs: 'Jobs' } });
    const keys = ['header.nothing', 'nothing', 'header', 'header.jobs.deeper', 'constructor', '__proto__.toString', ''];
    expect(keys.map((key) => t(key, { count: 2 }))).toEqual(keys.map(() => ''));
  });
});
