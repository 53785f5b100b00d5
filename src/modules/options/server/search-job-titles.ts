import { normalizeText } from '#src/kernel/text.ts';
import type { Context } from '#src/platform/context.ts';
import { languageCodes } from '../languages.ts';
import { aliasesOf, CUSTOM_TITLE_ID, type JobTitle } from './job-functions.ts';
import type { OptionData } from './option-data.ts';
import { type Row, textIn } from './read-table.ts';
import { requestLanguage } from './request-language.ts';

interface Candidate {
  title: JobTitle;
  /** Every name and alias in every language: people type the word they know. */
  words: string[];
  main: Row;
  sub: Row;
}

/** Finds the job titles whose name or alias holds the typed text, the closest and most sought first. */
export function createSearchJobTitles(data: OptionData) {
  const candidates = collectCandidates(data);
  return (ctx: Context, input: { query: string; size: number; language_code?: string }) => {
    const language = requestLanguage(ctx, input.language_code);
    const wanted = normalizeText(input.query);
    const found = wanted ? candidates.flatMap((one) => rank(one, wanted)) : [];
    found.sort((a, b) => a.rank - b.rank || b.candidate.title.heat - a.candidate.title.heat);
    return { job_titles: found.slice(0, input.size).map(({ candidate }) => present(candidate, language)) };
  };
}

function collectCandidates(data: OptionData): Candidate[] {
  return data.functions.flatMap((main) =>
    main.subs.flatMap((sub) =>
      sub.titles
        .filter((title) => title.id !== CUSTOM_TITLE_ID)
        .map((title) => {
          const names = languageCodes.map((code) => textIn(title.names, code));
          const words = [...new Set([...names, ...aliasesOf(title)].map(normalizeText))];
          return { title, words, main: main.names, sub: sub.names };
        }),
    ),
  );
}

/** 0 the same, 1 begins with it, 2 a word begins with it, 3 holds it somewhere. */
function rank(candidate: Candidate, wanted: string): { candidate: Candidate; rank: number }[] {
  let best = 9;
  for (const word of candidate.words) {
    const at = word.indexOf(wanted);
    if (at < 0) continue;
    const here = word === wanted ? 0 : at === 0 ? 1 : word[at - 1] === ' ' ? 2 : 3;
    best = Math.min(best, here);
  }
  return best < 9 ? [{ candidate, rank: best }] : [];
}

function present({ title, main, sub }: Candidate, language: string) {
  return {
    id: title.id,
    value: textIn(title.names, language),
    main_function: textIn(main, language),
    sub_function: textIn(sub, language),
    main_job_function_id: title.mainId,
    function_id: title.subId,
    is_blue_collar_job: title.isBlueCollar,
    is_featured: title.isFeatured,
    is_web3_job: title.isWeb3,
  };
}
