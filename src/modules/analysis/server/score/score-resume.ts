import type { Judged, Report } from '../../report.ts';
import { type Need, type PublishedRule, partNames, pointsOf, type RuleName, rules, tierOf } from '../../rubric.ts';
import type { AnalysedResume, Judge, Target } from './analysed.ts';
import { clarityJudges } from './clarity.ts';
import { contactJudges } from './contact.ts';
import { findLanguage } from './find-language.ts';
import { compareSkills, fitJudges } from './fit.ts';
import { fold } from './fold.ts';
import { impactJudges } from './impact.ts';
import { allWords, lengthJudges } from './length.ts';
import { sectionJudges } from './sections.ts';
import { sharePoints } from './share-points.ts';
import { countWords, type Statement, tellSummary, tellWork } from './statements.ts';
import { wordsOf } from './words/words.ts';

export interface Judging {
  resume: AnalysedResume;
  /** The desired job; without one its part is left out and the others weigh more. */
  target: Target | null;
  /** The language that words are taken for when they are too few to tell. */
  hint: string;
  /** '2026-11-17'. */
  today: string;
}

/** AI-03: the whole score, of nothing but the resume, the desired job, open jobs and the day. */
export function scoreResume({ resume, target, hint, today }: Judging): Report {
  const language = findLanguage(allWords({ ...resume, skills: [] }), hint);
  const words = wordsOf(language);
  const told = tellWork(resume);
  const judges: Record<RuleName, Judge | undefined> = {
    ...contactJudges(resume),
    ...sectionJudges(resume, today),
    ...impactJudges(told, words),
    ...clarityJudges(tellSummary(resume), told, tellHeadline(resume), words),
    ...lengthJudges(resume),
    ...fitJudges(resume, target, language),
  };
  const most = shareOut((rule) => judges[rule] !== undefined);
  const judged = rules.map((rule) => judge(rule, judges[rule.rule], most.get(rule.rule) ?? 0));
  const score = judged.reduce((sum, { points }) => sum + points, 0);
  const compared = target && compareSkills(resume, target);
  return { score, tier: tierOf(score), language: words ? language : null, rules: judged, compared };
}

function tellHeadline({ headline }: AnalysedResume): Statement[] {
  if (headline === '') return [];
  return [{ section: 'summary', label: '', text: headline, folded: fold(headline), words: countWords(headline) }];
}

/** What each rule can give: a part keeps its points while one of its rules is there, and all parts together make 100. */
function shareOut(isThere: (rule: RuleName) => boolean): Map<RuleName, number> {
  const there = partNames.map((part) => ({ part, own: rules.filter((one) => one.part === part && isThere(one.rule)) }));
  const parts = sharePoints(
    100,
    there.map(({ part, own }) => (own.length === 0 ? 0 : pointsOf(part))),
  );
  return new Map(
    there.flatMap(({ own }, place) => {
      const points = sharePoints(
        parts[place] ?? 0,
        own.map((one) => one.points),
      );
      return own.map(({ rule }, at) => [rule, points[at] ?? 0] as const);
    }),
  );
}

function judge({ rule, part, needs }: PublishedRule, work: Judge | undefined, max: number): Judged {
  if (!work) {
    const reason: Need = needs ?? 'words';
    return { rule, part, points: 0, max: 0, left_out: reason, done: null, total: null, quotes: [] };
  }
  const { share, done = null, total = null, quotes = [] } = work();
  const points = Math.round(Math.min(1, Math.max(0, share)) * max);
  return { rule, part, points, max, left_out: null, done, total, quotes };
}
