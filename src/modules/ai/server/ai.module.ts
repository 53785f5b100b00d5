import type { LanguageCode } from '#src/modules/options/languages.ts';
import { type OptionData, type Services, textIn, titleIndex } from '#src/modules/options/server/options.public.ts';
import { createProfileAsResume } from '#src/modules/profiles/server/profiles.public.ts';
import { defineModule } from '#src/platform/modules/define-module.ts';
import { once } from '#src/platform/modules/once.ts';
import { aiLimits } from './ai.limits.ts';
import { aiRoutes, translationRoutes } from './ai.routes.ts';
import { openImageProvider } from './engines/image-provider.ts';
import { openProvider } from './engines/provider.ts';
import { forgetTranslationsTask } from './translation/post-translations.ts';

/** The engines and what guards them, for whoever has them write. */
export const openEngines = once(({ env, data }: Services) => ({
  provider: openProvider(env),
  namedSkills: namedSkillsOf(data),
  benefitsIn: (language: LanguageCode) =>
    (data.lists.get('job_benefit_lists') ?? []).map((row) => textIn(row, language)),
}));

/** Texts that are written for job seekers, out of their own facts, and translations of what others have written. */
export const aiModule = defineModule({
  name: 'ai',
  limits: aiLimits,
  build: (services: Services) => {
    const { data, namesIn, ask } = services;
    const titles = titleIndex(data);
    const parts = {
      ...services,
      ...openEngines(services),
      images: openImageProvider(services.env),
      asResume: createProfileAsResume({ namesIn, findTold: ask('profiles.findTold') }),
      titleIn: (id: number, language: LanguageCode) => textIn(titles.get(id)?.title.names ?? {}, language),
    };
    return {
      routes: [aiRoutes(parts), translationRoutes(parts)],
      tasks: [forgetTranslationsTask(services.db, services.clock)],
    };
  },
});

/** Skills that are called the same in every language (PostgreSQL, SAP, Python): nobody writes one without meaning it. */
function namedSkillsOf({ skills }: OptionData): string[] {
  const named = skills.filter(({ names }) => !names.ja).map(({ names }) => textIn(names, 'en'));
  return named.filter((name) => name.length >= 3 && /^\p{Lu}/u.test(name));
}
