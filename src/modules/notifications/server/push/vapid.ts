import { createECDH, createHash, createPrivateKey, type KeyObject, sign } from 'node:crypto';

const HOURS = 12;

export interface VapidKey {
  /** As browsers want it to subscribe. */
  publicKey: string;
  /** The header that tells the push service at an address who sends (RFC 8292). */
  authorize(endpoint: string, now: Date): string;
}

/** The key pair that follows from the installation's secret. `contact` is whom a push service turns to. */
export function openVapidKey(secret: Buffer, contact: string): VapidKey {
  const own = createECDH('prime256v1');
  own.setPrivateKey(createHash('sha256').update('web push').update(secret).digest());
  const point = own.getPublicKey();
  const publicKey = point.toString('base64url');
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    d: own.getPrivateKey().toString('base64url'),
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  };
  const key = createPrivateKey({ key: jwk, format: 'jwk' });
  return {
    publicKey,
    authorize: (endpoint, now) => {
      const exp = Math.floor(now.getTime() / 1000) + HOURS * 3600;
      const token = signToken(key, { aud: new URL(endpoint).origin, exp, sub: contact });
      return `vapid t=${token}, k=${publicKey}`;
    },
  };
}

/** A JSON web token signed with ES256. */
function signToken(key: KeyObject, claims: object): string {
  const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString('base64url');
  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
