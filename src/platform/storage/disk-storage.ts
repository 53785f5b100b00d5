import { createReadStream } from 'node:fs';
import { access, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ByteRange, Storage } from './storage.ts';

const NAME = /^[0-9a-f-]{36}$/;

/** Files below one folder, spread over 256 so that none grows too large to list. */
export function createDiskStorage(folder: string): Storage {
  const pathOf = (name: string) => {
    if (!NAME.test(name)) throw new Error('a stored file is named by a uuid');
    return join(folder, name.slice(0, 2), name);
  };
  return {
    async put(name, path) {
      const target = pathOf(name);
      await mkdir(join(folder, name.slice(0, 2)), { recursive: true, mode: 0o700 });
      await move(path, target);
    },
    async open(name, range) {
      const path = pathOf(name);
      try {
        await access(path);
        // Opened by its first reader: who only looks whether it is there leaves nothing open.
        return Readable.from(piecesOf(path, range), { objectMode: false });
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
        throw error;
      }
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}

async function* piecesOf(path: string, range?: ByteRange) {
  yield* createReadStream(path, range);
}

/**
 * Uploads arrive on another disk perhaps. A copy gets its name when it is whole: one that the disk has no room for, or
 * that nobody finished, is never taken for the file.
 */
async function move(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EXDEV') throw error;
    const unfinished = `${to}.part`;
    try {
      await copyFile(from, unfinished);
      await rename(unfinished, to);
    } finally {
      await rm(unfinished, { force: true });
    }
    await rm(from, { force: true });
  }
}
