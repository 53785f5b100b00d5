import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';

const KEY = 'talent-numbers';
const LENGTH = 16;
/** What nobody can make up: eight bytes that only come out right with the key of the company. */
const MARK = Buffer.from('parley-t');

/**
 * The name of a talent for one company: the number of the account and a mark as one encrypted block. It cannot be guessed
 * or read, nothing is kept of it, and two companies cannot tell that theirs are of the same person.
 */
export async function readTalentNumbers(secrets: Secrets, tx: Reader, companyId: number) {
  const key = createHmac('sha256', await secrets.read(tx, KEY))
    .update(`company ${companyId}`)
    .digest();
  return {
    nameOf: (accountId: number): string => {
      const block = Buffer.alloc(LENGTH);
      block.writeBigUInt64BE(BigInt(accountId));
      MARK.copy(block, 8);
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
    },
    /** Whose it is; one that is not of this company is nobody's. */
    accountOf: (name: string): number => {
      const sealed = Buffer.from(name, 'base64url');
      if (sealed.length !== LENGTH) throw new AppError('notFound');
      const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
      if (!block.subarray(8).equals(MARK)) throw new AppError('notFound');
      return Number(block.readBigUInt64BE());
    },
  };
}
