import type { Compared } from '../../report.ts';
import type { AnalysedResume, AskedSkill, Judge, Market, Target, Verdict } from './analysed.ts';
import { quoteLine } from './contact.ts';
import { base } from './find-language.ts';
import { findPhrase, foldText, isCjk, tokensOf } from './fold.ts';
import { allWords } from './length.ts';

/** What fewer than one job in ten asks for is no advice. */
const ASKED_IN = 10;
const MOST_ASKED = 10;
/** Nobody has everything: three fifths of what is asked for, by how often it is, are all that can be won. */
const ENOUGH = 0.6;
/** Half of the skills that one names should be seen at work. */
const SHOWN = 0.5;
/** So few jobs prove nothing about what is not asked for. */
const ENOUGH_TO_DROP = 30;
/** 'Go' and 'C' are words of every text: as short as this, a skill counts only where skills are listed. */
const SHORT = 2;

/** The endings of 'advogado' and 'advogada' must not matter, nor those of طبيب and طبيبة. */
function stem(token: string): string {
  if (token.length > 4 && /^[a-z]+$/.test(token)) return token.replace(/(?:as|os|es|a|o|e|s)$/, '');
  return token.length > 3 ? token.replace(/ة$/u, '') : token;
}

const stems = (text: string) => tokensOf(foldText(text)).map(stem);

/** 'Advogado(a)' and 'Soldador/a' are 'Advogado' and 'Soldador'. */
const bare = (name: string) => name.replace(/\([^()]{0,6}\)|\/[\p{L}]{1,2}(?=\s|$)/gu, '').trim();

/** Texts to look for names in, each prepared once. */
const prepare = (text: string) => ({ folded: foldText(text), said: new Set(stems(text)) });

/** How much of a name stands in a text: 0 to 1. */
function shareOfName(name: string, { folded, said }: ReturnType<typeof prepare>): number {
  if (isCjk(name)) return folded.includes(foldText(bare(name))) ? 1 : 0;
  const wanted = stems(bare(name));
  if (wanted.length === 0) return 0;
  return wanted.filter((token) => said.has(token)).length / wanted.length;
}

function judgeTitle(resume: AnalysedResume, { names }: Target): Verdict {
  const titles = [resume.headline, ...resume.work.map(({ title }) => title)].filter(Boolean);
  const prepared = titles.map(prepare);
  const best = Math.max(0, ...names.flatMap((name) => prepared.map((title) => shareOfName(name, title))));
  const quotes = quoteLine('basics', titles.slice(0, 4).join(' · '));
  if (best === 1) return { share: 1, quotes };
  const studies = resume.educations.map(({ degree, field }) => `${degree} ${field}`).join(' ');
  const elsewhere = prepare(`${resume.summary} ${studies}`);
  const isElsewhere = names.some((name) => shareOfName(name, elsewhere) === 1);
  return { share: isElsewhere || best >= 0.5 ? 0.6 : 0, quotes };
}

function isNamed({ spellings }: { spellings: string[] }, listed: string[], text: string): boolean {
  return spellings.some(
    (spelling) =>
      listed.some((skill) => skill === spelling || (spelling.length > SHORT && findPhrase(skill, spelling) >= 0)) ||
      (spelling.length > SHORT && findPhrase(text, spelling) >= 0),
  );
}

/** What is asked for often enough, the most first. */
function mostAsked({ jobs, skills }: Market): AskedSkill[] {
  return [...skills]
    .filter(({ count }) => count >= Math.max(2, jobs / ASKED_IN))
    .sort((a, b) => b.count - a.count || a.id - b.id)
    .slice(0, MOST_ASKED);
}

function splitAsked(resume: AnalysedResume, market: Market) {
  const listed = resume.skills.map(foldText);
  const text = foldText(allWords(resume));
  const asked = mostAsked(market);
  return { asked, has: asked.filter((skill) => isNamed(skill, listed, text)) };
}

const weigh = (skills: AskedSkill[]) => skills.reduce((sum, { count }) => sum + count, 0);

function judgeWanted(resume: AnalysedResume, market: Market): Verdict {
  const { asked, has } = splitAsked(resume, market);
  return {
    share: weigh(has) / weigh(asked) / ENOUGH,
    done: has.length,
    total: asked.length,
    quotes: quoteLine('skills', resume.skills.join(', ')),
  };
}

/** A skill that is listed and seen nowhere else is one that someone will ask about. */
function judgeShown(resume: AnalysedResume, { skillOf }: Target): Verdict {
  const { skills } = resume;
  if (skills.length === 0) return { share: 0, done: 0, total: 0 };
  const text = foldText(allWords({ ...resume, skills: [] }));
  const said = new Set(stems(text));
  const isShown = (skill: string) => {
    const spelling = foldText(skill);
    const known = skillOf(spelling)?.spellings ?? [spelling];
    if (known.some((one) => findPhrase(text, one) >= 0)) return true;
    // 'Forklift operation' is seen in 'operated a forklift' by its one rare word.
    const words = stems(spelling).filter((word) => word.length > 3);
    return words.length > 0 && words.filter((word) => said.has(word)).length * 2 >= words.length;
  };
  const hidden = skills.filter((skill) => !isShown(skill));
  const total = skills.length;
  const done = total - hidden.length;
  return { share: done / total / SHOWN, done, total, quotes: quoteLine('skills', hidden.join(', ')) };
}

function judgeSpoken({ languages }: AnalysedResume, target: Target, language: string | null): Verdict {
  // The language that is meant, by its name: the advice says 'this language'.
  const quotes = quoteLine('preference', target.languageName);
  if (languages.includes(target.languageId)) return { share: 1, quotes };
  return { share: language === base(target.languageCode) ? 0.67 : 0, quotes };
}

export function fitJudges(resume: AnalysedResume, target: Target | null, language: string | null) {
  if (!target) return { title: undefined, wanted: undefined, shown: undefined, spoken: undefined };
  const { market } = target;
  return {
    title: () => judgeTitle(resume, target),
    wanted: market && mostAsked(market).length > 0 ? () => judgeWanted(resume, market) : undefined,
    shown: () => judgeShown(resume, target),
    spoken: () => judgeSpoken(resume, target, language),
  } satisfies Record<string, Judge | undefined>;
}

const MOST_ADVICE = 6;

/** Skills to add and to drop, each with the number of jobs that it comes from. */
export function compareSkills(resume: AnalysedResume, { title, market, skillOf }: Target): Compared | null {
  if (!market) return null;
  const { asked, has } = splitAsked(resume, market);
  const named = ({ name, count }: AskedSkill) => ({ name, count });
  const counts = new Map(market.skills.map(({ id, count }) => [id, count]));
  const unasked = resume.skills.filter((skill) => {
    const known = skillOf(foldText(skill));
    return known !== undefined && !counts.has(known.id);
  });
  return {
    title,
    jobs: market.jobs,
    of: market.of,
    field: market.field,
    add: asked
      .filter((skill) => !has.includes(skill))
      .slice(0, MOST_ADVICE)
      .map(named),
    drop: market.jobs < ENOUGH_TO_DROP ? [] : unasked.map((name) => ({ name, count: 0 })),
    has: has.map(named),
  };
}
