import { requestLanguage, type TitleEntry, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import type { Context } from '#src/platform/context.ts';
import type { SearchParts } from './search-parts.ts';

/** Finds the job titles that a typed text may mean, by the same matcher as suggestions and searches. */
export function createSearchJobTitles({ engine, data }: SearchParts) {
  return async (ctx: Context, input: { query: string; size: number; language_code?: string }) => {
    const language = requestLanguage(ctx, input.language_code);
    const titles = titleIndex(data);
    const found = await engine.matchTitles(input.query, language, input.size);
    return { job_titles: found.flatMap(({ titleId }) => present(titles.get(titleId), language)) };
  };
}

function present(one: TitleEntry | undefined, language: string) {
  if (!one) return [];
  const { main, sub, title } = one;
  return [
    {
      id: title.id,
      value: textIn(title.names, language),
      main_function: textIn(main.names, language),
      sub_function: textIn(sub.names, language),
      main_job_function_id: title.mainId,
      function_id: title.subId,
      is_blue_collar_job: title.isBlueCollar,
      is_featured: title.isFeatured,
      is_web3_job: title.isWeb3,
    },
  ];
}
