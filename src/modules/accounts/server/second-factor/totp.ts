import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;

function totpOf(secret: Buffer, label = ''): TOTP {
  const { buffer, byteOffset, byteLength } = secret;
  const bytes = buffer.slice(byteOffset, byteOffset + byteLength) as ArrayBuffer;
  return new TOTP({ issuer: 'Parley', label, secret: new Secret({ buffer: bytes }), period: PERIOD });
}

/** What an authenticator app needs: the secret to type and the address for a QR code. */
export function describeTotp(secret: Buffer, label: string): { secret: string; uri: string } {
  const totp = totpOf(secret, label);
  return { secret: totp.secret.base32, uri: totp.toString() };
}

/** The time step that a code belongs to, one step to either side of now, or nothing. Each step counts once. */
export function matchTotp(secret: Buffer, code: string, now: Date, lastStep: number | null): number | undefined {
  const timestamp = now.getTime();
  const delta = totpOf(secret).validate({ token: code.replace(/\s/g, ''), timestamp, window: 1 });
  if (delta === null) return undefined;
  const step = Math.floor(timestamp / 1000 / PERIOD) + delta;
  return step > (lastStep ?? -1) ? step : undefined;
}
