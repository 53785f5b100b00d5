import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Endpoint } from '#src/kernel/contract.ts';
import { SESSION_SECONDS } from '#src/modules/accounts/server/sessions/session-token.ts';
import { KNOWN_SECONDS } from '#src/modules/accounts/server/sign-in/known-places.ts';
import { COOKIE_SECONDS } from '#src/modules/options/cookies.ts';
import { contentPolicy } from '#src/platform/http/security-headers.ts';
import { contracts } from './contracts.ts';

const root = resolve(import.meta.dirname, '..');
const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
  .map((name) => ({ name, text: readFileSync(join(root, 'src', name), 'utf8') }));
const readPage = (language: string, page: string) =>
  JSON.parse(readFileSync(join(root, 'locales', language, 'pages', `${page}.json`), 'utf8'));

/** The first words of the point of the cookie policy that speaks of it. */
const cookies: Record<string, string> = {
  parley_session: 'Session',
  parley_auth_status: 'Sign-in status',
  parley_country: 'Country',
  parley_lang: 'Language',
  parley_theme: 'Theme',
  parley_texts: 'Texts',
  parley_consent: 'Statistics',
  parley_device: 'Known device',
  parley_known: 'Known device',
  parley_shared: 'Shared resumes',
  parley_invite: 'Invitation',
  parley_browser: 'Sign-in steps',
  parley_social: 'Sign-in steps',
  parley_identity: 'Sign-in steps',
  parley_meeting: 'Sign-in steps',
};

/** Who writes into the browser's storage, and the words of the cookie policy for it. */
const stored: Record<string, string> = {
  'modules/options/web/load-translation.ts': 'translated texts',
  'modules/jobs/web/use-job-link.tsx': 'short-lived states',
  'modules/accounts/web/sign-in-intent.ts': 'short-lived states',
  'modules/accounts/web/own-things.ts': 'short-lived states',
  'modules/app/web/install-offer.ts': 'short-lived states',
  'modules/app/web/push-offer.ts': 'the permission',
  'modules/tracking/web/delivery.ts': 'short-lived states',
  'modules/jobs/web/posting/kept-fields.ts': 'typed but not sent',
  'modules/companies/web/profile/profile-draft.ts': 'typed but not sent',
  'modules/profiles/web/use-form-draft.ts': 'typed but not sent',
  'modules/preferences/web/use-kept-draft.ts': 'typed but not sent',
  'modules/talents/web/invite-draft.ts': 'typed but not sent',
  'modules/resumes/web/review/use-review-draft.ts': 'typed but not sent',
  'modules/chat/web/sync/outbox.ts': 'typed but not sent',
  'modules/chat/web/start/start-draft.ts': 'typed but not sent',
  'modules/chat/web/composer/drafts.ts': 'typed but not sent',
  'modules/applications/web/apply/apply-draft.ts': 'typed but not sent',
  'modules/notifications/web/use-changed-alert.ts': 'short-lived states',
  'modules/search/web/search-history.ts': 'recent searches',
  'modules/accounts/web/device-facts.ts': 'recognize your device',
};

describe('what the policies say', () => {
  it('RUN-04 names every cookie that the site sets, in every language', () => {
    const set = new Set(
      sources.flatMap(({ text }) => [...text.matchAll(/_COOKIE = '(parley_\w+)'/g)].map(([, name]) => name)),
    );
    // The outbox is for whoever runs the site, never for a visitor.
    set.delete('parley_outbox');
    expect([...set].toSorted()).toEqual(Object.keys(cookies).toSorted());
    const points: string[] = readPage('en', 'cookies').sections[0].points;
    expect(points.map((point) => point.split(' (')[0]).toSorted()).toEqual(
      [...new Set(Object.values(cookies))].toSorted(),
    );
    for (const seconds of [COOKIE_SECONDS, SESSION_SECONDS]) expect(seconds).toBeLessThanOrEqual(30 * 24 * 3600);
    expect(KNOWN_SECONDS).toBeLessThanOrEqual(365 * 24 * 3600);
    for (const language of readdirSync(join(root, 'locales'))) {
      expect(readPage(language, 'cookies').sections[0].points, language).toHaveLength(points.length);
    }
  });

  it('RUN-04 names everything that the browser’s storage is used for', () => {
    const writers = sources.filter(
      ({ name, text }) => /\b(?:writeStored|writeExpiring|setItem)\(/.test(text) && name !== 'browser/storage.ts',
    );
    expect(writers.map(({ name }) => name).toSorted()).toEqual(Object.keys(stored).toSorted());
    const text = JSON.stringify(readPage('en', 'cookies').sections[1]);
    for (const words of Object.values(stored)) expect(text).toContain(words);
  });

  it('RUN-04 asks nobody for credits but employers who want a job to stand out', () => {
    const costly = (Object.entries(contracts) as [string, Endpoint][])
      // What the AI writes in a day is a free allowance that nobody can buy more of.
      .filter(([, { errors }]) => errors.some((name) => /credit/i.test(name) && name !== 'aiCreditsUsedUp'))
      .map(([key, { access }]) => `${key} (${access})`);
    expect(costly).toEqual([
      'POST /recruiters/jobs/:id/upgrade (member)',
      'POST /recruiters/talents/:id/unlock (member)',
    ]);
  });

  it('RUN-04 loads nothing from other sites, so that nobody can follow a visitor', () => {
    const foreign = contentPolicy('nonce', true, { frames: [], media: [] }).match(/https?:|\*/g);
    expect(foreign).toBeNull();
  });
});
