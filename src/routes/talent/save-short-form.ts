import { minorDigits } from '#src/kernel/minor-digits.ts';
import { readAmount } from '#src/kernel/read-amount.ts';
import { customTitle } from '#src/modules/preferences/web/preference-draft.ts';
import { type ShortDraft, shortFields } from '#src/modules/preferences/web/short-draft.ts';
import { isSame } from '#src/modules/preferences/web/use-short-draft.ts';
import type { PageServices } from '#src/page-services.ts';
import { textOf } from '../form-answer.ts';

type Api = PageServices['api'];
type Wish = Parameters<typeof create>[1];

const create = (api: Api, wish: Parameters<typeof api<'POST /jobseeker/job-preferences/create'>>[1]) =>
  api('POST /jobseeker/job-preferences/create', wish);

export function readShortForm(form: FormData): ShortDraft {
  return Object.fromEntries(shortFields.map((name) => [name, textOf(form, name)])) as ShortDraft;
}

/** Saves the short form. The rules are the server's own, the same as for the long one; it says what is missing. */
export async function savePreference({ api, countryId, language }: PageServices, draft: ShortDraft): Promise<void> {
  const title = await findTitle(api, draft.title);
  const country = Number(draft.pref_country_id) || countryId;
  const money = { language, places: minorDigits(draft.currency) };
  const wish = {
    function_job_title_id: title?.id ?? null,
    job_title: title?.name ?? null,
    industry_id: number(draft.industry_id) ?? (title && (await findIndustry(api, title.id, country))) ?? null,
    location_id: number(draft.location_id),
    pref_country_id: number(draft.pref_country_id),
    work_arrangement_id: number(draft.work_arrangement_id),
    job_type_id: number(draft.job_type_id),
    work_language_id: number(draft.work_language_id),
    currency: draft.currency,
    timezone: draft.timezone,
    min_salary: readAmount(draft.min_salary, money).amount,
    max_salary: readAmount(draft.max_salary, money).amount,
  };
  await create(api, wish as Wish);
}

/** The title on the list that is spelled like this, or else one of the person's own. */
async function findTitle(api: Api, typed: string): Promise<{ id: number; name: string } | undefined> {
  if (!typed) return undefined;
  const { job_titles } = await api('GET /config/search/job-title-lists', { query: typed, size: 50 });
  const known = job_titles.find(({ value }) => isSame(value, typed));
  return known ? { id: known.id, name: known.value } : customTitle(typed);
}

/** Without scripts nobody has filled it in yet. */
async function findIndustry(api: Api, titleId: number, country_id: number): Promise<number | undefined> {
  const { industry } = await api('GET /job/title-market', { function_job_title_id: titleId, country_id });
  return industry?.id;
}

function number(text: string): number | null {
  return text === '' ? null : Number(text);
}
