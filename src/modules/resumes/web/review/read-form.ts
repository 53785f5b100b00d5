import type { InputOf } from '#src/kernel/contract.ts';
import { type SectionName, sectionNames, sectionOf } from '#src/modules/profiles/profile-sections.ts';
import type { profilesContract } from '#src/modules/profiles/profiles.contract.ts';
import { readPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import type { Proposals, ProposedEntry } from '../../compare-reading.ts';

type FillInput = InputOf<(typeof profilesContract)['POST /jobseeker/profile/fill']>;

/** The box that says whether something is taken over. */
export const takeName = (path: string) => `take.${path}`;

/** Whoever corrects something means to take it. */
export function takeTyped(form: HTMLFormElement, target: EventTarget): void {
  const { name = '', type } = target as Partial<HTMLInputElement>;
  if (type === 'checkbox') return;
  const parts = name.split('.');
  const paths = parts.map((_, at) => parts.slice(0, at + 1).join('.'));
  const box = paths.map((path) => form.elements.namedItem(takeName(path))).find((one) => one !== null);
  if (box instanceof HTMLInputElement) box.checked = true;
}

/**
 * What someone has agreed to, as the call takes it, and where each entry that is sent stands on the page: a refusal counts
 * what was sent.
 */
export function readForm(form: FormData, proposals: Proposals): { input: FillInput; sent: Map<string, string> } {
  const isTaken = (path: string) => form.get(takeName(path)) === 'yes';
  const text = (name: string) => String(form.get(name) ?? '').trim();
  const facts = proposals.facts.filter(({ name }) => isTaken(`facts.${name}`));
  const taken = proposals.entries.filter(({ path }) => isTaken(path));
  const sent = new Map<string, string>();
  const entries = (section: SectionName) =>
    taken
      .filter((entry) => entry.section === section)
      .map((entry, at) => {
        sent.set(`${section}.${at}`, entry.path);
        const { before } = entry;
        return { ...valuesIn(form, entry), ...(before && { entry: { id: before.id, version: before.version } }) };
      });
  return {
    input: {
      facts: Object.fromEntries(facts.map(({ name, id }) => [name, id ?? text(`facts.${name}`)])),
      ...(Object.fromEntries(sectionNames.map((name) => [name, entries(name)])) as Pick<FillInput, SectionName>),
      skills: proposals.skills
        .filter(({ path }) => isTaken(path))
        .map(({ name, proficiency_id }) => ({ name, proficiency_id })),
      languages: proposals.languages.flatMap(({ path, language_id, proficiency_id }) =>
        isTaken(path) && language_id !== null ? [{ language_id, proficiency_id }] : [],
      ),
    },
    sent,
  };
}

function valuesIn(form: FormData, { path, section, values }: ProposedEntry): Record<string, unknown> {
  const text = (name: string) => String(form.get(`${path}.${name}`) ?? '').trim();
  return Object.fromEntries(
    Object.entries(sectionOf(section).fields).map(([name, { is }]) => {
      if (is === 'file') return [name, values[name] ?? null];
      if (is === 'flag') return [name, text(name) === 'yes'];
      if (is !== 'date') return [name, text(name)];
      return [name, readPartialDate(text(`${name}.year`), text(`${name}.month`), text(`${name}.known`))];
    }),
  );
}

/** Refused fields by their names on the page. */
export function placeErrors(fields: Record<string, string>, sent: Map<string, string>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, text]) => {
      const [section, at, ...rest] = field.split('.');
      const path = sent.get(`${section}.${at}`);
      return [path ? [path, ...rest].join('.') : field, text];
    }),
  );
}
