import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCompany } from '#test/factories/create-company.ts';
import { signIn } from '#test/factories/sign-in.ts';
import { signInAs, signInBoss } from '#test/factories/sign-in-boss.ts';
import { openProduct } from '#test/open-product.ts';
import { startTestApp, type TestApp, type TestVisitor } from '#test/test-app.ts';

let made = 0;
const newEmail = () => {
  made += 1;
  return `colleague-${made}@invited.example`;
};

describe('invitations by e-mail', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startTestApp();
  });
  afterAll(() => app.close());

  async function team() {
    const company = await createCompany(app.database.pool);
    const admin = await signInBoss(app, company.id, 'admin');
    return { company, admin };
  }

  async function lastMail(recipient: string): Promise<{ subject: string; text: string; token: string }> {
    const { rows } = await app.database.pool.query(
      'select subject, body_text as text from outbox_messages where recipient = $1 order by id desc limit 1',
      [recipient],
    );
    return { ...rows[0], token: /invitation\/([\w-]+)/.exec(rows[0]?.text ?? '')?.[1] ?? '' };
  }

  const accept = async (visitor: TestVisitor, token: string, more: object = {}) =>
    (await visitor.call('POST', `/recruiters/invitations/${token}/accept`, { position: 'Recruiter', ...more })).envelope
      .code;

  it('EMP-01 let a colleague in by one link, once, without a further approval', async () => {
    const { company, admin } = await team();
    const email = newEmail();
    const open = await admin.visitor.api('POST /recruiters/company/invitations', { email: ` ${email.toUpperCase()}` });
    expect(open.invitations).toMatchObject([{ email, is_expired: false }]);
    const mail = await lastMail(email);
    expect(mail.subject).toContain(company.name);
    const shown = await app.visitor().api('GET /recruiters/invitations/:token', { token: mail.token });
    expect(shown).toMatchObject({ state: 'open', company: { id: company.id }, is_own_address: false });
    expect(shown.email).toBe('c•••@invited.example');

    const colleague = await signIn(app, email);
    expect(await accept(colleague, mail.token)).toBe(0);
    await colleague.api('POST /authentication/switch-role', { role: 'recruiter' });
    expect((await colleague.api('GET /recruiters/me')).membership).toMatchObject({
      role: 'recruiter',
      company: { id: company.id },
    });
    expect(await accept(colleague, mail.token)).toBe(49243);
    expect((await admin.visitor.api('GET /recruiters/company/invitations')).invitations).toEqual([]);
    const { notifications } = await admin.visitor.api('GET /notification/list');
    expect(notifications[0]).toMatchObject({ kind: 'invitation_accepted', text: 'They accepted your invitation.' });
    const again = await admin.visitor.call('POST', '/recruiters/company/invitations', { email });
    expect(again.envelope.code).toBe(49242);
  });

  it('EMP-01 are only for who owns the address, or proves it by a code', async () => {
    const { admin } = await team();
    const email = newEmail();
    await admin.visitor.api('POST /recruiters/company/invitations', { email });
    const { token } = await lastMail(email);
    const other = await signInAs(app, 'recruiter');
    expect(await accept(other.visitor, token)).toBe(49244);
    expect(await accept(other.visitor, token, { code: '000000' })).toBe(41040);
    await other.visitor.api('POST /recruiters/invitations/:token/code', { token });
    // The page was loaded anew: the code that was sent still counts, and no second one goes out.
    const again = await other.visitor.api('POST /recruiters/invitations/:token/code', { token });
    expect(again.retry_after).toBeLessThanOrEqual(60);
    const code = /\b\d{6}\b/.exec((await lastMail(email)).text)?.[0] ?? '';
    // A code is for who asked for it.
    const thief = await signInAs(app, 'recruiter');
    expect(await accept(thief.visitor, token, { code })).toBe(41040);
    expect(await accept(other.visitor, token, { code })).toBe(0);
  });

  it('EMP-01 expire, are taken back, and a new link ends the old one', async () => {
    const { admin } = await team();
    const email = newEmail();
    const invite = () => admin.visitor.api('POST /recruiters/company/invitations', { email });
    const state = async (token: string) => {
      const answer = await app.visitor().call('GET', `/recruiters/invitations/${token}`);
      return (answer.envelope.data as { state?: string } | null)?.state ?? answer.envelope.code;
    };
    await invite();
    const first = (await lastMail(email)).token;
    app.clock.advance({ hours: 24 * 8 });
    expect(await state(first)).toBe('expired');
    const { invitations } = await invite();
    expect(invitations).toHaveLength(1);
    const second = (await lastMail(email)).token;
    expect([await state(first), await state(second)]).toEqual([40004, 'open']);
    const id = invitations[0]?.id ?? 0;
    const stranger = await team();
    const foreign = await stranger.admin.visitor.call('POST', `/recruiters/company/invitations/${id}/revoke`, {});
    expect(foreign.envelope.code).toBe(40004);
    await admin.visitor.api('POST /recruiters/company/invitations/:id/revoke', { id });
    expect(await state(second)).toBe('revoked');
    expect(await accept(await signIn(app, email), second)).toBe(49243);
  });

  it('EMP-01 are twenty at a time however parallel they are sent, and forgotten a month after they ran out', async () => {
    const { company, admin } = await team();
    const codes = await Promise.all(
      Array.from({ length: 24 }, async () => {
        const body = { email: newEmail() };
        return (await admin.visitor.call('POST', '/recruiters/company/invitations', body)).envelope.code;
      }),
    );
    expect(codes.filter((code) => code === 0)).toHaveLength(20);
    expect(codes.filter((code) => code === 49241)).toHaveLength(4);
    app.clock.advance({ hours: 24 * 40 });
    const product = openProduct(app);
    await product.runTask('forget-invitations');
    await product.close();
    const { rows } = await app.database.pool.query('select 1 from company_invitations where company_id = $1', [
      company.id,
    ]);
    expect(rows).toEqual([]);
  });

  it('EMP-01 answer a waiting request to join, and are written in the language of who reads them', async () => {
    const { company, admin } = await team();
    const joiner = await signInAs(app, 'recruiter');
    const { rows } = await app.database.pool.query(
      `update accounts set language = 'ja' where id = $1 returning email`,
      [joiner.id],
    );
    await joiner.visitor.api('POST /recruiters/company/join', { company_id: company.id, position: 'Recruiter' });
    await admin.visitor.api('POST /recruiters/company/invitations', { email: rows[0].email });
    const mail = await lastMail(rows[0].email);
    expect(mail.subject).toContain('招待');
    expect(await accept(joiner.visitor, mail.token)).toBe(0);
    const { requests } = await admin.visitor.api('GET /recruiters/company/join-requests');
    expect(requests).toMatchObject([{ state: 'approved', account_id: joiner.id }]);
  });
});
