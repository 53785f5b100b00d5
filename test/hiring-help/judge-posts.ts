import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Finding } from '#src/modules/hiring-help/server/checks/finding.ts';
import { createJudgePost } from '#src/modules/hiring-help/server/judge-post.ts';
import type { TypedFields } from '#src/modules/jobs/job-schemas.ts';
import { createCheckJob } from '#src/modules/jobs/server/jobs.public.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { createOptionNames, loadOptionData, loadTexts } from '#src/modules/options/server/options.public.ts';

export interface LabelledSentence {
  half: 'a' | 'b';
  language: LanguageCode;
  place: 'title' | 'description';
  expects: string[];
  text: string;
}

export function readSentences(): LabelledSentence[] {
  const lines = readFileSync(join(import.meta.dirname, 'job-sentences.tsv'), 'utf8').split('\n');
  return lines
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => {
      const [half, language, place, kinds = '', text = ''] = line.split('\t');
      return { half, language, place, expects: kinds.split(',').filter(Boolean), text } as LabelledSentence;
    });
}

const COUNTRY: Record<LanguageCode, [id: number, currency: string]> = {
  en: [196, 'SGD'],
  'zh-CN': [196, 'SGD'],
  id: [99, 'IDR'],
  ja: [106, 'JPY'],
  'zh-TW': [211, 'TWD'],
  ms: [130, 'MYR'],
  tr: [219, 'TRY'],
  'pt-BR': [31, 'BRL'],
  es: [202, 'EUR'],
  ar: [187, 'SAR'],
};

const data = loadOptionData();
const judgePost = createJudgePost({
  data,
  texts: loadTexts(new URL('../../locales/', import.meta.url)),
  namesIn: createOptionNames(data),
  checkJob: createCheckJob(data),
});

/** What the endpoint finds in a post, without the market of other jobs. */
export function judge(fields: TypedFields): Finding[] {
  const [country_id, currency] = COUNTRY[fields.language as LanguageCode];
  return judgePost({ country_id, currency, ...fields }, { countryId: 196, language: 'en', languageId: 1 }, null);
}
