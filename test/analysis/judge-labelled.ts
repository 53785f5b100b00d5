import type { Report } from '#src/modules/analysis/report.ts';
import { partNames } from '#src/modules/analysis/rubric.ts';
import type { AnalysedResume, Target } from '#src/modules/analysis/server/score/analysed.ts';
import { createKnownSkills } from '#src/modules/analysis/server/score/known-skills.ts';
import { scoreResume } from '#src/modules/analysis/server/score/score-resume.ts';
import { namesOfTitle } from '#src/modules/analysis/server/title-names.ts';
import { jobLanguageCodes } from '#src/modules/options/job-languages.ts';
import { loadOptionData, titleIndex } from '#src/modules/options/server/options.public.ts';
import type { Labelled, Order } from './labelled.ts';
import { markets } from './markets.ts';

const data = loadOptionData();
const known = createKnownSkills(data);
const TODAY = '2026-11-17';

const period = (from: string, to: string) => ({
  start: from || null,
  end: to === 'now' || to === '' ? null : to,
  is_current: to === 'now',
});

const idOf = (code: string) => jobLanguageCodes.indexOf(code) + 1;

/** What the product would make of the same profile. */
export function resumeOf(one: Labelled): AnalysedResume {
  const { work = [], studies = [], skills = [], speaks = [] } = one;
  return {
    headline: one.headline ?? '',
    email: one.email ?? 'someone@parley.example',
    phone: one.phone ?? '',
    place: one.place ?? '',
    summary: one.summary ?? '',
    work: work.map(([title, company, from, to, description]) => ({ title, company, ...period(from, to), description })),
    educations: studies.map(([school, degree, from, to, description = '']) => ({
      school,
      degree,
      field: '',
      ...period(from, to),
      description,
    })),
    skills,
    licences: one.licences ?? [],
    languages: speaks.map(idOf),
    isStudent: one.isStudent ?? false,
  };
}

function targetOf({ trade, language }: Labelled): Target | null {
  const market = trade && markets[trade];
  if (!market) return null;
  const entry = titleIndex(data).get(market.titleId);
  if (!entry) throw new Error(`There is no title ${market.titleId}`);
  const skills = Object.entries(market.skills).map(([name, count]) => {
    const skill = data.skills.find(({ names }) => names.en === name);
    if (!skill) throw new Error(`There is no skill ${name}`);
    return { id: skill.id, name, spellings: known.byId(skill.id)?.spellings ?? [], count };
  });
  return {
    title: entry.title.names.en ?? '',
    names: namesOfTitle(entry.title),
    languageId: idOf(language),
    languageName: '',
    languageCode: language,
    market: { jobs: market.jobs, of: 'title', field: '', skills },
    skillOf: known.bySpelling,
  };
}

export function scoreLabelled(one: Labelled): Report {
  return scoreResume({ resume: resumeOf(one), target: targetOf(one), hint: one.language, today: TODAY });
}

/** What a label expects, one line for each, and whether the report has it. */
export function checkLabel(one: Labelled): { says: string; isMet: boolean }[] {
  const report = scoreLabelled(one);
  const { issues = [], clean = [], leftOut = [], from, to, weakest } = one.expects;
  const of = (name: string) => report.rules.find(({ rule }) => rule === name);
  const isIssue = (name: string) => (of(name)?.points ?? 0) < (of(name)?.max ?? 0);
  const line = (says: string, isMet: boolean) => ({ says: `${one.name}: ${says}`, isMet });
  const lost = (part: string) => {
    const own = report.rules.filter((rule) => rule.part === part);
    const max = own.reduce((sum, rule) => sum + rule.max, 0);
    return max === 0 ? 0 : 1 - own.reduce((sum, rule) => sum + rule.points, 0) / max;
  };
  return [
    line(`${report.score} is within ${from} to ${to}`, report.score >= from && report.score <= to),
    ...issues.map((name) => line(`${name} is an issue`, isIssue(name))),
    ...clean.map((name) => line(`${name} is no issue (${of(name)?.points} of ${of(name)?.max})`, !isIssue(name))),
    ...leftOut.map((name) => line(`${name} is left out`, of(name)?.left_out != null)),
    ...(weakest
      ? [
          line(
            `${weakest} is weakest`,
            partNames.every((part) => lost(part) <= lost(weakest)),
          ),
        ]
      : []),
  ];
}

export function checkOrders(set: Labelled[], orders: Order[]): { says: string; isMet: boolean }[] {
  const scores = new Map(set.map((one) => [one.name, scoreLabelled(one).score]));
  return orders.map(([better, worse]) => {
    const [a, b] = [scores.get(better) ?? Number.NaN, scores.get(worse) ?? Number.NaN];
    return { says: `${better} (${a}) is better than ${worse} (${b})`, isMet: a > b };
  });
}
