import { AppError } from '#src/kernel/errors.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { AiParts } from '../ai.parts.ts';
import { isExternalOff } from '../credits.ts';
import type { Provider } from '../engines/provider.ts';
import { reasonOf } from '../engines/write-text.ts';
import { type Translated, translateTexts, type Wanted } from './translate-texts.ts';
import { countTranslation, giveBackTranslation } from './translation-credits.ts';

/** The outside service, for someone who lets it read along; the built-in engine cannot translate. */
export async function requireProvider(ctx: AccountWriteContext, { provider }: AiParts): Promise<Provider> {
  if (!provider || (await isExternalOff(ctx.tx, ctx.viewer.accountId))) throw new AppError('aiUnavailable');
  return provider;
}

interface Order extends Wanted {
  /** Asks the service, or whoever has the same translation already. */
  ask?: (ask: () => Promise<Translated>) => Promise<Translated>;
}

/**
 * Counts a translation and gives what makes it once the count is committed. A failure gives the count back and answers
 * 41280; the log says what kind it was and nothing of the texts.
 */
export async function orderTranslation(ctx: AccountWriteContext, parts: AiParts, provider: Provider, order: Order) {
  const counted = await countTranslation(ctx);
  const { ask = (make) => make() } = order;
  return async (): Promise<Translated> => {
    try {
      return await ask(() => translateTexts(provider, order));
    } catch (error) {
      await parts.db.transaction((tx) => giveBackTranslation(tx, counted));
      parts.log.warn({ reason: reasonOf(error), model: provider.model }, 'a translation failed');
      throw new AppError('aiUnavailable');
    }
  };
}
