import type { Found } from '#src/modules/matching/server/matching.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { Context } from '#src/platform/context.ts';
import type { Intent } from '../../intents.ts';
import type { Suggestion } from '../../suggestions.ts';
import type { CoachParts } from '../coach.parts.ts';
import type { Topic } from '../topic.ts';
import { isMore, isShort } from './follow-up.ts';
import { understandIntent } from './understand-intent.ts';

export interface Understood extends Topic {
  intent: Intent;
  /** More of what was shown last. */
  isMore: boolean;
  /** What may have been meant where it is not known. */
  guesses: Suggestion[];
}

type Reading = Pick<CoachParts, 'titles' | 'search'>;

/** Whoever answers `the recruiter` does not ask about the work of recruiters. */
const NO_WORK: readonly Intent[] = ['reply', 'practice', 'applications', 'resume', 'parley', 'hello', 'thanks'];

/** The first one named; of a change, the last: `from teaching to sales`. */
function findTitle(named: readonly Found<number>[], intent: Intent): number | undefined {
  const at = intent === 'change' ? named.at(-1)?.at : named[0]?.at;
  return named.find((one) => one.at === at)?.value;
}

/**
 * What a question asks for, about which work and where. A short one without a purpose of its own goes on with the topic
 * (`and in Kuala Lumpur?`, `more`); a job title stays until another one is named.
 */
export async function readQuestion(
  { titles, search }: Reading,
  { locale }: Pick<Context, 'locale'>,
  asked: { question: string; language: LanguageCode; topic: Topic },
): Promise<Understood> {
  const { question, language, topic } = asked;
  const { intent: own, isByWords, guesses } = understandIntent(question);
  const { place, isRemote } = await search.readWhere(question, language, locale.countryId);
  const title = NO_WORK.includes(own) ? undefined : findTitle(titles().find(question), own);
  const wantsMore = isMore(question) && topic.intent !== undefined && (!isByWords || own === topic.intent);
  if (wantsMore) return { ...topic, intent: topic.intent ?? own, isMore: true, guesses: [] };
  const isAbout = title !== undefined || place !== null || isRemote;
  // A place or a title alone looks like many questions; it goes on with the one before.
  const goesOn = isAbout && isShort(question) && !isByWords && (own === 'unknown' || topic.intent !== undefined);
  const intent = goesOn ? (topic.intent ?? 'jobs') : own;
  const isSame = intent === topic.intent;
  return {
    intent,
    isMore: false,
    guesses,
    ...(title === undefined ? { titleId: topic.titleId, title: topic.title } : { titleId: title, title: '' }),
    place: place ?? (isSame && !isRemote ? (topic.place ?? null) : null),
    isRemote: isRemote || (isSame && !place && (topic.isRemote ?? false)),
    // A letter is for the job that was shown last.
    shown: topic.shown,
  };
}
