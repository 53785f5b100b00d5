import { useMemo } from 'react';
import { api } from '#src/browser/api.ts';
import type { MessageWordsProps } from '#src/modules/chat/web/message-words.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { languageOf } from '../../language-of.ts';
import { detectLanguage, translateInBrowser } from './browser-translator.ts';
import { TranslationLine } from './translation-line.tsx';
import { useSource } from './use-source.ts';
import { useTranslated } from './use-translated.ts';

/** What someone else says, and in a foreign language a way to read it in one's own. */
export function MessageTranslation({ message, names, show }: MessageWordsProps) {
  const { language: to } = useTranslation();
  const text = message.text ?? '';
  const known = useMemo(() => languageOf(text, to as LanguageCode), [text, to]);
  const from = useSource(known, text, detectLanguage);
  const { engine, state, translate, toggle } = useTranslated({
    from,
    to,
    key: `${message.id} ${text}`,
    inBrowser: async (onProgress) => {
      const { texts, isPartial } = await translateInBrowser([text], { from: from ?? '', to, names, onProgress });
      return { text: texts[0] ?? '', isPartial };
    },
    byService: async () => {
      const wish = { id: message.id, language: to as LanguageCode };
      const { text: translated, is_partial } = await api('POST /aicv/translation/message/:id', wish);
      return { text: translated, isPartial: is_partial };
    },
  });
  const isShown = state.is === 'made' && state.isShown;
  return (
    <>
      <div lang={isShown ? to : undefined}>{show(isShown ? state.made.text : text)}</div>
      {engine ? <TranslationLine engine={engine} state={state} onTranslate={translate} onToggle={toggle} /> : null}
    </>
  );
}
