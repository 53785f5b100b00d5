import type { OptionData } from './option-data.ts';

type MainFunction = OptionData['functions'][number];
type SubFunction = MainFunction['subs'][number];

/** A job title with the functions it belongs to. */
export interface TitleEntry {
  main: MainFunction;
  sub: SubFunction;
  title: SubFunction['titles'][number];
}

const indexes = new WeakMap<OptionData['functions'], ReadonlyMap<number, TitleEntry>>();

/** Every job title by its id, in the order of the lists. Built once: going through thousands of them costs milliseconds. */
export function titleIndex({ functions }: Pick<OptionData, 'functions'>): ReadonlyMap<number, TitleEntry> {
  const known = indexes.get(functions);
  if (known) return known;
  const entries = functions.flatMap((main) =>
    main.subs.flatMap((sub) => sub.titles.map((title) => [title.id, { main, sub, title }] as const)),
  );
  const index = new Map(entries);
  indexes.set(functions, index);
  return index;
}
