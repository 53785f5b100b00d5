import { languageCodes } from '#src/modules/options/languages.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { foldText } from './fold.ts';

interface TitleSuggestion {
  titleId: number;
  label: string;
}

/** What all names of a title in one language share; there are some 100,000 beginnings, which only point to it. */
interface Owner {
  titleId: number;
  language: string;
  heat: number;
}

interface Beginning {
  typed: string;
  owner: Owner;
  /** 0 when it is the start of the name, 1 when it starts a later word. */
  place: number;
}

const ALIAS = '';
const CUSTOM_TITLE_ID = 881;

/** Typed text in the form in which beginnings are compared. */
export function typedForm(text: string): string {
  return foldText(text)
    .replace(/[^\p{L}\p{N}+#.]+/gu, ' ')
    .trim()
    .slice(0, 120);
}

/** The text from each of its words on: `data analyst`, `analyst`. */
export function beginningsOf(text: string): string[] {
  const typed = typedForm(text);
  const starts = [0, ...[...typed.matchAll(/ /gu)].map((match) => match.index + 1)];
  return [...new Set(starts.slice(0, 5).map((at) => typed.slice(at)))].filter((one) => one !== '');
}

/** Finds job titles by the beginning of any word of any of their names, in the asked language first. */
export function createTitlePrefixes(options: OptionData) {
  const labels = new Map<number, Record<string, string>>();
  const all: Beginning[] = [];
  for (const main of options.functions) {
    for (const title of main.subs.flatMap((sub) => sub.titles).filter(({ id }) => id !== CUSTOM_TITLE_ID)) {
      labels.set(title.id, title.names);
      const add = (names: readonly string[], language: string) => {
        const owner = { titleId: title.id, language, heat: title.heat + main.heat / 1000 };
        for (const [place, typed] of names.flatMap((name) => [...beginningsOf(name).entries()])) {
          all.push({ typed, owner, place: Math.min(place, 1) });
        }
      };
      for (const code of languageCodes) add([title.names[code] ?? '', ...(title.localAliases.get(code) ?? [])], code);
      add(title.aliases, ALIAS);
    }
  }
  all.sort((a, b) => (a.typed < b.typed ? -1 : a.typed > b.typed ? 1 : 0));
  return (text: string, language: string, size: number): TitleSuggestion[] => {
    const typed = typedForm(text);
    if (!typed) return [];
    const best = new Map<number, number>();
    for (let at = firstFrom(all, typed); all[at]?.typed.startsWith(typed); at += 1) {
      const one = all[at] as Beginning;
      const score = rate(one, typed, language);
      const { titleId } = one.owner;
      if (score > (best.get(titleId) ?? Number.NEGATIVE_INFINITY)) best.set(titleId, score);
    }
    const ids = [...best].sort((a, b) => b[1] - a[1] || a[0] - b[0]).slice(0, size);
    return ids.map(([titleId]) => ({
      titleId,
      label: labels.get(titleId)?.[language] || labels.get(titleId)?.en || '',
    }));
  };
}

function rate(one: Beginning, typed: string, language: string): number {
  const isWhole = one.typed === typed ? 300 : 0;
  const { owner } = one;
  const isOwn = owner.language === language || owner.language === ALIAS ? 150 : owner.language === 'en' ? 75 : 0;
  return owner.heat + isWhole + isOwn - one.place * 60;
}

function firstFrom(all: Beginning[], typed: string): number {
  let low = 0;
  let high = all.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((all[middle] as Beginning).typed < typed) low = middle + 1;
    else high = middle;
  }
  return low;
}
