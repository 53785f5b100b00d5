import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import { standIn } from '#test/stand-in.ts';
import chat from '../../../../../locales/en/chat.json';
import { type ChatMessage, FLAGS } from '../../chat-fields.ts';
import { ScamWarning } from './scam-warning.tsx';

const t = createTranslate('en', { chat });
const message = standIn<ChatMessage>({ id: 77, flags: [...FLAGS], text: 'Pay here' });
const drawAt = (path: string) =>
  renderToStaticMarkup(
    <MemoryRouter initialEntries={[path]}>
      <TranslationProvider value={{ language: 'en', direction: 'ltr', translate: t }}>
        <ScamWarning message={message} isSender={false} />
      </TranslationProvider>
    </MemoryRouter>,
  ).replaceAll('&#x27;', "'");

it('CHAT-08 TRU-04 a warning names each reason in its own words, and who thinks it wrong can say so, on either side', () => {
  const drawn = drawAt('/en/chat/5');
  const { title, payment, wallet, code, personalData, offPlatform, link } = chat.scam;
  for (const words of [title, payment, wallet, code, personalData, offPlatform, link]) expect(drawn).toContain(words);
  expect(drawn).toContain('/en/feedback?topic=privacy&amp;warning=77');
  expect(drawAt('/en/employer/chat/5')).toContain('/en/employer/feedback?topic=privacy&amp;warning=77');
});
