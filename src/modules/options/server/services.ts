import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Locale, RequestFacts } from '#src/platform/context.ts';
import type { Platform } from '#src/platform/modules/open-platform.ts';
import { loadOptionData, type OptionData } from './option-data.ts';
import { createOptionNames, type NamesIn } from './option-names.ts';
import { createResolveLocale, readCountryHosts } from './resolve-locale.ts';
import { loadTexts, type Texts } from './texts.ts';

/** What every module is given: the machinery, and the texts and lists of options that all of them need. */
export interface Services extends Platform {
  texts: Texts;
  data: OptionData;
  namesIn: NamesIn;
  resolveLocale(request: RequestFacts): Locale;
}

export function openServices(platform: Platform): Services {
  const { env, root, log } = platform;
  const data = loadOptionData(env.PARLEY_RATES_FILE, (problem) => log.warn(problem));
  return {
    ...platform,
    texts: textsOf(root),
    data,
    namesIn: createOptionNames(data),
    resolveLocale: createResolveLocale(readCountryHosts(env.PARLEY_COUNTRY_HOSTS)),
  };
}

const known = new Map<string, Texts>();

/** Texts change with the program: several that run in one process, as in tests, read them once. */
function textsOf(root: string): Texts {
  const texts = known.get(root) ?? loadTexts(pathToFileURL(join(root, 'locales/')));
  known.set(root, texts);
  return texts;
}
