import type { Values } from '#src/kernel/translate.ts';
import type accounts from '../../locales/en/accounts.json';
import type ai from '../../locales/en/ai.json';
import type analysis from '../../locales/en/analysis.json';
import type applications from '../../locales/en/applications.json';
import type articles from '../../locales/en/articles.json';
import type chat from '../../locales/en/chat.json';
import type coach from '../../locales/en/coach.json';
import type companies from '../../locales/en/companies.json';
import type design from '../../locales/en/design.json';
import type employer from '../../locales/en/employer.json';
import type feedback from '../../locales/en/feedback.json';
import type headshots from '../../locales/en/headshots.json';
import type hiring from '../../locales/en/hiring.json';
import type home from '../../locales/en/home.json';
import type inbox from '../../locales/en/inbox.json';
import type interviews from '../../locales/en/interviews.json';
import type jobs from '../../locales/en/jobs.json';
import type landing from '../../locales/en/landing.json';
import type matching from '../../locales/en/matching.json';
import type notifications from '../../locales/en/notifications.json';
import type offers from '../../locales/en/offers.json';
import type operator from '../../locales/en/operator.json';
import type pipeline from '../../locales/en/pipeline.json';
import type points from '../../locales/en/points.json';
import type preferences from '../../locales/en/preferences.json';
import type profiles from '../../locales/en/profiles.json';
import type resumes from '../../locales/en/resumes.json';
import type search from '../../locales/en/search.json';
import type settings from '../../locales/en/settings.json';
import type shell from '../../locales/en/shell.json';
import type tracker from '../../locales/en/tracker.json';
import type ui from '../../locales/en/ui.json';

/** Every locale file of the talent site; its name is the first part of the key. */
interface Texts {
  accounts: typeof accounts;
  ai: typeof ai;
  analysis: typeof analysis;
  applications: typeof applications;
  articles: typeof articles;
  chat: typeof chat;
  coach: typeof coach;
  companies: typeof companies;
  design: typeof design;
  employer: typeof employer;
  feedback: typeof feedback;
  headshots: typeof headshots;
  hiring: typeof hiring;
  home: typeof home;
  inbox: typeof inbox;
  interviews: typeof interviews;
  jobs: typeof jobs;
  landing: typeof landing;
  matching: typeof matching;
  notifications: typeof notifications;
  offers: typeof offers;
  operator: typeof operator;
  pipeline: typeof pipeline;
  points: typeof points;
  preferences: typeof preferences;
  profiles: typeof profiles;
  resumes: typeof resumes;
  search: typeof search;
  settings: typeof settings;
  shell: typeof shell;
  tracker: typeof tracker;
  ui: typeof ui;
}

type PluralForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';
type WithoutPlural<K extends string> = K extends `${infer Base}_${PluralForm}` ? Base : K;
type Paths<T, Prefix extends string = ''> = {
  [K in keyof T & string]: T[K] extends string ? WithoutPlural<`${Prefix}${K}`> : Paths<T[K], `${Prefix}${K}.`>;
}[keyof T & string];

export type TextKey = Paths<Texts>;
export type TextValues = Values;
