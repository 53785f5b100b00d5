import { AppError } from '#src/kernel/errors.ts';
import { RendererBusy } from '#src/modules/resume-designs/server/resume-designs.public.ts';
import type { RateLimiter } from '#src/platform/http/rate-limit.ts';

/** Bytes of pictures in memory; about a thousand of them. */
const MOST_BYTES = 32_000_000;
/** Pictures that are drawn anew, each a quarter of a second of one processor: for one network, and for all together. */
const FOR_ONE = { max: 30, seconds: 60 };
const FOR_ALL = { max: 90, seconds: 60 };

export type KeptPictures = ReturnType<typeof createKeptPictures>;

/**
 * Pictures by what they show. Each is drawn once however many ask for it at the same time; what nobody asked for longest
 * goes first. Only so many a minute are drawn for strangers: no picture is worth a busy processor.
 */
export function createKeptPictures(limiter: RateLimiter) {
  const kept = createBoundedCache(MOST_BYTES);
  const drawing = new Map<string, Promise<Buffer>>();
  const begin = async (key: string, network: string, draw: () => Promise<Buffer>) => {
    await limiter.take(`pictures ${network}`, FOR_ONE);
    await limiter.take('pictures', FOR_ALL);
    const picture = await draw();
    kept.set(key, picture);
    return picture;
  };
  return {
    /** Undefined while too many others are wanted. */
    async find(key: string, network: string, draw: () => Promise<Buffer>): Promise<Buffer | undefined> {
      const own = kept.get(key);
      if (own) return own;
      const running = drawing.get(key) ?? begin(key, network, draw).finally(() => drawing.delete(key));
      drawing.set(key, running);
      return running.catch((error: unknown) => {
        if (error instanceof RendererBusy || error instanceof AppError) return undefined;
        throw error;
      });
    },
  };
}

/** Least recently used goes first; a Map remembers the order. */
function createBoundedCache(mostBytes: number) {
  const kept = new Map<string, Buffer>();
  let bytes = 0;
  const drop = (key: string) => {
    bytes -= kept.get(key)?.length ?? 0;
    kept.delete(key);
  };
  const set = (key: string, picture: Buffer) => {
    drop(key);
    kept.set(key, picture);
    bytes += picture.length;
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  };
  return {
    set,
    get(key: string): Buffer | undefined {
      const found = kept.get(key);
      if (found) set(key, found);
      return found;
    },
  };
}
