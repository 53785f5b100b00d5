import type { OptionData } from '#src/modules/options/server/options.public.ts';

export const HOTTEST = 10;

/** The most sought titles of a field, which is written `function:3` or `sub:301`. */
export function hottestOf(field: string, { options }: { options: OptionData }): number[] {
  const [kind, no] = field.split(':');
  const id = Number(no);
  const titles = options.functions
    .flatMap((main) => (kind === 'sub' || main.id === id ? main.subs : []))
    .flatMap((sub) => (kind === 'sub' && sub.id !== id ? [] : sub.titles));
  return titles
    .toSorted((one, other) => other.heat - one.heat)
    .slice(0, HOTTEST)
    .map((title) => title.id);
}
