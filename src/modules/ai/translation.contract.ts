import { z } from 'zod';
import { type Contract, endpoint } from '#src/kernel/contract.ts';
import { rowId as id } from '#src/kernel/row-id.ts';
import { type LanguageCode, languageCodes } from '#src/modules/options/languages.ts';

/** Translations that the outside service makes for one person a day; what it has translated before is free. */
export const TRANSLATIONS_A_DAY = 100;

const language = z.enum(languageCodes as [LanguageCode, ...LanguageCode[]]);
const input = z.object({ id, language });
const made = {
  language,
  /** The model that translated it. */
  model: z.string(),
  /** Parts stand in the original, because their translation did not keep a number, a name or a link. */
  is_partial: z.boolean(),
};
const errors = ['notFound', 'aiUnavailable', 'aiCreditsUsedUp'] as const;
const limit = { max: 60, seconds: 60 };

export const translationContract = {
  'POST /aicv/translation/job/:id': endpoint({
    summary: 'Translates the texts of a job post; what was translated before costs nothing',
    access: 'account',
    input,
    answer: z.object({ title: z.string(), description: z.string(), questions: z.array(z.string()), ...made }),
    errors: [...errors],
    limit,
  }),
  'POST /aicv/translation/message/:id': endpoint({
    summary: 'Translates a chat message for someone who may read it; nothing of it is kept',
    access: 'account',
    input,
    answer: z.object({ text: z.string(), ...made }),
    errors: [...errors],
    limit,
  }),
} satisfies Contract;

type TranslationContract = typeof translationContract;
declare module '#src/kernel/contract.ts' {
  interface Api extends TranslationContract {}
}
