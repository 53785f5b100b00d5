import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { createTranslate } from '#src/kernel/translate.ts';
import { TranslationProvider } from '#src/ui/translation.tsx';
import imports from '../../../../locales/en/imports.json';
import ui from '../../../../locales/en/ui.json';
import { DeleteImport } from './delete-import.tsx';

const translate = createTranslate('en', { imports, ui });
const Stub = createRoutesStub([{ id: 'report', path: '/', Component: () => <DeleteImport isAtWork /> }]);

it('EMP-06 an import that could not be deleted says why', () => {
  const refused = { intent: 'delete', isDone: false, values: {}, lists: {}, message: 'Too many requests.' };
  const drawn = renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate }}>
      <Stub hydrationData={{ loaderData: {}, actionData: { report: refused } }} />
    </TranslationProvider>,
  );
  expect(drawn).toMatch(/role="alert".*Too many requests\./);
  expect(drawn).toContain('Stop and delete');
});
