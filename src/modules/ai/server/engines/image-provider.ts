import { z } from 'zod';
import type { Env } from '#src/platform/env.ts';

/** An outside service that draws a picture anew as it is told. */
export interface ImageProvider {
  model: string;
  /** The bytes as they came: nobody has looked at them yet. Throws for whatever goes wrong, also when it takes too long. */
  edit(order: { image: Buffer; prompt: string; signal?: AbortSignal | undefined }): Promise<Buffer>;
}

/** With a reason that holds nothing of what was sent or answered, so that it may stand in the log. */
export class ImageServiceFailed extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

const SIDE = '1024x1024';
/** JSON with a picture of 16 MB in base64. */
const MOST_ANSWER = 22 * 1024 * 1024;
const LEAST_PICTURE = 1024;
/** OpenAI's own models of this family answer in base64 always, and refuse to be asked for it. */
const ALWAYS_BASE64 = 'gpt-image';

/** An address of a picture is not followed: it would be a request to wherever the answer says. */
const drawn = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });

type Settings = 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_IMAGE_BASE_URL' | 'AI_IMAGE_MODEL' | 'AI_IMAGE_TIMEOUT_SECONDS';

/** Any service with OpenAI's `POST /images/edits`; undefined until it is set up. */
export function openImageProvider(env: Pick<Env, Settings>): ImageProvider | undefined {
  const { AI_API_KEY: key, AI_IMAGE_MODEL: model, AI_IMAGE_TIMEOUT_SECONDS: seconds } = env;
  const base = env.AI_IMAGE_BASE_URL ?? env.AI_BASE_URL;
  if (!base || !model) return undefined;
  return {
    model,
    async edit({ image, prompt, signal }) {
      const late = AbortSignal.timeout(seconds * 1000);
      const response = await fetch(new URL('images/edits', base.endsWith('/') ? base : `${base}/`), {
        method: 'POST',
        body: toForm({ model, image, prompt }),
        headers: key ? { authorization: `Bearer ${key}` } : {},
        // A photo goes to the service that was set up, and to no other.
        redirect: 'error',
        signal: signal ? AbortSignal.any([signal, late]) : late,
      });
      if (!response.ok) {
        await response.body?.cancel();
        throw new ImageServiceFailed(`refused ${response.status}`);
      }
      return pictureOf(await readAtMost(response, MOST_ANSWER));
    },
  };
}

function toForm({ model, image, prompt }: { model: string; image: Buffer; prompt: string }): FormData {
  const form = new FormData();
  form.set('model', model);
  form.set('prompt', prompt);
  form.set('n', '1');
  form.set('size', SIDE);
  if (!model.includes(ALWAYS_BASE64)) form.set('response_format', 'b64_json');
  form.set('image', new Blob([new Uint8Array(image)], { type: 'image/png' }), 'photo.png');
  return form;
}

async function readAtMost({ body }: Response, most: number): Promise<Buffer> {
  const reader = body?.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const next = await reader?.read();
    if (!next || next.done) return Buffer.concat(parts);
    length += next.value.length;
    if (length > most) {
      await reader?.cancel();
      throw new ImageServiceFailed('too long');
    }
    parts.push(next.value);
  }
}

function pictureOf(answer: Buffer): Buffer {
  const picture = Buffer.from(base64Of(answer), 'base64');
  if (picture.length < LEAST_PICTURE) throw new ImageServiceFailed('empty');
  return picture;
}

function base64Of(answer: Buffer): string {
  try {
    return drawn.parse(JSON.parse(answer.toString())).data[0]?.b64_json ?? '';
  } catch {
    throw new ImageServiceFailed('junk');
  }
}
