import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { toldAndInvented } from '#test/ai/told-and-invented.ts';
import { createFactGuard } from './fact-guard.ts';

describe('what a model tells of someone', () => {
  it('AI-09 is tried in all ten languages', () => {
    expect(new Set(toldAndInvented.map(({ language }) => language))).toEqual(new Set(languageCodes));
  });

  it.each(toldAndInvented)(
    'AI-09 passes in other words, and not with an employer, school or title of its own: $language',
    (one) => {
      const isKnown = createFactGuard({ task: 'career-summary', language: one.language, facts: one.facts }, [
        'Excel',
        'SAP',
      ]);
      expect(one.honest.filter((sentence) => !isKnown(sentence))).toEqual([]);
      expect(one.invented.filter(isKnown)).toEqual([]);
    },
  );

  it.each(toldAndInvented)(
    'AI-09 someone else’s employer and school pass nowhere: $language',
    ({ language, facts }) => {
      const isKnown = createFactGuard({ task: 'career-summary', language, facts }, []);
      const others = toldAndInvented.filter((other) => other.language !== language);
      const foreign = others.flatMap(({ honest }) => honest.slice(0, 1));
      expect(foreign.filter(isKnown)).toEqual([]);
    },
  );

  it('AI-09 a translation may name in its own words what was told in another language', () => {
    const [english] = toldAndInvented;
    if (!english) throw new Error('nothing to try');
    const isKnown = createFactGuard({ task: 'career-summary', language: 'es', facts: english.facts }, []);
    expect(isKnown('Supervisora de tienda en Nusa Foods desde 2019.')).toBe(true);
    expect(isKnown('Diploma en Estudios Empresariales del Politécnico Ngee Ann.')).toBe(true);
    // A profession is one in every language.
    expect(isKnown('Trabajó como ingeniera.')).toBe(false);
  });
});
