import { isRefusal } from '#src/kernel/client.ts';
import { errorTable } from '#src/kernel/error-table.ts';
import { type FactGroup, factGroups, factsOf } from '#src/modules/profiles/fact-groups.ts';
import { MOST_SKILLS, type SectionName, sectionNames, sectionOf } from '#src/modules/profiles/profile-sections.ts';
import { readPartialDate } from '#src/modules/profiles/web/partial-date.ts';
import type { PageServices } from '#src/page-services.ts';
import type { FormAnswer } from '#src/ui/controls/use-form-answer.ts';
import { answerForm, textOf } from '../form-answer.ts';

type Api = PageServices['api'];
/** Which section it is, is known at run time only: its contract checks what is sent. */
type AnyCall = (key: string, input: object) => Promise<unknown>;

/** The forms of the profile, each by its intent. */
export function saveProfile(request: Request, api: Api): Promise<FormAnswer> {
  const call = api as AnyCall;
  return answerForm(request, {
    entry: (form) => saveEntry(form, call),
    facts: async (form) => {
      await call('PATCH /jobseeker/profile', { version: Number(form.get('version')), ...factsIn(form) });
      return {};
    },
    skills: (form) => saveSkills(form, api),
    shown: async (form) => {
      await api('PATCH /jobseeker/profile', { is_shown: form.get('is_shown') === 'yes' });
      return {};
    },
  });
}

async function saveEntry(form: FormData, call: AnyCall) {
  const section = sectionIn(form);
  const { path } = sectionOf(section);
  const values = entryIn(form, section);
  const id = Number(form.get('id'));
  if (id && form.get('delete') === 'yes') {
    await call(`DELETE /jobseeker/${path}/:id/delete`, { id });
    return {};
  }
  if (id) {
    await call(`PATCH /jobseeker/${path}/:id/update`, { ...values, id, version: Number(form.get('version')) });
    return {};
  }
  try {
    await call(`POST /jobseeker/${path}/create`, {
      ...values,
      confirm_duplicate: form.get('confirm_duplicate') === 'yes',
    });
    return {};
  } catch (error) {
    if (!isRefusal(error) || error.code !== errorTable.duplicateEntry.code) throw error;
    return { isDone: false, message: error.message, data: { isDuplicate: true } };
  }
}

function sectionIn(form: FormData): SectionName {
  const section = sectionNames.find((name) => name === form.get('section'));
  if (!section) throw new Response(null, { status: 400 });
  return section;
}

function entryIn(form: FormData, section: SectionName): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(sectionOf(section).fields).map(([name, { is }]) => {
      if (is === 'flag') return [name, form.get(name) === 'yes'];
      return [name, is === 'date' ? dateIn(form, name) : textOf(form, name)];
    }),
  );
}

function dateIn(form: FormData, name: string): string {
  return readPartialDate(textOf(form, `${name}.year`), textOf(form, `${name}.month`), textOf(form, `${name}.known`));
}

function factsIn(form: FormData): Record<string, unknown> {
  const group = String(form.get('group'));
  if (!Object.hasOwn(factGroups, group)) throw new Response(null, { status: 400 });
  return Object.fromEntries(
    factsOf(group as FactGroup).map(([name, { is }]) => {
      if (is === 'flag') return [name, form.get(name) === 'yes'];
      return [name, is === 'date' ? dateIn(form, name) : textOf(form, name)];
    }),
  );
}

/** In the order of the page, and each refusal beside the line that it is about. */
async function saveSkills(form: FormData, api: Api): Promise<Partial<FormAnswer>> {
  const lines = linesIn(form);
  const skills = lines.map((at) => ({
    name: textOf(form, `skill.${at}`),
    proficiency_id: textOf(form, `level.${at}`),
  }));
  try {
    await api('PUT /jobseeker/skills', { version: Number(form.get('version')), skills });
    return {};
  } catch (error) {
    if (!isRefusal(error) || error.status === 401) throw error;
    const placed = Object.entries(error.fields).map(([field, text]) => {
      const [section, at, ...rest] = field.split('.');
      return [[section, lines[Number(at)] ?? at, ...rest].join('.'), text];
    });
    return { isDone: false, message: error.message, fields: Object.fromEntries(placed) };
  }
}

/** The lines of the form that say something, as they stand on the page: the browser sends fields in that order. */
function linesIn(form: FormData): string[] {
  const names = [...form.keys()].filter((name) => name.startsWith('skill.') && textOf(form, name) !== '');
  return names.slice(0, MOST_SKILLS).map((name) => name.slice('skill.'.length));
}
