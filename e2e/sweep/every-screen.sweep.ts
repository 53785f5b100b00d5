import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { languageCodes } from '#src/modules/options/languages.ts';
import { openSession } from '#test/factories/open-session.ts';
import { expectAccessible } from '../harness/accessible.ts';
import { desktop, expectNoOverflow, phone, setUpBrowser, type TestPage } from '../harness/browser.ts';
import { newOperator, turnTwoFactorOn } from '../harness/operator.ts';
import { signIn } from '../harness/sign-in.ts';
import { findEnglish } from './english-left.ts';
import { findPlaces } from './find-places.ts';
import { type Screen, screens, type Who } from './screens.ts';

/** `SWEEP_LANGUAGES=ja,ar SWEEP_PATHS=/employer npm run sweep` looks at those alone. */
const { SWEEP_LANGUAGES, SWEEP_PATHS = '' } = process.env;
const languages = SWEEP_LANGUAGES?.split(',') ?? languageCodes;
const everyone: Who[] = ['visitor', 'talent', 'boss', 'admin', 'operator'];
const swept = screens.filter(({ path }) => path.startsWith(SWEEP_PATHS));
const TWO_HOURS = 7_200_000;

let pool: pg.Pool;
let places: Record<string, string>;
const cookies = new Map<Who, [name: string, value: string][]>();

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('siteDatabaseUrl'), max: 2 });
  for (const who of ['talent', 'boss', 'admin'] as const) {
    const session = await openSession(pool, `${who}@parley.example`, '127.0.0.1');
    cookies.set(who, [...session.cookies]);
  }
  places = await findPlaces((cookies.get('talent') ?? []).map(([name, value]) => `${name}=${value}`).join('; '));
});
afterAll(() => pool?.end());

const openPage = setUpBrowser();

async function openAs(who: Who, colorScheme: 'light' | 'dark'): Promise<TestPage> {
  const page = await openPage('about:blank', { colorScheme });
  const known = [['parley_consent', 'no'], ['parley_country', 'sg'], ...(cookies.get(who) ?? [])] as const;
  await page.context().addCookies(known.map(([name, value]) => ({ name, value, url: inject('siteUrl') })));
  // Nobody is let into the console without a second factor.
  if (who === 'operator') {
    await signIn(page, await newOperator());
    await turnTwoFactorOn(page);
  }
  return page;
}

/** Everything that is wrong with a screen in this language, at both widths. */
async function findFaults(page: TestPage, screen: Screen, language: string): Promise<string[]> {
  const path = screen.path.replace(/\{(\w+)\}/g, (_, name) => places[name] ?? name);
  const faults: string[] = [];
  const attempt = async (what: string, act: () => Promise<unknown>) => {
    await act().catch((error: Error & { actual?: unknown }) =>
      faults.push(`${screen.who} ${path} ${what}: ${error.message} ${JSON.stringify(error.actual)}`.slice(0, 1000)),
    );
  };
  await page.setViewportSize(desktop);
  await attempt('load', async () => {
    const response = await page.goto(`/${language}${path}`, { waitUntil: 'networkidle' });
    expect(response?.status()).toBe(screen.status ?? 200);
    await expect.poll(() => page.locator('html').getAttribute('lang')).toBe(language);
    await expect.poll(() => page.locator('h1').count()).toBe(1);
  });
  await attempt('desktop', () => expectAccessible(page, { except: 'article:nth-of-type(n + 6)' }));
  await attempt('wide', () => expectNoOverflow(page));
  await page.setViewportSize(phone);
  await attempt('phone', () => expectAccessible(page, { except: 'article:nth-of-type(n + 6)' }));
  await attempt('narrow', () => expectNoOverflow(page));
  for (const width of [320, 768, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    await attempt(`${width} px`, () => expectNoOverflow(page));
  }
  await attempt('words', async () => expect(await findEnglish(language)(page)).toEqual([]));
  // The browser says it of every page that answers so.
  const complaints = page.complaints.splice(0).filter((one) => !(screen.status && one.includes(`${screen.status}`)));
  return [...faults, ...complaints.map((one) => `${screen.who} ${path} complains: ${one}`)];
}

describe('every screen', () => {
  for (const [at, language] of languages.entries())
    for (const who of everyone)
      it(
        `NAV-06 GEO-04 I18N-04 of a ${who} is accessible in ${language}, fits a phone and a desktop, and is in one language`,
        async () => {
          const page = await openAs(who, at % 2 === 0 ? 'light' : 'dark');
          const faults: string[] = [];
          for (const screen of swept.filter((one) => one.who === who))
            faults.push(...(await findFaults(page, screen, language)));
          expect(faults).toEqual([]);
        },
        TWO_HOURS,
      );
});
