import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import bs58check from 'bs58check';
import type { Network } from '../withdrawal-rules.ts';

const TRON_PREFIX = 0x41;
const BYTES_OF_ACCOUNT = 20;

/** USDT's own contracts: what is sent there is lost for ever, and people copy them by mistake. */
const CONTRACTS = ['TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', '0xdAC17F958D2ee523a2206206994597C13D831ec7'];

/** Whether an address can receive USDT on the network, with its checksum: a payment cannot be taken back. */
export function isAddress(network: Network, address: string): boolean {
  if (CONTRACTS.includes(address)) return false;
  return network === 'TRC20' ? isTron(address) : isEthereum(address);
}

/** base58check of the prefix and the account; the library compares the four bytes of checksum. */
function isTron(address: string): boolean {
  const bytes = bs58check.decodeUnsafe(address);
  return bytes?.length === BYTES_OF_ACCOUNT + 1 && bytes[0] === TRON_PREFIX && bytes.subarray(1).some(Boolean);
}

/**
 * EIP-55: upper and lower case are the checksum. An address in one case has none, so that a mistyped letter would go
 * unnoticed; every wallet shows the one with it.
 */
function isEthereum(address: string): boolean {
  const digits = /^0x([0-9a-fA-F]{40})$/.exec(address)?.[1];
  if (!digits || /^0+$/.test(digits)) return false;
  const lower = digits.toLowerCase();
  const hash = bytesToHex(keccak_256(utf8ToBytes(lower)));
  const checked = [...lower].map((digit, at) =>
    Number.parseInt(hash[at] ?? '0', 16) >= 8 ? digit.toUpperCase() : digit,
  );
  return checked.join('') === digits;
}

/** The hash of a transaction as it is kept: 64 hexadecimal digits, without the 0x that explorers write before it. */
export function readHash(text: string): string | null {
  return /^(?:0x)?([0-9a-f]{64})$/.exec(text.trim().toLowerCase())?.[1] ?? null;
}
