import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Tells a sealed value from a plain one, and this layout from later ones. */
const MARK = Buffer.from('PSK1');
const ID_LENGTH = 8;
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;
/** The mark and the key's id: what sealed values of one key begin with. */
export const PREFIX_LENGTH = MARK.length + ID_LENGTH;

/** A value that none of the keys at hand has sealed: the right key is missing, the value is not lost. */
export class UnknownKeyError extends Error {}

export type Keyring = ReturnType<typeof createKeyring>;

/**
 * Seals values with AES-256-GCM so that who has the database alone has nothing. Each is bound to its place: moved to
 * another row it does not open. The first key seals; the others only open what they have sealed before.
 */
export function createKeyring(current: Buffer, old: Buffer[] = []) {
  const keys = new Map([current, ...old].map((key) => [idOf(key).toString('hex'), key]));
  const prefix = Buffer.concat([MARK, idOf(current)]);
  return {
    /** What this ring's own sealed values begin with. */
    prefix,
    seal(plain: Buffer, place: string): Buffer {
      const nonce = randomBytes(NONCE_LENGTH);
      const cipher = createCipheriv('aes-256-gcm', current, nonce).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
      return Buffer.concat([prefix, nonce, cipher.getAuthTag(), sealed]);
    },
    open(sealed: Buffer, place: string): Buffer {
      const id = sealed.subarray(MARK.length, PREFIX_LENGTH).toString('hex');
      const key = isSealed(sealed) ? keys.get(id) : undefined;
      if (!key) throw new UnknownKeyError(`${place} is sealed with the key ${id}, which is not at hand`);
      const nonce = sealed.subarray(PREFIX_LENGTH, PREFIX_LENGTH + NONCE_LENGTH);
      const tag = sealed.subarray(PREFIX_LENGTH + NONCE_LENGTH, PREFIX_LENGTH + NONCE_LENGTH + TAG_LENGTH);
      const decipher = createDecipheriv('aes-256-gcm', key, nonce, { authTagLength: TAG_LENGTH })
        .setAAD(Buffer.from(place))
        .setAuthTag(tag);
      const rest = sealed.subarray(PREFIX_LENGTH + NONCE_LENGTH + TAG_LENGTH);
      return Buffer.concat([decipher.update(rest), decipher.final()]);
    },
    /** The value as this ring seals it now, whether it was plain or an older key had sealed it. */
    reseal(value: Buffer, place: string): Buffer {
      return this.seal(isSealed(value) ? this.open(value, place) : value, place);
    },
    isCurrent: (value: Buffer): boolean => value.subarray(0, PREFIX_LENGTH).equals(prefix),
  };
}

export function isSealed(value: Buffer): boolean {
  return value.subarray(0, MARK.length).equals(MARK);
}

/** Not secret: it says which key is wanted. */
function idOf(key: Buffer): Buffer {
  return createHash('sha256').update('parley key id').update(key).digest().subarray(0, ID_LENGTH);
}
