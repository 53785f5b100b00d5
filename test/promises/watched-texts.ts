import { readdirSync, readFileSync } from 'node:fs';
import { isLive } from '#src/modules/options/live-features.ts';
import type { PageText, WrittenPage } from '#src/modules/options/server/present-page.ts';

const english = new URL('../../locales/en/', import.meta.url);

/** Where the product gives its word: first pages, settings, what stands beside chats, jobs and pay. Pages join below. */
const watched = [
  'home',
  'landing',
  'settings',
  'shell',
  'accounts.start',
  'articles.help.stuckText',
  'accounts.code',
  'accounts.link',
  'accounts.wayBack',
  'preferences.short',
  'preferences.blocked',
  'preferences.shown',
  'preferences.eligibility',
  'preferences.languages',
  'employer.landing',
  'employer.verification',
  'employer.form.descriptionHint',
  'employer.form.attestText',
  'employer.jobs.closeText',
  'inbox.today.meter',
  'chat.offline',
  'chat.scam',
  'chat.clock',
  'chat.settings',
  'chat.exchange',
  'chat.menu.reportText',
  'jobs.card.hidden',
  'jobs.hire',
  'jobs.truth',
  'jobs.save',
  'jobs.mine',
  'jobs.report',
  'search.pay',
  'search.limit',
  'companies.reply',
  'companies.report',
  'feedback',
  'points',
  'ai.settings',
  'headshots.face',
  'headshots.private',
  'headshots.free',
  'headshots.engines',
  'headshots.outside',
  'resumes.import.once',
  'notifications.kinds',
  'notices.job_changed',
  'vip',
  'invitations',
  'app',
  'converter',
  'pay',
  'limits',
];

/** Words that turn a sentence into a promise, or may: a sentence too many is better than one too few. */
const PROMISING = new RegExp(
  `\\b(?:${[
    "we|our|us|parley|you (?:can|see|get|decide|may|won't)|yourself",
    "never|always|every(?:one|thing)?|only|nobody|no one|neither|nothing|no|not|cannot|\\w+n't|without",
    'free|automatically|by itself|saves itself|at (?:once|any time|most)|anytime|right away|public|hidden|limited|recorded|marks|marked',
    'until|within|once|before|after|as soon as|days?|hours?|half an hour|minutes?|first|newest|most|last',
    'stays?|keeps?|kept|told|tells?|learns?|shown?|shows|signs|says|measured?|deleted?|closed?|removed|disappears?',
    'download|in your own',
  ].join('|')})\\b`,
  'i',
);

/** The English texts that are shown today. All texts of a page share its name: its sections may move. */
export function watchedTexts(): Map<string, string[]> {
  const texts = new Map<string, string[]>();
  for (const name of watched) {
    const [file = '', ...path] = name.split('.');
    addTree(
      texts,
      name,
      path.reduce((part, key) => (part as Tree)[key] ?? {}, readJson<Tree | string>(`${file}.json`)),
    );
  }
  for (const file of readdirSync(new URL('pages/', english))) {
    texts.set(`pages/${file.replace('.json', '')}`, textsOfPage(readJson<WrittenPage>(`pages/${file}`)));
  }
  return texts;
}

/** The sentences of a text that may promise something; two or three words alone are a label. */
export function promisesIn(text: string): string[] {
  const isLabel = (sentence: string) => sentence.split(' ').length < 4 && !/[.!?]$/.test(sentence);
  return text.split(/(?<=[.!?])\s+/).filter((sentence) => PROMISING.test(sentence) && !isLabel(sentence));
}

interface Tree {
  [key: string]: string | Tree;
}

function readJson<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(name, english), 'utf8'));
}

function addTree(texts: Map<string, string[]>, path: string, tree: Tree | string): void {
  if (typeof tree === 'string') texts.set(path, [tree]);
  else for (const [key, value] of Object.entries(tree)) addTree(texts, `${path}.${key}`, value);
}

function textsOfPage(page: WrittenPage): string[] {
  const sections = page.sections.filter(({ when }) => !when || isLive(when));
  const texts = [page.intro, ...sections.flatMap(({ paragraphs, points = [] }) => [...paragraphs, ...points])];
  return texts.flatMap((text: PageText) =>
    typeof text === 'string' ? text : isLive(text.when) ? text.text : (text.otherwise ?? []),
  );
}
