import type { Page } from 'playwright-core';
import type { setUpOutbox } from './outbox.ts';

type Outbox = ReturnType<typeof setUpOutbox>;

/** Signs someone in by the API, as their own browser would; new addresses sign up. */
export async function signInByApi(page: Page, outbox: Outbox, email: string): Promise<void> {
  await callApi(page, '/authentication/otp/send', { channel: 'email', email, agree_terms: true });
  const code = await outbox.code(email);
  await callApi(page, '/authentication/otp/verify', { channel: 'email', email, code });
}

/** A call of the page's own browser, with its cookies; a refusal fails the test. */
export async function callApi<Answer = unknown>(page: Page, path: string, body: unknown): Promise<Answer> {
  return page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json' };
      const response = await fetch(`/api${address}`, { method: 'POST', headers, body: text });
      const { code, message, data } = await response.json();
      if (code !== 0) throw new Error(`${address}: ${code} ${message}`);
      return data;
    },
    [path, JSON.stringify(body)] as const,
  );
}
