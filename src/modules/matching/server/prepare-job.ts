import { payPeriodOf, timesPerMonth } from '#src/modules/jobs/pay-period.ts';
import { type JobDetailRow, postedRange } from '#src/modules/jobs/server/jobs.public.ts';
import { REMOTE } from '#src/modules/options/ids.ts';
import type { OptionData } from '#src/modules/options/server/options.public.ts';
import { type AskedInText, askedInText } from './asked-in-text.ts';
import type { JobFacts } from './facts.ts';
import { titleWords } from './same-title.ts';
import type { Vocabulary } from './vocabulary.ts';

/** What the words of a job ask for beside its columns. */
export interface JobText extends AskedInText {
  licences: readonly string[];
}

/** The columns that a match reads; the long text only to know what it asks for. */
export type MatchJobRow = Pick<
  JobDetailRow,
  | 'id'
  | 'company_id'
  | 'title'
  | 'job_title_id'
  | 'function_id'
  | 'sub_function_id'
  | 'job_type_id'
  | 'work_arrangement_id'
  | 'country_id'
  | 'location_ids'
  | 'is_remote_worldwide'
  | 'remote_country_ids'
  | 'timezone'
  | 'salary_type_id'
  | 'currency'
  | 'salary_min'
  | 'salary_max'
  | 'is_negotiable'
  | 'work_experience_id'
  | 'qualification_id'
  | 'language_ids'
  | 'skill_ids'
  | 'work_eligibility_ids'
  | 'status'
  | 'is_hidden'
  | 'updated_at'
>;

/** A sentence that says that something is not needed. */
const NOT_NEEDED =
  /\b(?:not (?:required|needed|necessary)|no \w+(?: \w+)? (?:licen[cs]e|certificate)|tidak (?:wajib|perlu|diperlukan)|tidak diwajibkan|gerekmez|gerekmiyor|şart değil|não (?:é )?(?:necessári|exigi|obrigatóri)|no (?:es |se )?(?:necesari|requier|obligatori))|不要|不問|不需要|不需|無需|无需|なくても|لا يشترط|غير مطلوب/iu;

/** AI-07: what a job asks for, from its columns, and from its words licences and what the columns leave open. */
export function prepareJob(
  row: MatchJobRow,
  { licences, months, rank }: JobText,
  { data, vocabulary }: { data: OptionData; vocabulary: Vocabulary },
): JobFacts {
  const places = row.location_ids.flatMap(
    (id) => data.places.get(Math.floor(id / 1000))?.locations.find((one) => one.id === id) ?? [],
  );
  const ownMonths = vocabulary.monthsOf(row.work_experience_id);
  const ownRank = vocabulary.rankOf(row.qualification_id);
  const isCertificate = (id: number) => vocabulary.certificates.has(id);
  return {
    id: row.id,
    function: { titleId: row.job_title_id, subId: row.sub_function_id, mainId: row.function_id },
    title: row.title,
    words: titleWords(row.title),
    skillIds: row.skill_ids.filter((id) => !isCertificate(id)),
    certificateIds: row.skill_ids.filter(isCertificate),
    licences,
    experienceId: ownMonths > 0 ? row.work_experience_id : (vocabulary.levelOf(months) ?? row.work_experience_id),
    leastMonths: ownMonths || months,
    degreeId: ownRank > 0 ? row.qualification_id : (vocabulary.degreeOf(rank) ?? row.qualification_id),
    degreeRank: ownRank || rank,
    languageIds: row.language_ids,
    isRemote: row.work_arrangement_id === REMOTE,
    countryId: row.country_id,
    within: [...new Set(places.flatMap(({ within }) => within))],
    locationIds: row.location_ids,
    regionIds: places.flatMap(({ regionId }) => regionId ?? []),
    arrangementId: row.work_arrangement_id,
    typeId: row.job_type_id,
    pay: payOf(row),
  };
}

/** Pay that the employer masks is not known here either: the points would tell it. */
function payOf(row: MatchJobRow): JobFacts['pay'] {
  const period = payPeriodOf(row.salary_type_id);
  if (!period) return { min: 0, max: 0, currency: row.currency };
  const posted = postedRange(row);
  if (!posted) return null;
  const times = timesPerMonth(period);
  return { min: posted.min * times, max: posted.max === null ? null : posted.max * times, currency: posted.currency };
}

/** All that is read of a job's words. */
export function readJobText(title: string, description: string, vocabulary: Vocabulary): JobText {
  return { licences: licencesOf(title, description, vocabulary), ...askedInText(description, vocabulary) };
}

/** The kinds of licences that a text asks for, without those it says are not needed. */
function licencesOf(title: string, description: string, { licences }: Vocabulary): string[] {
  const sentences = [title, ...description.split('<').map((piece) => piece.slice(piece.indexOf('>') + 1))].flatMap(
    (piece) => piece.split(/[.!?。！？؟\n]/),
  );
  const found = sentences.flatMap((sentence) =>
    NOT_NEEDED.test(sentence) ? [] : licences.find(sentence).map(({ value }) => value),
  );
  const kinds = new Set(found);
  // A lorry driver's licence is a driving licence already.
  if (kinds.has('truck-driving')) kinds.delete('driving');
  return [...kinds].sort();
}
