import { open } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { createGunzip } from 'node:zlib';
import type { z } from 'zod';
import { CommandProblem } from '../commands/run-command.ts';
import {
  MANIFEST,
  type Manifest,
  manifestSchema,
  TABLES,
  TRAILER,
  type Trailer,
  trailerSchema,
} from './archive-parts.ts';
import { RowsDigest } from './rows-digest.ts';
import { readTar, type TarEntry } from './tar.ts';

export interface Checked {
  manifest: Manifest;
  trailer: Trailer;
}

/** The entries of an archive file in their order. */
export async function* readEntries(path: string): AsyncGenerator<TarEntry> {
  const file = await open(path).catch((error: Error) => {
    throw new CommandProblem(`${path} cannot be read: ${error.message}`);
  });
  const packed = file.createReadStream();
  const gunzip = createGunzip();
  packed.on('error', (error) => gunzip.destroy(error));
  try {
    yield* readTar(packed.pipe(gunzip));
  } finally {
    packed.destroy();
  }
}

/** Reads an archive from end to end and says what is in it; one that is not whole, or not as it was written, is refused. */
export async function checkArchive(path: string): Promise<Checked> {
  let manifest: Manifest | undefined;
  let trailer: Trailer | undefined;
  const digests = new Map<string, RowsDigest>();
  for await (const { name, bytes, sha256Before } of readEntries(path)) {
    if (trailer) throw new CommandProblem(`${path} is damaged: it goes on after its end.`);
    if (name === MANIFEST) manifest = await readPart(path, manifestSchema, bytes);
    else if (name === TRAILER) {
      trailer = await readPart(path, trailerSchema, bytes);
      if (trailer.sha256 !== sha256Before) throw new CommandProblem(`${path} is damaged: its checksum differs.`);
    } else await readOn(bytes, name.startsWith(TABLES) ? digestOf(digests, tableOf(name)) : undefined);
  }
  if (!manifest || !trailer) throw new CommandProblem(`${path} is damaged or cut: its end is missing.`);
  for (const { name } of manifest.tables) {
    const { digest } = (digests.get(name) ?? new RowsDigest()).sum();
    if (digest !== trailer.tables[name]?.digest) throw new CommandProblem(`${path} is damaged: ${name} differs.`);
  }
  return { manifest, trailer };
}

/** What an archive says of itself. A changed letter may stand anywhere, also where it is no JSON any more. */
async function readPart<T>(path: string, schema: z.ZodType<T>, bytes: TarEntry['bytes']): Promise<T> {
  const text = String(await buffer(bytes));
  try {
    return schema.parse(JSON.parse(text));
  } catch (error) {
    throw new CommandProblem(
      `${path} is damaged, or of another version of this program: ${error instanceof Error ? error.message : error}`,
    );
  }
}

/** `tables/jobs/0000001.copy` → `jobs` */
export function tableOf(entry: string): string {
  return entry.split('/')[1] ?? '';
}

function digestOf(digests: Map<string, RowsDigest>, table: string): RowsDigest {
  const digest = digests.get(table) ?? new RowsDigest();
  digests.set(table, digest);
  return digest;
}

async function readOn(bytes: AsyncIterable<Buffer>, digest?: RowsDigest): Promise<void> {
  for await (const piece of bytes) digest?.update(piece);
}
