import type { Reader } from '../database/database.ts';

/** The secrets that the database keeps sealed; each opens in its own place only. */
export interface Secrets {
  /** A key of this installation; each has one use. */
  read(tx: Reader, name: string): Promise<Buffer>;
  sealTotp(accountId: number, secret: Buffer): Buffer;
  openTotp(accountId: number, value: Buffer): Buffer;
}
