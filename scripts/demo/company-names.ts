import { toPlainSlug } from '#src/kernel/slug.ts';
import { companyNaming } from './company-roots.data.ts';
import { type NameStyle, sectorWords, type Word } from './company-words.data.ts';
import { industriesOfName } from './industry-signs.data.ts';
import type { Random } from './random.ts';
import type { Sector } from './sectors.data.ts';

export interface CompanyName {
  /** As the company shows itself, perhaps in both scripts. */
  name: string;
  latin: string;
  /** In the country's own script; the Latin spelling where that is its script. */
  local: string;
  legalName: string;
  slug: string;
}

const TRIES = 12;

/** How often a name carries a second part, by style. */
const secondShare: Record<NameStyle, number> = {
  en: 0.25,
  ja: 0.18,
  zh: 0.2,
  id: 0.5,
  ms: 0.4,
  pt: 0.15,
  tr: 0.15,
  es: 0.15,
  ar: 0.25,
  sr: 0.2,
};

/** Words that stand before the name: "Fundación Almenara", "Hotel Melati". */
const leading = new Set(
  'Fundación, Instituto, Yayasan, Hotel, Klinik, Akademi, Katering, Kopi, Construtora, Padaria, Pousadas, Hotéis, Clínicas, Cafés, Metalúrgica, Academia, Inmobiliaria, Construcciones, Transportes, Panadería, Hoteles, Viajes, Hostales del Mar, Industrias, Comercial, Pekara, Akademija'.split(
    ', ',
  ),
);

/** Invents a company name that no other company of the load carries, with its legal form and web name. */
export function createCompanyNamer(): (
  random: Random,
  countryCode: string,
  sector: Sector,
  industry: number,
) => CompanyName {
  const takenNames = new Set<string>();
  const takenSlugs = new Map<string, number>();
  // A name that speaks of another trade than the company's own is no name for it: no clinic is called a pharmacy.
  const isFree = (latin: string, industry: number) => {
    const told = industriesOfName(latin);
    return !takenNames.has(latin) && (!told.length || told.includes(industry));
  };
  return (random, countryCode, sector, industry) => {
    const naming = companyNaming[countryCode];
    if (!naming) throw new Error(`No company names for ${countryCode}.`);
    let word = compose(random, countryCode, sector, false);
    for (let tries = 0; tries < TRIES && !isFree(word.latin, industry); tries += 1) {
      word = compose(random, countryCode, sector, tries > TRIES / 2);
    }
    takenNames.add(word.latin);
    const isLocal = random.next() * 100 < naming.scripts[0] || naming.scripts[1] === 0;
    const form = random.chance(0.75) ? (naming.legal[0] as Word) : random.pick(naming.legal);
    const usesLocalForm = word.local !== word.latin;
    return {
      name: display(random, naming.scripts, naming.style, word, isLocal),
      ...word,
      legalName: usesLocalForm ? form.local.replace('{name}', word.local) : form.latin.replace('{name}', word.latin),
      slug: freeSlug(takenSlugs, toPlainSlug(word.latin)),
    };
  };
}

function compose(random: Random, countryCode: string, sector: Sector, withSecond: boolean): Word {
  const naming = companyNaming[countryCode] as (typeof companyNaming)[string];
  const root = random.pick(naming.roots);
  const kind = random.pick(sectorWords[naming.style][sector]);
  // A root of two words is long enough, unless the name is taken.
  const share = root.latin.includes(' ') ? 0 : secondShare[naming.style];
  const second = withSecond || random.chance(share) ? random.pick(naming.seconds) : undefined;
  const space = naming.style === 'ja' || naming.style === 'zh' ? '' : ' ';
  const local = [root.local, second?.local, kind.local].filter(Boolean);
  const latin = [root.latin, second?.latin, kind.latin].filter(Boolean);
  if (leading.has(kind.latin)) for (const list of [local, latin]) list.unshift(list.pop());
  return { latin: latin.join(' '), local: local.join(space) };
}

function display(
  random: Random,
  [local, latin, both]: [number, number, number],
  style: NameStyle,
  word: Word,
  isLocal: boolean,
): string {
  if (word.latin === word.local) return word.latin;
  if (isLocal) return word.local;
  if (local === 0 || !random.chance(both / (latin + both))) return word.latin;
  if (style === 'ja') return `${word.latin}（${word.local}）`;
  return style === 'ar' ? `${word.latin} | ${word.local}` : `${word.local} ${word.latin}`;
}

function freeSlug(taken: Map<string, number>, slug: string): string {
  const count = (taken.get(slug) ?? 0) + 1;
  taken.set(slug, count);
  if (count === 1) return slug;
  const numbered = `${slug}-${count}`;
  if (!taken.has(numbered)) taken.set(numbered, 1);
  return numbered;
}
