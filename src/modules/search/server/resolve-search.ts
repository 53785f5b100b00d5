import { AppError } from '#src/kernel/errors.ts';
import { tidyText } from '#src/kernel/text.ts';
import { siteById } from '#src/modules/options/sites.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchFilters } from '../filters.ts';
import { addressOf, readAddress } from './search-address.ts';
import { chipsOf } from './search-chips.ts';
import type { SearchParts } from './search-parts.ts';

/** Gives the address of a search. */
export function createResolveSearch({ data }: SearchParts) {
  return (ctx: Context, input: SearchFilters) =>
    addressOf(data, {
      ...input,
      query: input.query ? tidyText(input.query) : undefined,
      // Said in the address: the same link must not mean another amount in another country.
      payCurrency: input.payCurrency ?? siteById(ctx.locale.countryId).currency,
    });
}

/** Reads an address back into filters, with a chip for each. */
export function createParseSearch({ data, texts }: SearchParts) {
  return (ctx: Context, input: { scope: SearchFilters['scope']; slug: string; search: string }) => {
    const { language, countryId } = ctx.locale;
    const read = readAddress(data, input.scope, input.slug, input.search, countryId);
    if (!read) throw new AppError('notFound');
    const filters = {
      ...read.filters,
      payCurrency: read.filters.minPay ? (read.filters.payCurrency ?? siteById(countryId).currency) : undefined,
    };
    return { ...read, filters, chips: chipsOf(data, filters, language, texts.translate(language)) };
  };
}
