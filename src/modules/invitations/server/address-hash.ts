import { createHmac, timingSafeEqual } from 'node:crypto';
import { readServerSecret } from '#src/modules/accounts/server/accounts.public.ts';
import type { Reader } from '#src/platform/database/database.ts';
import { networkOf } from '#src/platform/http/network.ts';
import { canonicalEmail } from '../invitation-rules.ts';

const KEY = 'invitation-addresses';

/** Hashes addresses with this installation's key: nobody without it can try addresses against what is stored. */
export async function openAddressHash(tx: Reader) {
  const key = await readServerSecret(tx, KEY);
  const hash = (text: string) => createHmac('sha256', key).update(text).digest();
  const sign = (name: string) => hash(`stop ${name}`).toString('base64url');
  return {
    email: (address: string) => hash(`email ${canonicalEmail(address)}`),
    network: (ip: string) => hash(`network ${networkOf(ip)}`),
    phone: (digits: string) => hash(`phone ${digits}`),
    /** Lets who has it stop invitations to the address, forever, and tells nothing of the address. */
    stopToken(address: string): string {
      const name = hash(`email ${canonicalEmail(address)}`).toString('base64url');
      return `${name}.${sign(name)}`;
    },
    /** The hash that a token stands for; undefined when it is not ours. */
    readStopToken(token: string): Buffer | undefined {
      const [name = '', signature = ''] = token.split('.');
      const [given, expected] = [Buffer.from(signature), Buffer.from(sign(name))];
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      return Buffer.from(name, 'base64url');
    },
  };
}

export type AddressHash = Awaited<ReturnType<typeof openAddressHash>>;
