import { normalizeText } from '#src/kernel/text.ts';
import type { StoredFile } from '#src/modules/files/files.contract.ts';
import { factGroups } from '#src/modules/profiles/fact-groups.ts';
import { LONGEST_SKILL, type SectionName, sectionNames, sectionOf } from '#src/modules/profiles/profile-sections.ts';
import type { Profile } from '#src/modules/profiles/profiles.contract.ts';
import type { ResumeContent } from '#src/modules/profiles/resume-content.ts';
import { isSameEntry } from '#src/modules/profiles/same-entry.ts';

/** What taking it over would do to the profile. */
export type Change = 'added' | 'changed' | 'kept';
type Value = string | boolean | null;
export type Values = Record<string, Value>;
/** An entry of the profile in which any field may be looked up by its name. */
interface KnownEntry {
  id: number;
  version: number;
  [field: string]: Value | number | StoredFile;
}

const writtenFacts = ['first_name', 'last_name', 'headline', 'place', 'date_of_birth', 'summary'] as const;
type WrittenFact = (typeof writtenFacts)[number];
export type FactName = WrittenFact | 'nationality_id';

/** What of a text the profile cannot hold: its end, because it is too long, or all of it, because it is too short. */
export interface Lost {
  is: 'cut' | 'short';
  text: string;
}

/** What is read and has no place in a profile: a language or a country that our lists do not know, half a birthday. */
export interface Unkept {
  is: 'language' | 'nationality' | 'birthday';
  path: string;
  text: string;
}

export interface ProposedFact {
  name: FactName;
  /** As people read it. */
  value: string;
  /** Of a choice. */
  id?: number;
  before: string;
  change: Change;
  lost?: Lost;
}

export interface ProposedEntry {
  /** In the reading: `work_experiences.0`. */
  path: string;
  section: SectionName;
  values: Values;
  /** The one that it would change. */
  before: KnownEntry | null;
  change: Change;
  /** Something is missing that an entry needs. */
  isIncomplete: boolean;
  /** By the names of the fields. */
  lost: Record<string, Lost>;
}

export interface ProposedItem {
  path: string;
  name: string;
  language_id: number | null;
  proficiency_id: number | null;
  change: 'added' | 'kept';
  lost?: Lost;
}

export interface Proposals {
  facts: ProposedFact[];
  entries: ProposedEntry[];
  skills: ProposedItem[];
  languages: ProposedItem[];
  unkept: Unkept[];
}

/** RES-02: what a resume says beside what the profile says. Nothing is proposed that the resume does not say. */
export function compareReading(
  content: ResumeContent,
  profile: Profile,
  nationality: Profile['nationality'] = null,
): Proposals {
  return {
    facts: [
      ...writtenFacts.flatMap((name) => compareFact(name, content, profile)),
      ...compareNationality(nationality, profile.nationality),
    ],
    entries: sectionNames.flatMap((section) => compareSection(section, content, profile)),
    skills: compareItems(
      'skills',
      content.skills.map((skill) => ({ ...skill, language_id: null, ...named(cut(skill.name, LONGEST_SKILL)) })),
      profile.skills.map(({ name }) => name),
    ),
    languages: compareLanguages(content, profile),
    unkept: findUnkept(content, nationality),
  };
}

/** Within a limit, and what went beyond it. */
function cut(text: string, most: number): { text: string; lost?: Lost } {
  // Half a letter is none.
  const kept = text.slice(0, most).replace(/[\ud800-\udbff]$/, '');
  return kept.length < text.length ? { text: kept, lost: { is: 'cut', text: text.slice(kept.length) } } : { text };
}

const named = ({ text: name, ...rest }: ReturnType<typeof cut>) => ({ name, ...rest });

function findUnkept(content: ResumeContent, nationality: Profile['nationality']): Unkept[] {
  const birthday = content.date_of_birth ?? '';
  return [
    ...(birthday !== '' && birthday.length < 10
      ? [{ is: 'birthday' as const, path: 'date_of_birth', text: birthday }]
      : []),
    ...(content.nationality && !nationality
      ? [{ is: 'nationality' as const, path: 'nationality', text: content.nationality }]
      : []),
    ...content.languages.flatMap(({ name, language_id }, at) =>
      language_id === null ? [{ is: 'language' as const, path: `languages.${at}.name`, text: name }] : [],
    ),
  ];
}

function compareFact(name: WrittenFact, content: ResumeContent, profile: Profile): ProposedFact[] {
  const { most = 4000 }: { most?: number } =
    name === 'summary' ? factGroups.summary.summary : name === 'date_of_birth' ? { most: 10 } : factGroups.basics[name];
  const { text: value, ...lost } = cut(content[name] ?? '', most);
  // A birthday is a day or nothing.
  if (value === '' || (name === 'date_of_birth' && value.length < 10)) return [];
  const before = profile[name] ?? '';
  const change = before === '' ? 'added' : before === value ? 'kept' : 'changed';
  return [{ name, value, before, change, ...lost }];
}

