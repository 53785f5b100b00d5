import type { TitleEntry } from '#src/modules/options/server/options.public.ts';

type Title = TitleEntry['title'];

/** Columns of the list that are no names. */
const NO_NAMES = new Set(['kind', 'no', 'seo', 'heat', 'flags', 'aliases']);

/** A job title in every language, and what else people call it. */
export function namesOfTitle({ names, aliases, localAliases }: Title): string[] {
  const own = Object.entries(names).flatMap(([column, name]) => (NO_NAMES.has(column) || !name ? [] : [name]));
  return [...new Set([...own, ...aliases, ...[...localAliases.values()].flat()])];
}
