import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { loadTranslation } from './modules/options/web/load-translation.ts';
import { listenForInvalid } from './ui/controls/listen-for-invalid.ts';
import { TranslationProvider } from './ui/translation.tsx';

/** The page is already readable; it becomes alive once its texts are here, so that no word changes under the reader. */
async function hydrate(): Promise<void> {
  const translation = await loadTranslation(document.documentElement);
  listenForInvalid(translation.translate);
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <TranslationProvider value={translation}>
          <HydratedRouter />
        </TranslationProvider>
      </StrictMode>,
    );
  });
}

hydrate();
