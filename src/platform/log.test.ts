import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { type MadeUpApi, startMadeUpApi } from '#test/made-up-api.ts';
import { sql } from './database/sql.ts';
import { mount } from './http/routes.ts';

const contract = {
  'POST /letters': endpoint({
    summary: 'Made up',
    access: 'anyone',
    input: z.object({ to: z.string(), token: z.string().optional() }),
    answer: z.null(),
    errors: [],
  }),
} satisfies Contract;

const letters = mount(contract, {
  'POST /letters': async (ctx, { to }) => {
    ctx.setCookie({ name: 'parley_session', value: 'new-s3cret', maxAge: 60, httpOnly: true });
    // The table refuses the channel, so this write fails and is logged as a bug.
    await ctx.tx.query(
      sql`insert into outbox_messages (channel, recipient, body_text) values (${to.startsWith('pigeon') ? to : 'sms'}, ${to}, 'x')`,
    );
    return null;
  },
});

describe('the log', () => {
  let api: MadeUpApi;
  beforeAll(async () => {
    api = await startMadeUpApi([letters]);
  });
  afterAll(() => api.close());

  /** Sends a letter with something secret in every place that has one; answers what was logged meanwhile. */
  async function logOf(to: string) {
    const before = api.lines.length;
    const secrets = {
      cookie: 'parley_session=old-s3cret',
      authorization: 'Bearer s3cret',
      'x-request-id': 'logged-call-1',
    };
    await api.visitor(secrets).call('POST', '/letters?token=query-s3cret', { to });
    await api.visitor(secrets).call('GET', '/nothing?token=query-s3cret');
    const logged = () => api.lines.slice(before).map((line) => JSON.parse(line));
    // The line of a call is written once its answer has left.
    await vi.waitFor(() => expect(logged().filter(({ msg }) => msg === 'request')).toHaveLength(2), 120_000);
    return logged();
  }

  it('RUN-03 tells each call with method, route, status and request id, without address, cookies and tokens', async () => {
    const lines = await logOf('ana@parley.example');
    expect(lines.filter(({ msg }) => msg === 'request')).toMatchObject([
      { method: 'POST', route: '/api/letters', status: 200, ms: expect.any(Number), request_id: 'logged-call-1' },
      { method: 'GET', route: '/api/*', status: 404, request_id: 'logged-call-1' },
    ]);
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|token|ana@parley/);
  });

  it('tells of a failed query what was asked and what the database said, but nobody’s data', async () => {
    const lines = await logOf('pigeon-to-ana@parley.example');
    const failure = lines.find(({ msg }) => msg === 'unexpected error');
    expect(failure).toMatchObject({
      request_id: 'logged-call-1',
      err: {
        message: expect.stringContaining('outbox_messages_channel_check'),
        statement: expect.stringContaining('insert into outbox_messages'),
        stack: expect.stringContaining('at '),
      },
    });
    expect(JSON.stringify(lines)).not.toMatch(/s3cret|token|ana@parley/);
  });
});
