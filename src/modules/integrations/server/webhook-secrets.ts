import { createHmac, randomBytes } from 'node:crypto';
import type { Reader } from '#src/platform/database/database.ts';
import { createKeyring } from '#src/platform/secrets/keyring.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';
import { SECRET_PREFIX } from '../integration-rules.ts';

const KEY = 'webhooks';
const SECRET_BYTES = 32;

/** Seals secrets for the rows of one company: in another's they do not open. */
export async function secretsOf(tx: Reader, secrets: Secrets, companyId: number) {
  const ring = createKeyring(await secrets.read(tx, KEY));
  const place = `webhook_endpoints.signing_secret ${companyId}`;
  return {
    seal: (secret: Buffer): Buffer => ring.seal(secret, place),
    open: (sealed: Buffer): Buffer => ring.open(sealed, place),
  };
}

export function newSecret(): Buffer {
  return randomBytes(SECRET_BYTES);
}

/** As receivers write it into their settings. */
export function writeSecret(secret: Buffer): string {
  return SECRET_PREFIX + secret.toString('base64');
}

/** The `webhook-signature` of Standard Webhooks: one for each secret that is valid, with a space between. */
export function sign(secrets: readonly Buffer[], message: { id: string; timestamp: number; body: string }): string {
  const content = `${message.id}.${message.timestamp}.${message.body}`;
  return secrets.map((secret) => `v1,${createHmac('sha256', secret).update(content).digest('base64')}`).join(' ');
}
