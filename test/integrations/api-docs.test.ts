import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hiringApiContract } from '#src/modules/integrations/hiring-api.contract.ts';
import { newSecret, sign, writeSecret } from '#src/modules/integrations/server/webhook-secrets.ts';
import { apiCalls, createExample, verifyExample } from '#src/routes/employer/api-examples.ts';
import { makeProgram } from '#test/factories/make-api-key.ts';
import { startTestApp, type TestApp } from '#test/test-app.ts';

type Verify = (secret: string, headers: Record<string, string>, body: string) => boolean;

describe('the documentation of the hiring API', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  it('EMP-06 shows a job that the API takes, and lists every call with its scope', async () => {
    const [, body = ''] = /-d '([\s\S]*)'$/.exec(createExample('https://parley.example')) ?? [];
    const program = await makeProgram(app);
    const { envelope } = await program.call('POST', '/hiring/v1/jobs', body);
    expect(envelope).toMatchObject({ code: 0, data: { is_new: true, job: { external_id: 'REQ-1042' } } });
    const listed = apiCalls.map(({ call, scope }) => [call, scope]);
    const real = Object.entries(hiringApiContract).map(([key, { access }]) => [
      key.replace('/hiring/v1', '').replace(':id', '{id}'),
      access === 'key' ? '–' : access.slice('key:'.length),
    ]);
    expect(listed.toSorted()).toEqual(real.toSorted());
  });

  it('EMP-06 shows code that knows our signatures from others, and old messages from new ones', async () => {
    const code = `${verifyExample}\nexport { isFromParley };`;
    const { isFromParley } = (await import(`data:text/javascript,${encodeURIComponent(code)}`)) as {
      isFromParley: Verify;
    };
    const [old, secret] = [newSecret(), newSecret()];
    const headersOf = (timestamp: number, body: string) => ({
      'webhook-id': 'msg_1',
      'webhook-timestamp': String(timestamp),
      'webhook-signature': sign([secret, old], { id: 'msg_1', timestamp, body }),
    });
    const now = Math.floor(Date.now() / 1000);
    const headers = headersOf(now, '{"type":"webhook.test"}');
    for (const one of [old, secret])
      expect(isFromParley(writeSecret(one), headers, '{"type":"webhook.test"}')).toBe(true);
    expect(isFromParley(writeSecret(newSecret()), headers, '{"type":"webhook.test"}')).toBe(false);
    expect(isFromParley(writeSecret(secret), headers, '{"type":"other"}')).toBe(false);
    expect(isFromParley(writeSecret(secret), headersOf(now - 600, ''), '')).toBe(false);
  });
});
