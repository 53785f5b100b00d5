import { readMessageText } from '#src/modules/chat/server/chat.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import type { AiParts } from '../ai.parts.ts';
import { orderTranslation, requireProvider } from './run-translation.ts';

interface MessageTranslation {
  text: string;
  language: LanguageCode;
  model: string;
  is_partial: boolean;
}

/** Translates a message for someone who may read it. It is private, so nothing of it stays here. */
export function createTranslateMessage(parts: AiParts) {
  return async (
    ctx: AccountWriteContext,
    { id, language }: { id: number; language: LanguageCode },
  ): Promise<MessageTranslation> => {
    const { text, names } = await readMessageText(ctx, id);
    const provider = await requireProvider(ctx, parts);
    const make = await orderTranslation(ctx, parts, provider, { texts: [text], language, names });
    return answerAfterCommit(async () => {
      const { texts, isPartial } = await make();
      return { text: texts[0] as string, language, model: provider.model, is_partial: isPartial };
    });
  };
}
