import { type ImageProvider, ImageServiceFailed, portraitPrompt } from '#src/modules/ai/server/ai.public.ts';
import type { Look } from './compose-portrait.ts';
import { cutSquare } from './cut-square.ts';
import type { HeadshotParts } from './headshots.parts.ts';
import type { Study } from './vision/study-photo.ts';

/** What became of a photo that was sent to an outside service. */
export interface OutsidePortrait {
  model: string;
  /** With its version. */
  prompt: string;
  /** Null when nothing usable came of it. */
  bytes: Buffer | null;
}

interface Order {
  study: Study;
  crop: Look['crop'];
  service: ImageProvider;
  signal: AbortSignal | undefined;
}

/**
 * AI-06: has an outside service draw the portrait. Whatever goes wrong there, the one that was made here is kept; only
 * someone who hangs up ends all of it.
 */
export async function drawOutside(parts: HeadshotParts, order: Order): Promise<OutsidePortrait> {
  const { service, signal } = order;
  const sent = { model: service.model, prompt: portraitPrompt.name };
  try {
    return { ...sent, bytes: await draw(parts, order) };
  } catch (error) {
    if (signal?.aborted) throw error;
    parts.log.warn({ reason: reasonOf(error), model: service.model }, 'the outside engine drew no usable portrait');
    return { ...sent, bytes: null };
  }
}

async function draw({ check }: HeadshotParts, { study, crop, service, signal }: Order): Promise<Buffer> {
  const image = await cutSquare(study, crop);
  const drawn = await check(await service.edit({ image, prompt: portraitPrompt.prompt, signal }), signal);
  if (Buffer.isBuffer(drawn)) return drawn;
  throw new ImageServiceFailed(drawn.refusal);
}

/** What kind of failure: a message may hold what was sent. */
function reasonOf(error: unknown): string {
  if (error instanceof ImageServiceFailed) return error.reason;
  return error instanceof Error ? error.name : 'unknown';
}
