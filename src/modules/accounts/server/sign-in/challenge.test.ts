import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { feedbackInput } from '#test/factories/send-feedback.ts';
import { newestMessage } from '#test/factories/sign-in.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

const SEND = '/authentication/otp/send';

describe('the bot challenge', () => {
  let app: TestApp;
  let service: Server;
  const asked: Record<string, string>[] = [];
  /** What the service says about each token. */
  const verdicts: Record<string, string> = {
    good: '{"success":true}',
    bad: '{"success":false,"error-codes":["invalid-input-response"]}',
    old: '{"success":false,"error-codes":["timeout-or-duplicate"]}',
    secret: '{"success":false,"error-codes":["invalid-input-secret"]}',
    broken: '<html>',
  };
  beforeAll(async () => {
    service = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      const fields = Object.fromEntries(new URLSearchParams(body));
      asked.push(fields);
      if (fields.response === 'cut') request.socket.destroy();
      else response.end(verdicts[fields.response ?? '']);
    });
    await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
    const address = `http://127.0.0.1:${(service.address() as AddressInfo).port}/siteverify`;
    const settings = { CHALLENGE_SITE_KEY: 'site', CHALLENGE_SECRET: 'secret', CHALLENGE_VERIFY_URL: address };
    app = await startTestApp(settings);
  });
  afterAll(async () => {
    await app.close();
    service.close();
  });

  const send = (email: string, challenge_token?: string) =>
    app.visitor().call('POST', SEND, { channel: 'email', email, agree_terms: true, challenge_token });

  it('AUTH-07 is told to the page', async () => {
    const { challenge } = await app.visitor().api('GET /authentication/providers');
    expect(challenge).toEqual({ site_key: 'site', script_url: expect.stringContaining('turnstile') });
  });

  it('AUTH-07 is needed for a code and for a link, and nothing is sent without', async () => {
    expect((await send('bot@example.com')).envelope).toMatchObject({
      code: 49110,
      message: "Confirm that you're human first.",
    });
    const link = await app.visitor().call('POST', '/authentication/magic-link/send', { email: 'bot@example.com' });
    expect(link.envelope.code).toBe(49110);
    expect(await newestMessage(app, 'bot@example.com')).toBeUndefined();
  });

  it('SET-05 AUTH-07 is needed from visitors who write to us', async () => {
    const write = (challenge_token?: string) =>
      app.visitor().call('POST', '/api-go/user/feedback', feedbackInput({ challenge_token }));
    expect((await write()).envelope.code).toBe(49110);
    expect((await write('bad')).envelope.code).toBe(49015);
    expect((await write('good')).envelope.code).toBe(0);
  });

  it('AUTH-07 lets a human through and tells the service who asks', async () => {
    expect((await send('human@example.com', 'good')).envelope.code).toBe(0);
    expect(asked.at(-1)).toEqual({ secret: 'secret', response: 'good', remoteip: '127.0.0.1' });
    expect(await newestMessage(app, 'human@example.com')).toBeDefined();
  });

  it.each([
    ['bad', 49015],
    ['old', 49015],
    ['secret', 49111],
    ['broken', 49111],
    ['cut', 49111],
  ])('AUTH-07 a token the service finds %s answers %i', async (token, code) => {
    expect((await send(`${token}@example.com`, token)).envelope.code).toBe(code);
    expect(await newestMessage(app, `${token}@example.com`)).toBeUndefined();
  });
});
