import pg from 'pg';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import type { setUpOutbox } from './outbox.ts';

let made = 0;

/** An address nobody has used before, also in another test file. */
export function newAddress(who = 'talent'): string {
  made += 1;
  return `${who}-${process.pid}-${made}@journey.example`;
}

/** Someone new who does not say what they look for goes on to what they came for. */
export function skipWelcome(page: Page): Promise<void> {
  return page.locator('button[name=intent][value=skip]').click();
}

/** The code that was sent last to an address. */
export async function readCode(recipient: string): Promise<string> {
  const rows = await askDatabase<{ body_text: string }>(
    'select body_text from outbox_messages where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  const code = /\b\d{6}\b/.exec(rows[0]?.body_text ?? '')?.[0];
  if (!code) throw new Error(`No code was sent to ${recipient}`);
  return code;
}

/**
 * Signs the page's browser in with a code by e-mail, and up when the address is new. Nothing needs to be on the screen
 * ('about:blank'), and what is does not know yet: go to a page afterwards.
 */
export async function signIn(page: Page, email: string = newAddress()): Promise<string> {
  await post(page, '/authentication/otp/send', { channel: 'email', email, agree_terms: true });
  const code = await readCode(email);
  await post(page, '/authentication/otp/verify', { channel: 'email', email, code });
  return email;
}

/** Signs the page's browser out. An open page would hear of it and go to the sign-in page by itself, so it is left first. */
export async function signOut(page: Page): Promise<void> {
  await page.goto('about:blank');
  await post(page, '/authentication/logout', {});
}

/** A call as the page's own scripts would make it, with its cookies; answers the data. */
export async function post(page: Page, path: string, data: unknown, method = 'POST'): Promise<unknown> {
  const headers = { 'country-id': '196', 'language-id': '1', 'role-id': '1' };
  const response = await page.request.fetch(`/api${path}`, { method, data, headers });
  const envelope = (await response.json()) as { code: number; message: string; data: unknown };
  expect(envelope, `${method} ${path}`).toMatchObject({ code: 0 });
  return envelope.data;
}

/** What the site's database says; for what no screen and no call tells. */
export async function askDatabase<Row extends pg.QueryResultRow>(text: string, values: unknown[] = []): Promise<Row[]> {
  const client = new pg.Client({ connectionString: inject('siteDatabaseUrl') });
  await client.connect();
  try {
    return (await client.query<Row>(text, values)).rows;
  } finally {
    await client.end();
  }
}

type Outbox = ReturnType<typeof setUpOutbox>;

/** Signs someone in by the API, as their own browser would; new addresses sign up. */
export async function signInByApi(page: Page, outbox: Outbox, email: string): Promise<void> {
  await callApi(page, '/authentication/otp/send', { channel: 'email', email, agree_terms: true });
  const code = await outbox.code(email);
  await callApi(page, '/authentication/otp/verify', { channel: 'email', email, code });
}

/** The same for calls whose answer has a known shape. */
export async function callApi<Answer = unknown>(page: Page, path: string, body: unknown): Promise<Answer> {
  return (await post(page, path, body)) as Answer;
}
