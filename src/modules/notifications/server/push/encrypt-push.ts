import { createCipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** What a browser gives when it subscribes. */
export interface PushKeys {
  publicKey: Buffer;
  authSecret: Buffer;
}

const CURVE = 'prime256v1';
const RECORD_BYTES = 4096;
/** Lengths are rounded up to this, so that they tell little about the words. */
const PADDED_TO = 256;

const derive = (key: Buffer, salt: Buffer, info: string | Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/**
 * Encrypts a message so that only the browser can read it (RFC 8291: ECDH over P-256, `aes128gcm` of RFC 8188 in one
 * record). A library would bring a dozen packages for these lines.
 */
export function encryptPush(plain: Buffer, { publicKey, authSecret }: PushKeys): Buffer {
  const own = createECDH(CURVE);
  const ownPublic = own.generateKeys();
  const salt = randomBytes(16);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, ownPublic]);
  const key = derive(own.computeSecret(publicKey), authSecret, info, 32);
  const cipher = createCipheriv(
    'aes-128-gcm',
    derive(key, salt, 'Content-Encoding: aes128gcm\0', 16),
    derive(key, salt, 'Content-Encoding: nonce\0', 12),
  );
  const padding = Buffer.alloc(PADDED_TO - ((plain.length + 1) % PADDED_TO));
  // 2 marks the last record.
  const record = Buffer.concat([cipher.update(Buffer.concat([plain, Buffer.from([2]), padding])), cipher.final()]);
  const header = Buffer.alloc(21);
  salt.copy(header);
  header.writeUInt32BE(RECORD_BYTES, 16);
  header.writeUInt8(ownPublic.length, 20);
  return Buffer.concat([header, ownPublic, record, cipher.getAuthTag()]);
}

/** Whether the bytes are a point of the curve at all: what is not could not be encrypted for later. */
export function isPublicKey(bytes: Buffer): boolean {
  try {
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(bytes);
    return bytes.length === 65;
  } catch {
    return false;
  }
}
