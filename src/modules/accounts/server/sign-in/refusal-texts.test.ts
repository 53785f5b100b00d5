import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { errorTable } from '#src/kernel/error-table.ts';
import { languages } from '#src/modules/options/languages.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

const SEND = '/authentication/otp/send';
const countries = Object.keys(errorTable).flatMap((name) => /^mobileFormat(..)$/.exec(name)?.[1] ?? []);
const digits = /[\d٠-٩]/;

describe('what a form is told in each language', () => {
  let app: TestApp;
  let person: TestVisitor;
  beforeAll(async () => {
    app = await startTestApp();
    person = await signIn(app, 'texts@example.com');
  });
  afterAll(() => app.close());

  /** The same refused call in all ten languages: its texts, by field or as a whole. */
  async function told(visitor: TestVisitor, method: string, path: string, body: object): Promise<string[]> {
    const texts: string[] = [];
    for (const { id } of languages) {
      const { envelope } = await visitor.call(method, path, body, { 'language-id': String(id) });
      const fields = Object.values((envelope.data as { fields?: Record<string, string> } | null)?.fields ?? {});
      texts.push(fields[0] ?? envelope.message);
    }
    return texts;
  }

  it.each([
    [
      'an e-mail address',
      'POST',
      SEND,
      { channel: 'email', email: 'someone@' },
      /^Please enter a valid email address\.$/,
    ],
    [
      'a short number',
      'POST',
      SEND,
      { channel: 'phone', phone_num: '9', country_code: 'SG' },
      /^Phone Number is too short/,
    ],
    ['a name with +', 'PATCH', '/jobseeker/me', { first_name: 'A+B' }, /^The name can't contain \+\.$/],
    ['a long name', 'PATCH', '/jobseeker/me', { last_name: 'x'.repeat(51) }, /at most 50 characters/],
    ['an age below 16', 'PATCH', '/jobseeker/me', { date_of_birth: '2020-01-01' }, /16/],
  ])('AUTH-12 ERR-01 %s', async (_what, method, path, body, english) => {
    const texts = await told(method === 'PATCH' ? person : app.visitor(), method, path, body);
    expect(texts[0]).toMatch(english);
    expect(new Set(texts).size).toBe(languages.length);
  });

  it('AUTH-12 a number of the wrong shape, for each of 68 countries, with its name, dial code and digits', async () => {
    expect(countries).toHaveLength(68);
    const wrong = (country_code: string) => ({ channel: 'phone', phone_num: '000000000000', country_code });
    for (const { id } of languages) {
      // So many calls at once have a limit, which is not the matter here.
      app.clock.advance({ minutes: 2 });
      const answers = await Promise.all(
        countries.map((country) => app.visitor().call('POST', SEND, wrong(country), { 'language-id': String(id) })),
      );
      const codes = answers.map(({ envelope }) => envelope.code);
      expect(codes).toEqual(countries.map((_, index) => 41348 + index));
      const texts = answers.map(({ envelope }) => envelope.message);
      // Every country is named, so no two read alike; nothing is left to be filled in.
      expect(new Set(texts).size).toBe(68);
      expect(texts.filter((text) => !digits.test(text) || /\{\{|undefined/.test(text))).toEqual([]);
    }
  });
});
