import type { Env } from '#src/platform/env.ts';
import type { Prompt } from './to-prompt.ts';

/** An outside service that writes. */
export interface Provider {
  model: string;
  /** Pieces as they come. Throws for whatever goes wrong, also when nothing comes for too long. */
  stream(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
}

/** All of a text: a service that sends a word now and then would never be too slow for the next one. */
const LONGEST_MS = 150_000;
/** More is no resume any more. */
const MOST_TOKENS = 1200;

/** Any service that speaks OpenAI's protocol; undefined until it is set up. */
export function openProvider(
  env: Pick<Env, 'AI_BASE_URL' | 'AI_API_KEY' | 'AI_MODEL' | 'AI_TIMEOUT_SECONDS'>,
): Provider | undefined {
  const { AI_BASE_URL: baseURL, AI_API_KEY: apiKey, AI_MODEL: model, AI_TIMEOUT_SECONDS: seconds } = env;
  if (!baseURL || !model) return undefined;
  return {
    model,
    async *stream({ instructions, prompt, mostTokens = MOST_TOKENS }, signal) {
      // Loaded with the first text: most sites and all their other pages have no use for it.
      const [{ streamText }, { createOpenAICompatible }] = await Promise.all([
        import('ai'),
        import('@ai-sdk/openai-compatible'),
      ]);
      const service = createOpenAICompatible({ name: 'external', baseURL, apiKey });
      let failure: unknown;
      const stop = new AbortController();
      const deadline = AbortSignal.timeout(LONGEST_MS);
      const { textStream } = streamText({
        model: service(model),
        instructions,
        prompt,
        maxOutputTokens: mostTokens,
        temperature: 0.3,
        // The person waits, and the built-in engine does not.
        maxRetries: 0,
        abortSignal: AbortSignal.any([signal, stop.signal, deadline]),
        // A refused connection ends the stream without a word; only this hears of it.
        onError: ({ error }) => {
          failure = error;
        },
      });
      try {
        for await (const piece of withPatience(textStream, seconds * 1000)) yield piece;
      } finally {
        stop.abort();
      }
      if (failure) throw failure;
      // What is cut off ends like what is whole.
      if (deadline.aborted) throw new Error('the service is too slow');
    },
  };
}

/** Throws when the next piece takes longer than this. */
async function* withPatience<Piece>(pieces: AsyncIterable<Piece>, milliseconds: number): AsyncGenerator<Piece> {
  const iterator = pieces[Symbol.asyncIterator]();
  for (;;) {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('the service is too slow')), milliseconds);
    });
    try {
      const next = await Promise.race([iterator.next(), late]);
      if (next.done) return;
      yield next.value;
    } finally {
      clearTimeout(timer);
    }
  }
}
