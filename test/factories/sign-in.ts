import type { TestApp, TestVisitor } from '../test-app.ts';

/** The newest message to an address, as the outbox has it. */
export async function newestMessage(app: TestApp, recipient: string) {
  const { rows } = await app.database.pool.query(
    'select channel, subject, body_text, body_html from outbox_messages where recipient = $1 order by id desc limit 1',
    [recipient],
  );
  return rows[0] as
    | { channel: string; subject: string | null; body_text: string; body_html: string | null }
    | undefined;
}

/** The code that was sent last to an address. */
export async function sentCode(app: TestApp, recipient: string): Promise<string> {
  const message = await newestMessage(app, recipient);
  return /\b\d{6}\b/.exec(message?.body_text ?? '')?.[0] ?? 'none';
}

/** A code that is surely not the given one. */
export function otherCode(code: string, step = 1): string {
  return String((Number(code) + step) % 1_000_000).padStart(6, '0');
}

/** Shows again, by a code to the account's e-mail address, whose the session is: changes of the ways in ask for it. */
export async function proveByMail(app: TestApp, visitor: TestVisitor, email: string): Promise<void> {
  await visitor.api('POST /authentication/proof/send-code', { method: 'email' });
  await visitor.api('POST /authentication/proof', { method: 'email', code: await sentCode(app, email) });
}

/** Signs in with a code by e-mail, and up when the address is new. */
export async function signIn(app: TestApp, email: string, visitor: TestVisitor = app.visitor()): Promise<TestVisitor> {
  await visitor.api('POST /authentication/otp/send', { channel: 'email', email, agree_terms: true });
  const code = await sentCode(app, email);
  await visitor.api('POST /authentication/otp/verify', { channel: 'email', email, code });
  return visitor;
}
