import { z } from 'zod';

export const FORMAT = 1;
export const MANIFEST = 'manifest.json';
export const TRAILER = 'trailer.json';
export const TABLES = 'tables/';
export const FILES = 'files/';
export const FILE_LIST = 'file-list/';
export const TASKS = 'tasks/';
export const SECRETS = 'secrets/';

const tableSchema = z.object({ name: z.string(), columns: z.array(z.string()), isPartitioned: z.boolean() });
const partSchema = z.object({ name: z.string(), parent: z.string(), bound: z.string() });

/** What an archive says at its beginning. */
export const manifestSchema = z.object({
  format: z.literal(FORMAT),
  createdAt: z.string(),
  serverVersion: z.string(),
  /** All that the database had had. */
  migrations: z.array(z.string()),
  tables: z.array(tableSchema),
  /** Of partitioned tables: the program makes them as time goes by, no migration does. */
  parts: z.array(partSchema),
  /** Which key the secrets in the database are sealed with; nothing where none is. */
  keyId: z.string().nullable(),
  files: z.object({ place: z.enum(['disk', 'S3']), bucket: z.string().nullable() }),
  hasSecrets: z.boolean(),
});

const sumSchema = z.object({ rows: z.number(), digest: z.string() });

/** What it says at its end, which is only there when all before it is. */
export const trailerSchema = z.object({
  tables: z.record(z.string(), sumSchema),
  sequences: z.array(z.object({ name: z.string(), last: z.string(), isCalled: z.boolean() })),
  tasks: sumSchema,
  files: z.object({ count: z.number(), bytes: z.number() }),
  /** Of all bytes before this entry. */
  sha256: z.string(),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type Trailer = z.infer<typeof trailerSchema>;
export type ArchivedTable = z.infer<typeof tableSchema>;
