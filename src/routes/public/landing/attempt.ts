import { isRefusal } from '#src/kernel/client.ts';
import type { PageServices } from '#src/page-services.ts';

/** A part of a page that may fail without taking the page with it: null then, and a bug is still reported. */
export async function attempt<Answer>(services: PageServices, call: Promise<Answer>): Promise<Answer | null> {
  try {
    return await call;
  } catch (error) {
    if (!isRefusal(error)) services.reportError(error);
    return null;
  }
}
