import { createCipheriv, createDecipheriv, createHmac } from 'node:crypto';
import { AppError } from '#src/kernel/errors.ts';
import type { Reader } from '#src/platform/database/database.ts';
import type { Secrets } from '#src/platform/secrets/secrets.ts';

const KEY = 'talent-numbers';
const LENGTH = 16;
/** What nobody can make up: eight bytes that only come out right with the key of the company. */
const MARK = Buffer.from('parley-t');

export interface TalentNumbers {
  nameOf(accountId: number): string;
  /** Whose it is; null for one that is not of this company. */
  findAccount(name: string): number | null;
  /** The same for who must be known. */
  accountOf(name: string): number;
}

/**
 * The name of a talent for one company: the number of the account and a mark as one encrypted block. It cannot be guessed
 * or read, nothing is kept of it, and two companies cannot tell that theirs are of the same person.
 */
export async function readTalentNumbers(secrets: Secrets, tx: Reader, companyId: number): Promise<TalentNumbers> {
  const key = createHmac('sha256', await secrets.read(tx, KEY))
    .update(`company ${companyId}`)
    .digest();
  const findAccount = (name: string): number | null => {
    const sealed = Buffer.from(name, 'base64url');
    if (sealed.length !== LENGTH) return null;
    const decipher = createDecipheriv('aes-256-ecb', key, null).setAutoPadding(false);
    const block = Buffer.concat([decipher.update(sealed), decipher.final()]);
    return block.subarray(8).equals(MARK) ? Number(block.readBigUInt64BE()) : null;
  };
  return {
    nameOf: (accountId) => {
      const block = Buffer.alloc(LENGTH);
      block.writeBigUInt64BE(BigInt(accountId));
      MARK.copy(block, 8);
      const cipher = createCipheriv('aes-256-ecb', key, null).setAutoPadding(false);
      return Buffer.concat([cipher.update(block), cipher.final()]).toString('base64url');
    },
    findAccount,
    accountOf: (name) => {
      const accountId = findAccount(name);
      if (accountId === null) throw new AppError('notFound');
      return accountId;
    },
  };
}
