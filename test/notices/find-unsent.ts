import type { NoticeTable } from '#src/kernel/notices.ts';
import { sampleData } from './sample-data.ts';

/**
 * Kinds and variants that no server code names. The compiler checks what is sent, so a kind that is sent stands as
 * `kind: 'name'` in some file besides the tables; a variant as a word of its own.
 */
export function findUnsent(notices: NoticeTable, sources: ReadonlyMap<string, string>): string[] {
  const senders = [...sources].filter(([path]) => isSender(path)).map(([, source]) => source);
  const isNamed = (pattern: RegExp) => senders.some((source) => pattern.test(source));
  return Object.entries(notices).flatMap(([kind, row]) => {
    if (!isNamed(new RegExp(`kind(: \\w+)? ?[:=] '${kind}'`))) return [kind];
    const chosen = row.variant ? sampleData(row.data).map(({ what }) => what) : [];
    const unsent = [...new Set(chosen)].filter((what) => typeof what === 'string' && !isNamed(new RegExp(`'${what}'`)));
    return unsent.map((what) => `${kind} ${what}`);
  });
}

function isSender(path: string): boolean {
  return /\/server\/.*\.ts$/.test(path) && !/\.(test|notices)\.ts$/.test(path);
}
