import type { Context } from '#src/platform/context.ts';
import type { OptionData } from './option-data.ts';
import { textIn } from './read-table.ts';
import { requestLanguage } from './request-language.ts';

interface PresentedSkill {
  id: number;
  value: string;
  category: string;
}

/** Answers all skills in the asked language. */
export function createListSkills(data: OptionData) {
  const built = new Map<string, PresentedSkill[]>();
  return (ctx: Context, input: { language_code?: string }): PresentedSkill[] => {
    const language = requestLanguage(ctx, input.language_code);
    const skills =
      built.get(language) ??
      data.skills.map(({ id, category, names }) => ({ id, value: textIn(names, language), category }));
    built.set(language, skills);
    return skills;
  };
}
