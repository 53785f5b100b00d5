import { describe, expect, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { loadTexts } from '#src/modules/options/server/options.public.ts';
import { KEPT_MONTHS } from './feedback-topics.ts';

const texts = loadTexts(new URL('../../../locales/', import.meta.url));
const pageIn = (language: string, page: string) => JSON.stringify(texts.page(language, page));

describe.each(languageCodes)('what is promised in %s', (language) => {
  it('SET-05 links every help page that names help and feedback to the form', () => {
    const links = ['terms', 'privacy', 'cookies', 'community', 'scam-guide'].map(
      (page) => pageIn(language, page).match(/\[[^\]]+\]\(\/feedback\)/g)?.length ?? 0,
    );
    // Who disagrees with a decision appeals by the link in our message about it instead.
    expect(links).toEqual([1, 2, 1, 0, 1]);
  });

  it('SET-05 says for how many months a message is kept, as the clean-up does', () => {
    expect(texts.translate(language)('feedback.kept')).toContain(String(KEPT_MONTHS));
    expect(pageIn(language, 'privacy')).toMatch(new RegExp(`\\b${KEPT_MONTHS}\\b`));
  });
});
