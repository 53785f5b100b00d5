import { api } from '#src/browser/api.ts';
import { isVisitor } from '#src/modules/accounts/web/with-session.ts';
import { findBrowser } from './browser-translator.ts';

/** Who would translate: the reader's own browser, or the outside service by the name of its model. */
export type TranslationEngine = { kind: 'browser' } | { kind: 'service'; model: string };

/** The settings may change in another tab. */
const FRESH_MS = 60_000;
let service: { at: number; model: Promise<string | null> } | undefined;

/** The model of the outside service, for someone who is signed in and lets it be used. */
function findService(): Promise<string | null> {
  if (isVisitor()) return Promise.resolve(null);
  if (!service || Date.now() - service.at > FRESH_MS) {
    const model = api('GET /aicv/ai_writing/status').then(
      ({ engine }) => engine.model,
      () => null,
    );
    service = { at: Date.now(), model };
  }
  return service.model;
}

/**
 * The browser goes first where it has the language, because then nothing leaves the machine; before a download the
 * service does. Null is nobody, and then there is no button.
 */
export async function findEngine(from: string | undefined, to: string): Promise<TranslationEngine | null> {
  const browser = from === undefined ? 'unavailable' : await findBrowser(from, to);
  if (browser === 'available') return { kind: 'browser' };
  const model = await findService();
  if (model !== null) return { kind: 'service', model };
  return browser === 'unavailable' ? null : { kind: 'browser' };
}
