import type { Quote } from '../../report.ts';
import type { AnalysedResume, Judge, Verdict } from './analysed.ts';
import { quoteLine } from './contact.ts';
import { countWords, labelOf } from './statements.ts';

const LONGEST_HEADLINE = 15;
const ENOUGH_SUMMARY = 20;
const LONGEST_SUMMARY = 150;
const ENOUGH_DESCRIPTION = 8;
/** Older jobs may be a line. */
const DESCRIBED = 3;
const ENOUGH_SKILLS = 5;

function judgeHeadline({ headline }: AnalysedResume): Verdict {
  const words = countWords(headline);
  return { share: words === 0 ? 0 : words > LONGEST_HEADLINE ? 0.5 : 1, quotes: quoteLine('basics', headline) };
}

function judgeSummary({ summary }: AnalysedResume): Verdict {
  const words = countWords(summary);
  const share = words > LONGEST_SUMMARY ? 0.5 : words / ENOUGH_SUMMARY;
  const shown = summary.length > 200 ? `${summary.slice(0, 200)}…` : summary;
  return { share, done: words, total: ENOUGH_SUMMARY, quotes: quoteLine('summary', shown) };
}

/** What was done in the last jobs; of studies, where there are no jobs yet. */
function judgeDescribed({ work, educations }: AnalysedResume): Verdict {
  const entries = work.length > 0 ? work : educations;
  const section = work.length > 0 ? 'work' : 'education';
  const last = entries.slice(0, DESCRIBED);
  if (last.length === 0) return { share: 0, done: 0, total: 1 };
  const bare = last.filter(({ description }) => countWords(description) < ENOUGH_DESCRIPTION);
  const quotes = bare.flatMap((entry) => quoteLine(section, entry.description || nameOf(entry), nameOf(entry)));
  return { share: 1 - bare.length / last.length, done: last.length - bare.length, total: last.length, quotes };
}

type Entry = AnalysedResume['work'][number] | AnalysedResume['educations'][number];

function nameOf(entry: Entry): string {
  return 'company' in entry ? labelOf(entry.title, entry.company) : labelOf(entry.degree, entry.school);
}

function judgeEducation({ educations, licences }: AnalysedResume): Verdict {
  const [first] = educations;
  const said = first ? labelOf(first.degree, first.school) : (licences[0] ?? '');
  return { share: said === '' ? 0 : 1, quotes: quoteLine('education', said) };
}

function judgeSkills({ skills }: AnalysedResume): Verdict {
  const share = skills.length / ENOUGH_SKILLS;
  return { share, done: skills.length, total: ENOUGH_SKILLS, quotes: quoteLine('skills', skills.join(', ')) };
}

const MONTH = 7;

/** A year alone leaves open whether it was a day or twelve months. Nothing is lost by a time without work. */
function judgeDates({ work, educations }: AnalysedResume): Verdict {
  if (work.length === 0) {
    const dated = educations.filter(({ start, end }) => start !== null || end !== null);
    return share(educations.length, dated.length, []);
  }
  const isExact = ({ start, end, is_current }: Entry) =>
    (start?.length ?? 0) >= MONTH && (is_current || end === null || end.length >= MONTH);
  const vague = work.filter((entry) => !isExact(entry));
  return share(work.length, work.length - vague.length, vague.map(quotePeriod));
}

function judgeEnded({ work }: AnalysedResume, today: string): Verdict {
  if (work.length === 0) return { share: 1 };
  const open = work.filter(({ end, is_current }) => !is_current && (end === null || end > today));
  return share(work.length, work.length - open.length, open.map(quotePeriod));
}

function share(total: number, done: number, quotes: Quote[]): Verdict {
  return { share: total === 0 ? 0 : done / total, done, total, quotes: quotes.slice(0, 3) };
}

function quotePeriod(entry: AnalysedResume['work'][number]): Quote {
  const label = nameOf(entry);
  const text = `${entry.start ?? '…'} – ${entry.end ?? (entry.is_current ? '' : '…')}`.trim();
  return { section: 'work', label, text, marks: [[0, text.length]] };
}

export function sectionJudges(resume: AnalysedResume, today: string) {
  return {
    headline: () => judgeHeadline(resume),
    summary: () => judgeSummary(resume),
    described: () => judgeDescribed(resume),
    education: () => judgeEducation(resume),
    skills: () => judgeSkills(resume),
    dates: () => judgeDates(resume),
    ended: () => judgeEnded(resume, today),
  } satisfies Record<string, Judge>;
}
