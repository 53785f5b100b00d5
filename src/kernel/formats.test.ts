import { describe, expect, it } from 'vitest';
import { languages } from '#src/modules/options/languages.ts';
import { dateFormat, dayRange } from './formats.ts';

describe('days from one to another', () => {
  it.each(languages.map(({ code }) => code))('I18N-02 are written in %s as a browser writes them', (language) => {
    const format = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
    const text = dayRange(format, '2026-10-20', '2026-11-18');
    expect(text).not.toMatch(/[\u2009\u202f]/);
    expect(text).toContain('18');
  });
});
