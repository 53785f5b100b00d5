import type { OptionData } from '#src/modules/options/server/options.public.ts';

export const MOST_POPULAR = 10;

/** The most sought titles of a field, which is written `function:3` or `sub:301`. */
export function mostPopularOf(field: string, { options }: { options: OptionData }): number[] {
  const [kind, no] = field.split(':');
  const id = Number(no);
  const titles = options.functions
    .flatMap((main) => (kind === 'sub' || main.id === id ? main.subs : []))
    .flatMap((sub) => (kind === 'sub' && sub.id !== id ? [] : sub.titles));
  return titles
    .toSorted((one, other) => other.heat - one.heat)
    .slice(0, MOST_POPULAR)
    .map((title) => title.id);
}
