import type { EventName } from '#src/kernel/events.ts';
import type { RequestFacts, Viewer } from '#src/platform/context.ts';
import type { FileRow } from './files.queries.ts';

declare module '#src/kernel/events.ts' {
  interface EventMap {
    /** Someone who is not its sender is about to get a resume, written or filmed; whatever cannot be written down is not handed over. */
    'file.read': { file: FileRow; viewer: Viewer; request: RequestFacts };
  }
}

export const filesEvents = ['file.read'] as const satisfies EventName[];
