import type { Translate } from '#src/kernel/translate.ts';
import type { Credits } from '#src/modules/ai/ai-schemas.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import { loadPreferences, type PreferenceRow } from '#src/modules/preferences/server/preferences.public.ts';
import type { AskedWork } from '#src/modules/search/server/search.public.ts';
import type { AccountContext } from '#src/platform/context.ts';
import type { Suggestion } from '../../suggestions.ts';
import type { CoachParts } from '../coach.parts.ts';
import type { StoredBlock } from '../stored-block.ts';
import type { Understood } from '../understand/read-question.ts';

/** A question that is understood, and what it takes to answer it. */
export interface Asked {
  ctx: AccountContext;
  parts: CoachParts;
  language: LanguageCode;
  t: Translate;
  about: Understood;
  /** Of today, with this one taken. */
  credits: Credits;
}

/** What the rules answer. */
export interface Answer {
  /** Paragraphs. */
  lines: string[];
  blocks?: StoredBlock[];
  suggestions?: Suggestion[];
  /** What was looked up; all that an outside service gets to know besides the words. */
  facts?: Record<string, unknown>;
  /** Jobs in the order of the cards. */
  shown?: number[];
  /** The work that it was about. */
  work?: AskedWork | undefined;
}

/** The name of a title of the lists. */
export function titleIn({ data }: Pick<CoachParts, 'data'>, id: number, language: string): string {
  return textIn(titleIndex(data).get(id)?.title.names ?? {}, language);
}

export const preferencesOf = ({ ctx }: Asked): Promise<PreferenceRow[]> =>
  loadPreferences(ctx.tx, ctx.viewer.accountId);

/** The work that a question is about: what it names, what the conversation is about, or what the person looks for. */
export async function findWork(asked: Asked): Promise<AskedWork | undefined> {
  const { about, parts, language } = asked;
  const where = { place: about.place ?? null, isRemote: about.isRemote ?? false };
  if (about.titleId) return { titleId: about.titleId, title: titleIn(parts, about.titleId, language), ...where };
  if (about.title) return { titleId: null, title: about.title, ...where };
  const [wish] = await preferencesOf(asked);
  if (!wish) return undefined;
  return wish.custom_job_title === null
    ? { titleId: wish.function_job_title_id, title: titleIn(parts, wish.function_job_title_id, language), ...where }
    : { titleId: null, title: wish.custom_job_title, ...where };
}

/** The work and where, as a person says it. */
export function whatOf({ parts, language, t }: Asked, { title, place, isRemote }: AskedWork): string {
  const where = place ? parts.search.nameOf(place, language) : isRemote ? t('coaching.remote') : '';
  return [title, where].filter(Boolean).join(' · ');
}

/** Nobody can say what is asked for where no job is named. */
export function askTitle({ t }: Asked): Answer {
  return {
    lines: [t('coaching.askTitle')],
    blocks: [{ kind: 'links', links: [{ to: 'preferences' }] }],
    suggestions: ['jobs', 'parley'],
  };
}
