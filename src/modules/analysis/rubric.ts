/**
 * What a rule may need besides the resume: lists of words for its language, a desired job, open jobs to compare with.
 * Without it the rule is left out and the others of its part weigh more.
 */
export const needs = ['words', 'job', 'market'] as const;
export type Need = (typeof needs)[number];

interface Rule {
  points: number;
  needs?: Need;
}

/**
 * AI-03: the published rubric. The score is the sum of these rules and of nothing else: the report, the page that
 * explains the score and the tests all read this table. The points of a part are the points of its rules.
 */
export const rubric = {
  contact: {
    email: { points: 4 },
    phone: { points: 3 },
    place: { points: 3 },
  },
  sections: {
    headline: { points: 3 },
    summary: { points: 4 },
    described: { points: 3 },
    education: { points: 2 },
    skills: { points: 3 },
    dates: { points: 3 },
    ended: { points: 2 },
  },
  impact: {
    figures: { points: 10 },
    verbs: { points: 6, needs: 'words' },
    outcomes: { points: 4, needs: 'words' },
  },
  clarity: {
    fillers: { points: 5, needs: 'words' },
    passive: { points: 3, needs: 'words' },
    sentences: { points: 4 },
    repeats: { points: 3 },
  },
  length: {
    amount: { points: 5 },
    lines: { points: 3 },
    plain: { points: 2 },
  },
  fit: {
    title: { points: 5, needs: 'job' },
    wanted: { points: 12, needs: 'market' },
    shown: { points: 5, needs: 'job' },
    spoken: { points: 3, needs: 'job' },
  },
} as const satisfies Record<string, Record<string, Rule>>;

export type PartName = keyof typeof rubric;
export type RuleName = { [Part in PartName]: keyof (typeof rubric)[Part] }[PartName];

export const partNames = Object.keys(rubric) as PartName[];

export interface PublishedRule {
  rule: RuleName;
  part: PartName;
  points: number;
  needs: Need | undefined;
}

/** Every rule in the order of the report. */
export const rules: readonly PublishedRule[] = partNames.flatMap((part) =>
  Object.entries(rubric[part] as Record<string, Rule>).map(([rule, { points, needs }]) => ({
    rule: rule as RuleName,
    part,
    points,
    needs,
  })),
);

export const ruleNames = rules.map(({ rule }) => rule);

/** What a part counts for, before anything is left out. */
export function pointsOf(part: PartName): number {
  return rules.filter((one) => one.part === part).reduce((sum, { points }) => sum + points, 0);
}

/** The seven results of the specification, each from its lowest score on; it does not say where they begin. */
export const tiers = [
  { tier: 'excellent', from: 90 },
  { tier: 'wow', from: 80 },
  { tier: 'wellDone', from: 70 },
  { tier: 'goodEffort', from: 60 },
  { tier: 'pass', from: 50 },
  { tier: 'needsWork', from: 35 },
  { tier: 'notYet', from: 0 },
] as const;

export type TierName = (typeof tiers)[number]['tier'];
export const tierNames = tiers.map(({ tier }) => tier);

export function tierOf(score: number): TierName {
  return (tiers.find(({ from }) => score >= from) ?? tiers[6]).tier;
}

/** The next better result and what is missing to it; null at the top. */
export function nextTier(score: number): { tier: TierName; missing: number } | null {
  const above = tiers.filter(({ from }) => from > score).at(-1);
  return above ? { tier: above.tier, missing: above.from - score } : null;
}

/** AI-03: three a day. */
export const MOST_A_DAY = 3;
