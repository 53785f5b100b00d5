import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import chat from '../../../../../locales/en/chat.json';
import { FLAGS } from '../../chat-fields.ts';
import { SenderWarning } from './sender-warning.tsx';

it('CHAT-08 TRU-04 the sender reads what the reader is warned about, in words of its own, and can say that it is wrong', () => {
  const translate = createTranslate('en', { chat });
  const drawn = renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate }}>
      <SenderWarning id={77} flags={[...FLAGS]} text="Pay at https://x.example" />
    </TranslationProvider>,
  ).replaceAll('&#x27;', "'");
  const { reported, failed, ...shown } = chat.scam.sender;
  for (const words of Object.values(shown)) expect(drawn).toContain(words);
  expect(drawn).toContain(chat.scam.linksOff);
  for (const later of [reported, failed]) expect(drawn).not.toContain(later);
});
