import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Env } from '../env.ts';
import { StartError } from '../start-error.ts';
import { createKeyring, type Keyring } from './keyring.ts';

type Settings = Pick<Env, 'PARLEY_SECRET_KEY' | 'PARLEY_SECRET_KEY_FILE' | 'PARLEY_OLD_SECRET_KEYS'>;

const KEY_BYTES = 32;
const FILE_NAME = 'secret-key';

/** The ring of the settings, or of the file beside the data; nothing when there is no key yet. */
export function readKeyring(env: Settings, dataRoot: string): Keyring | undefined {
  const file = env.PARLEY_SECRET_KEY_FILE ?? join(dataRoot, FILE_NAME);
  const old = (env.PARLEY_OLD_SECRET_KEYS ?? '').split(',').map((text) => text.trim());
  const others = old.filter(Boolean).map((text) => readKey(text, 'PARLEY_OLD_SECRET_KEYS'));
  if (env.PARLEY_SECRET_KEY) return createKeyring(readKey(env.PARLEY_SECRET_KEY, 'PARLEY_SECRET_KEY'), others);
  if (existsSync(file)) return createKeyring(readKey(readFileSync(file, 'utf8').trim(), file), others);
  if (env.PARLEY_SECRET_KEY_FILE) throw new StartError(`PARLEY_SECRET_KEY_FILE names ${file}, which does not exist.`);
  return undefined;
}

/**
 * Makes a key of its own for an installation that was given none, readable by its owner only. It is written aside and
 * linked into place, so that two processes that start at once end up with one key.
 */
export function makeKeyFile(dataRoot: string): void {
  mkdirSync(dataRoot, { recursive: true });
  const made = join(dataRoot, `${FILE_NAME}.${randomBytes(6).toString('hex')}`);
  writeFileSync(made, `${randomBytes(KEY_BYTES).toString('base64')}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(made, join(dataRoot, FILE_NAME));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(made, { force: true });
  }
}

/** 32 bytes as base64 or as hexadecimal digits. */
function readKey(text: string, source: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64');
  if (key.length === KEY_BYTES) return key;
  throw new StartError(`${source} must hold 32 random bytes as base64, as 'openssl rand -base64 32' prints them.`);
}
