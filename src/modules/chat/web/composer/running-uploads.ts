import { isRefusal } from '#src/kernel/client.ts';
import type { Outgoing } from '../sync/outbox.ts';
import { kindOf } from './upload-kind.ts';

export interface RunningUpload {
  key: number;
  conversationId: number;
  file: File;
  /** 0 to 100; undefined while it waits for its sender to press Send. */
  progress?: number;
  /** Goes along with the file. */
  caption: string;
  /** Why it did not arrive: no connection, refused before it was sent, or what the server said. */
  problem?: 'cut' | 'refused' | { said: string };
  mayRetry?: boolean;
}

/** Too large, or of the wrong kind: the same file again would be refused again. */
const HOPELESS = new Set([413, 415, 422]);
export const MOST_STAGED = 10;

type Send = (message: Pick<Outgoing, 'conversation_id' | 'kind' | 'text' | 'file'>) => void;

/**
 * Files that were chosen, and files on their way to the server; each becomes a message when it is there. They belong to
 * the page, not to the thread on the screen: whoever looks into another conversation meanwhile finds them again, failed
 * ones too.
 */
export function createUploads(send: Send, onChange: () => void) {
  const running = new Map<number, AbortController>();
  let uploads: readonly RunningUpload[] = [];
  let lastKey = 0;

  const set = (next: readonly RunningUpload[]) => {
    uploads = next;
    onChange();
  };
  const change = (key: number, values: Partial<RunningUpload>) =>
    set(uploads.map((one) => (one.key === key ? { ...one, ...values } : one)));
  const remove = (key: number) => {
    running.get(key)?.abort();
    running.delete(key);
    set(uploads.filter((one) => one.key !== key));
  };
  const staged = (id: number) => uploads.filter((one) => one.conversationId === id && isStaged(one));

  const run = async ({ key, file, conversationId, caption }: RunningUpload) => {
    // Taken out while it waited for its turn.
    if (!uploads.some((one) => one.key === key)) return;
    const kind = kindOf(file);
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const { uploadFile } = await import('#src/modules/files/web/upload-file.ts');
      const onProgress = (progress: number) => change(key, { progress });
      const stored = await uploadFile(file, { kind, onProgress, signal: controller.signal });
      running.delete(key);
      remove(key);
      const { id, url, name, size, content_type } = stored;
      send({
        conversation_id: conversationId,
        kind: kind === 'chat_picture' ? 'picture' : 'file',
        text: caption,
        file: { id, url, name, size, content_type },
      });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      const { message, status } = isRefusal(error) ? error : { message: '', status: 0 };
      change(key, { problem: message ? { said: message } : 'cut', mayRetry: !HOPELESS.has(status) });
    }
  };
  const retry = (upload: RunningUpload) => {
    change(upload.key, { problem: undefined, mayRetry: false, progress: 0 });
    return run(upload);
  };

  return {
    all: () => uploads,
    /** Nothing leaves yet; what would be refused says so. Answers the files that were too many. */
    async add(conversationId: number, files: readonly File[]): Promise<File[]> {
      const { refusalOf } = await import('#src/modules/files/web/check-file.ts');
      const room = MOST_STAGED - staged(conversationId).length;
      const added = files.slice(0, room).map((file): RunningUpload => {
        lastKey += 1;
        const problem = refusalOf(file, kindOf(file)) ? ('refused' as const) : undefined;
        return { key: lastKey, conversationId, file, caption: '', problem };
      });
      set([...uploads, ...added]);
      return files.slice(room);
    },
    /** Sends what was chosen, one after the other in its order, the first with the caption. False when there is nothing. */
    start(conversationId: number, caption: string): boolean {
      const ready = staged(conversationId).map((one, at) => ({
        ...one,
        progress: 0,
        caption: at === 0 ? caption : '',
      }));
      if (ready.length === 0) return false;
      const byKey = new Map(ready.map((one) => [one.key, one]));
      set(uploads.map((one) => byKey.get(one.key) ?? one));
      void (async () => {
        for (const one of ready) await run(one);
      })();
      return true;
    },
    retry,
    /** The connection is back. */
    resume() {
      for (const one of uploads) if (one.problem === 'cut') void retry(one);
    },
    remove,
  };
}

/** Chosen, not sent, and nothing speaks against it. */
export function isStaged({ progress, problem }: RunningUpload): boolean {
  return progress === undefined && !problem;
}
