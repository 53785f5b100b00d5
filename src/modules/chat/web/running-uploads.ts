import { refusalOf } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import type { Outgoing } from './outbox.ts';
import { kindOf } from './upload-kind.ts';

export interface RunningUpload {
  key: number;
  conversationId: number;
  file: File;
  progress: number;
  /** Why it did not arrive: no connection, refused before it was sent, or what the server said. */
  problem?: 'cut' | 'refused' | { said: string };
  mayRetry?: boolean;
}

/** Too large, or of the wrong kind: the same file again would be refused again. */
const HOPELESS = new Set([413, 415]);

type Send = (message: Pick<Outgoing, 'conversation_id' | 'kind' | 'text' | 'file'>) => void;

/**
 * Files on their way to the server; each becomes a message when it is there. They belong to the page, not to the thread
 * on the screen: whoever looks into another conversation meanwhile finds them again, failed ones too.
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

  const run = async ({ key, file, conversationId }: RunningUpload) => {
    const kind = kindOf(file);
    const controller = new AbortController();
    running.set(key, controller);
    try {
      const onProgress = (progress: number) => change(key, { progress });
      const stored = await uploadFile(file, { kind, onProgress, signal: controller.signal });
      running.delete(key);
      remove(key);
      const { id, url, name, size, content_type } = stored;
      send({
        conversation_id: conversationId,
        kind: kind === 'chat_picture' ? 'picture' : 'file',
        text: '',
        file: { id, url, name, size, content_type },
      });
    } catch (error) {
      if ((error as Error).name === 'AbortError') return;
      const { message, status = 0 } = error as Error & { status?: number };
      change(key, { problem: message ? { said: message } : 'cut', mayRetry: !HOPELESS.has(status) });
    }
  };

  return {
    all: () => uploads,
    /** What can be seen to be refused is not sent at all. */
    add(conversationId: number, file: File) {
      lastKey += 1;
      const problem = refusalOf(file, kindOf(file)) ? ('refused' as const) : undefined;
      const upload = { key: lastKey, conversationId, file, progress: 0, problem };
      set([...uploads, upload]);
      if (!upload.problem) void run(upload);
    },
    retry(upload: RunningUpload) {
      change(upload.key, { problem: undefined, mayRetry: false, progress: 0 });
      void run(upload);
    },
    remove,
  };
}
