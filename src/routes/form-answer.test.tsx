import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, it } from 'vitest';
import { ApiError } from '#src/kernel/client.ts';
import { createTranslate } from '#src/kernel/translate.ts';
import { KeyForm } from '#src/modules/integrations/web/key-form.tsx';
import { WebhookForm } from '#src/modules/integrations/web/webhook-form.tsx';
import { TranslationProvider } from '#src/ui/translation.tsx';
import integrations from '../../locales/en/integrations.json';
import ui from '../../locales/en/ui.json';
import { answerForm } from './form-answer.ts';

const translate = createTranslate('en', { integrations, ui });

/** The page as it is drawn anew after a form that the server has refused, for those without scripts. */
async function refuse(Form: typeof KeyForm, fields: [name: string, value: string][]): Promise<string[]> {
  const body = new URLSearchParams(fields);
  const request = new Request('https://parley.example/en/employer/integrations', { method: 'POST', body });
  const answer = await answerForm(request, {
    [body.get('intent') ?? '']: async () => {
      throw new ApiError(40001, 422, 'No', { name: 'No' });
    },
  });
  const Stub = createRoutesStub([{ id: 'page', path: '/', Component: () => <Form isFull={false} /> }]);
  const drawn = renderToStaticMarkup(
    <TranslationProvider value={{ language: 'en', direction: 'ltr', translate }}>
      <Stub hydrationData={{ loaderData: {}, actionData: { page: answer } }} />
    </TranslationProvider>,
  );
  return [...drawn.matchAll(/<input[^>]*type="checkbox"[^>]*>/g)]
    .filter(([box]) => / checked=/.test(box))
    .map(([box]) => /value="([^"]+)"/.exec(box)?.[1] ?? '');
}

it('EMP-06 a refused form keeps the boxes that were ticked, and those that were not', async () => {
  const key: [string, string][] = [
    ['intent', 'make-key'],
    ['scopes', 'jobs:write'],
    ['scopes', 'candidates:read'],
  ];
  expect(await refuse(KeyForm, key)).toEqual(['jobs:write', 'candidates:read']);
  expect(await refuse(KeyForm, [['intent', 'make-key']])).toEqual([]);
  const webhook: [string, string][] = [
    ['intent', 'add-webhook'],
    ['kinds', 'job.closed'],
  ];
  expect(await refuse(WebhookForm, webhook)).toEqual(['job.closed']);
});
