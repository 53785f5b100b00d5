import { readJobText } from '#src/modules/jobs/server/jobs.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { AccountWriteContext } from '#src/platform/context.ts';
import type { Database } from '#src/platform/database/database.ts';
import { answerAfterCommit } from '#src/platform/http/answer-after-commit.ts';
import { splitHtml } from '../../html-texts.ts';
import type { AiParts } from '../ai.parts.ts';
import { name as prompt } from '../prompts/translate.v1.ts';
import { dayOf, findTranslation, hashOf, keepTranslation, noteUse, type TranslationKey } from './post-translations.ts';
import { orderTranslation, requireProvider } from './run-translation.ts';
import type { Translated } from './translate-texts.ts';

interface JobTranslation {
  title: string;
  description: string;
  questions: string[];
  language: LanguageCode;
  model: string;
  is_partial: boolean;
}

/** Translates a job post. The same words in the same language are asked for once and kept for everyone. */
export function createTranslateJob(parts: AiParts) {
  const running = new Map<string, Promise<Translated>>();
  return async (
    ctx: AccountWriteContext,
    { id, language }: { id: number; language: LanguageCode },
  ): Promise<JobTranslation> => {
    const job = await readJobText(ctx, id);
    const provider = await requireProvider(ctx, parts);
    const html = splitHtml(job.description);
    const texts = [job.title, ...job.questions, ...html.texts];
    const present = (made: string[], isPartial: boolean): JobTranslation => {
      const [title = '', ...rest] = made;
      const questions = rest.splice(0, job.questions.length);
      return { title, description: html.fill(rest), questions, language, model: provider.model, is_partial: isPartial };
    };
    const now = ctx.clock.now();
    const key: TranslationKey = { hash: hashOf(texts), language, model: provider.model, prompt };
    const known = await findTranslation(ctx.tx, key);
    if (known) {
      if (known.used_on < dayOf(now)) await noteUse(ctx.tx, key, now);
      return present(known.texts, known.is_partial);
    }
    const make = await orderTranslation(ctx, parts, provider, {
      texts,
      language,
      names: [job.company],
      ask: (ask) => shareRun(running, key, () => findOrMake(parts.db, key, now, ask)),
    });
    return answerAfterCommit(async () => {
      const made = await make();
      return present(made.texts, made.isPartial);
    });
  };
}

type Make = () => Promise<Translated>;

/** Those who open the same post at the same time wait for one request. */
async function shareRun(running: Map<string, Promise<Translated>>, { hash, language }: TranslationKey, make: Make) {
  const name = `${hash.toString('base64')} ${language}`;
  const shared = running.get(name) ?? make();
  running.set(name, shared);
  try {
    return await shared;
  } finally {
    running.delete(name);
  }
}

/** Looks once more: another request may have ended since this one looked. */
async function findOrMake(db: Database, key: TranslationKey, now: Date, make: Make): Promise<Translated> {
  const known = await findTranslation(db, key);
  if (known) return { texts: known.texts, isPartial: known.is_partial };
  const made = await make();
  await db.transaction((tx) => keepTranslation(tx, key, made, now));
  return made;
}
