import { AppError } from '#src/kernel/errors.ts';
import type { Context } from '#src/platform/context.ts';
import type { OptionData } from './option-data.ts';
import { buildOptionList, type OptionList } from './option-lists.ts';
import { requestLanguage } from './request-language.ts';

/** Answers one option list in the asked language; each is built once and then handed out again. */
export function createGetOptionList(data: OptionData) {
  const built = new Map<string, Record<string, OptionList>>();
  return (ctx: Context, input: { name: string; language_code?: string }): Record<string, OptionList> => {
    const language = requestLanguage(ctx, input.language_code);
    const key = `${language} ${input.name}`;
    const known = built.get(key);
    if (known) return known;
    const list = buildOptionList(data, input.name, language);
    if (!list) throw new AppError('notFound');
    const answer = { [input.name]: list };
    built.set(key, answer);
    return answer;
  };
}
