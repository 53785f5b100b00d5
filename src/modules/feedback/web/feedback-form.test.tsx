import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import feedback from '../../../../locales/en/feedback.json';
import ui from '../../../../locales/en/ui.json';
import { FeedbackForm } from './feedback-form.tsx';

const translate = createTranslate('en', { feedback, ui });
const given = { clientKey: '1', email: null, topic: 'privacy', page: '', challenge: null, refusal: undefined };

function Reported() {
  return <FeedbackForm {...given} warning="77" ensureSession={async () => undefined} />;
}
const Stub = createRoutesStub([{ path: '/', Component: Reported }]);

it('CHAT-08 who reports a wrong warning finds the message named in the form already', () => {
  const drawn = renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate }}>
      <Stub />
    </TranslationProvider>,
  );
  expect(drawn).toContain('The safety warning on message 77 is wrong:</textarea>');
  expect(drawn).toContain('<option value="privacy" selected="">');
});