/** Only a country that our list knows can be kept. */
function compareNationality(read: Profile['nationality'], before: Profile['nationality']): ProposedFact[] {
  if (!read) return [];
  const change = !before ? 'added' : before.id === read.id ? 'kept' : 'changed';
  return [{ name: 'nationality_id', ...read, before: before?.value ?? '', change }];
}

type Read = { [Name in SectionName]: (one: ResumeContent[Name][number]) => Values };

const periodOf = ({ start, end, is_current }: { start: string | null; end: string | null; is_current: boolean }) => ({
  start_date: start,
  end_date: end,
  is_current,
});

/** An entry of a resume by the names of the profile's fields. */
const asEntry: Read = {
  work_experiences: ({ title, company, place, description, ...period }) => ({
    title,
    company,
    ...periodOf(period),
    place,
    description,
  }),
  educations: ({ school, degree, field, place, description, ...period }) => ({
    school,
    degree,
    field,
    ...periodOf(period),
    place,
    description,
  }),
  licences: (licence) => ({ ...licence, file_id: null }),
  links: ({ url, label }) => ({ url, label }),
};

function compareSection(section: SectionName, content: ResumeContent, profile: Profile): ProposedEntry[] {
  const others: KnownEntry[] = profile[section];
  return content[section].map((one, at) => {
    const { read, lost } = fitted(section, (asEntry[section] as (said: typeof one) => Values)(one));
    const before = findBefore(section, read, others);
    const values = before ? merged(section, before, read) : read;
    const isChanged = before !== null && Object.keys(values).some((key) => values[key] !== (before[key] ?? null));
    return {
      path: `${section}.${at}`,
      section,
      values,
      before,
      change: before === null ? 'added' : isChanged ? 'changed' : 'kept',
      isIncomplete: Object.entries(sectionOf(section).fields).some(
        ([key, { isRequired }]) => isRequired && !values[key],
      ),
      lost,
    };
  });
}

/** Within the limits of the profile, so that nothing is refused that nobody has typed. */
function fitted(section: SectionName, values: Values): { read: Values; lost: Record<string, Lost> } {
  const lost: Record<string, Lost> = {};
  const read = Object.entries(sectionOf(section).fields).map(([key, { most, least = 0 }]) => {
    const value = values[key] ?? null;
    if (typeof value !== 'string' || most === undefined) return [key, value];
    if (value.trim() !== '' && value.trim().length < least) lost[key] = { is: 'short', text: value.trim() };
    if (value.trim().length < least) return [key, ''];
    const { text, lost: end } = cut(value, most);
    if (end) lost[key] = end;
    return [key, text];
  });
  return { read: Object.fromEntries(read), lost };
}

/** The entry that is meant: the same, or the only one that differs in nothing but its date. */
function findBefore(section: SectionName, read: Values, others: readonly KnownEntry[]): KnownEntry | null {
  const exact = others.find((one) => isSameEntry(section, one, read));
  if (exact) return exact;
  const { sameBy } = sectionOf(section);
  if (sameBy.length < 3) return null;
  const alike = others.filter((one) => isSameEntry(section, one, read, sameBy.slice(0, -1)));
  return alike.length === 1 ? (alike[0] ?? null) : null;
}

/** Fields of sections hold nothing but values; number and file are what the entry has besides. */
function fieldOf(entry: KnownEntry, field: string): Value {
  const value = entry[field] ?? null;
  return typeof value === 'number' || (typeof value === 'object' && value !== null) ? null : value;
}

/** What the resume does not say stays as it is. */
function merged(section: SectionName, before: KnownEntry, read: Values): Values {
  return Object.fromEntries(
    Object.keys(sectionOf(section).fields).map((key) => {
      if (key === 'end_date' && read.is_current) return [key, null];
      const value = read[key];
      return [key, value === '' || value === null || value === undefined ? fieldOf(before, key) : value];
    }),
  );
}

function compareItems(section: string, read: Omit<ProposedItem, 'path' | 'change'>[], known: string[]): ProposedItem[] {
  const seen = new Set<string>();
  const there = new Set(known.map(normalizeText));
  return read.flatMap((item, at) => {
    const key = normalizeText(item.name);
    if (key === '' || seen.has(key)) return [];
    seen.add(key);
    return [{ ...item, path: `${section}.${at}`, change: there.has(key) ? 'kept' : 'added' }];
  });
}

/** Only languages that our list knows can be kept. */
function compareLanguages(content: ResumeContent, profile: Profile): ProposedItem[] {
  const there = new Set(profile.languages.map(({ id }) => id));
  return content.languages.flatMap(({ name, language_id, proficiency_id }, at) =>
    language_id === null
      ? []
      : [
          {
            path: `languages.${at}`,
            name,
            language_id,
            proficiency_id,
            change: there.has(language_id) ? ('kept' as const) : ('added' as const),
          },
        ],
  );
}
