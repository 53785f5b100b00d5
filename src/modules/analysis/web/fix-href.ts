import type { RuleName } from '../rubric.ts';

const profile = (edit: string) => `/manage-profile?tab=profile&edit=${edit}`;
const work = '/manage-profile?tab=profile#work_experiences';

/** Where what a rule looks at is changed. */
const places: Record<RuleName, string> = {
  email: '/settings/account',
  phone: '/settings/account',
  place: profile('basics'),
  headline: profile('basics'),
  summary: profile('summary'),
  described: work,
  education: '/manage-profile?tab=profile#educations',
  skills: profile('skills'),
  dates: work,
  ended: work,
  figures: work,
  verbs: work,
  outcomes: work,
  fillers: profile('summary'),
  passive: work,
  sentences: work,
  repeats: work,
  amount: work,
  lines: work,
  plain: profile('summary'),
  title: profile('basics'),
  wanted: profile('skills'),
  shown: work,
  spoken: profile('languages'),
};

export const fixHref = (language: string, rule: RuleName): string => `/${language}${places[rule]}`;
