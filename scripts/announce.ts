import type { Running } from '../src/main.ts';
import { keepsOutbox } from '../src/platform/delivery/outbox-access.ts';
import type { Env } from '../src/platform/env.ts';
import type { AccessToken } from '../src/platform/http/access-token.ts';
import { demoAccounts } from './demo/accounts.data.ts';

/** The first lines that whoever has started it sees: where it is, how to get in, and what it cannot do. */
export async function announce(
  { address, tokens }: Pick<Running, 'address' | 'tokens'>,
  env: Env,
  dataRoot: string,
): Promise<void> {
  const site = address.replace('127.0.0.1', 'localhost');
  console.log(`\n  Parley is ready at ${site}\n`);
  if (keepsOutbox(env)) {
    console.log(
      `  Its mails and SMS, with the codes to sign in: ${door(`${site}/outbox`, tokens.outbox, 'OUTBOX_TOKEN')}`,
    );
  }
  console.log(`  Its metrics: ${door(`${site}/metrics`, tokens.metrics, 'METRICS_TOKEN')}\n`);
  const lacks = describeLacks(env);
  if (lacks) console.warn(`  ${lacks}\n`);
  if (env.PARLEY_DEMO) await announceDemo(env, dataRoot);
}

/** A ready link; what a setting has fixed is known to whoever needs it and need not stand in a log. */
function door(url: string, token: AccessToken, setting: string): string {
  return token.isFixed ? `${url} (with ${setting})` : `${url}?token=${token.value}`;
}

/** One line on what a real site needs and does not have; a demo needs none of it. */
export function describeLacks(env: Env): string | undefined {
  if (env.NODE_ENV !== 'production' || env.PARLEY_DEMO) return undefined;
  const takesOver = keepsOutbox(env) ? 'stay in the outbox' : 'are refused';
  const lacks = [
    !env.PUBLIC_URL && 'PUBLIC_URL (without it there are no links in mails and no addresses for search engines)',
    !env.SMTP_URL && `SMTP_URL (without it mails, and codes by mail, ${takesOver})`,
    !env.SMS_URL && `SMS_URL (without it codes by SMS ${takesOver})`,
  ].filter(Boolean);
  return lacks.length > 0 ? `Not set: ${lacks.join(', ')}. See the table in README.md.` : undefined;
}

async function announceDemo(env: Env, dataRoot: string): Promise<void> {
  console.log('  Demo accounts:');
  for (const { email, what } of demoAccounts) console.log(`    ${email.padEnd(26)} ${what}`);
  const { demoSecrets, hasDemoPassword } = await import('./demo/demo-sign-in.ts');
  if (hasDemoPassword(env)) {
    const { password, operatorSecret } = demoSecrets(dataRoot);
    console.log(`  Password: ${password}`);
    console.log(`  Key for the operators' authenticator app: ${operatorSecret}`);
  } else {
    console.log('  Sign in with a code; no password is set where others can come.');
  }
  console.log('');
}
