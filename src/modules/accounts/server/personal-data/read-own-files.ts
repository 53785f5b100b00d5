import type { Database, Reader } from '#src/platform/database/database.ts';
import type { Questions } from '#src/platform/modules/questions.ts';
import type { Storage } from '#src/platform/storage/storage.ts';
import type { ZipEntry } from '#src/platform/write-zip.ts';

/** A file that someone has uploaded. */
export interface OwnFile {
  id: string;
  kind: string;
  name: string;
}

declare module '#src/platform/modules/questions.ts' {
  interface Questions {
    /** What someone has uploaded, some at a time: those behind the one with an id. */
    'accounts.findExportFiles': (tx: Reader, accountId: number, after: string | undefined) => Promise<OwnFile[]>;
  }
}

interface FileParts {
  db: Database;
  storage: Storage;
  findFiles: Questions['accounts.findExportFiles'];
}

/** Someone's own files for the archive, each opened when its turn comes; two of the same name get numbers. */
export async function* readOwnFiles(
  { db, storage, findFiles }: FileParts,
  accountId: number,
): AsyncGenerator<ZipEntry> {
  const taken = new Set<string>();
  for (let files = await findFiles(db, accountId, undefined); files.length > 0; ) {
    for (const { id, kind, name } of files) {
      const content = await storage.open(id);
      // Deleted a moment ago.
      if (content) yield { name: freeName(`files/${kind}/`, name, taken), content };
    }
    files = await findFiles(db, accountId, files.at(-1)?.id);
  }
}

function freeName(folder: string, name: string, taken: Set<string>): string {
  const dot = name.lastIndexOf('.');
  const [stem, ending] = dot > 0 ? [name.slice(0, dot), name.slice(dot)] : [name, ''];
  let free = folder + name;
  // Disks that do not tell capitals from small letters would lose one of two.
  for (let count = 2; taken.has(free.toLowerCase()); count++) free = `${folder}${stem} (${count})${ending}`;
  taken.add(free.toLowerCase());
  return free;
}
