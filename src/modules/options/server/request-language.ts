import type { Context } from '#src/platform/context.ts';
import { findLanguage } from '../languages.ts';

/** The language asked for by name, or the request's own when there is none or an unknown one. */
export function requestLanguage(ctx: Context, code: string | undefined): string {
  return findLanguage(code)?.code ?? ctx.locale.language;
}
