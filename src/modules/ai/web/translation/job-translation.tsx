import { Languages } from 'lucide-react';
import { useEffect } from 'react';
import { api } from '#src/browser/api.ts';
import { displayNames } from '#src/kernel/formats.ts';
import type { JobWords, JobWordsProps } from '#src/modules/jobs/web/job-words.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { splitHtml } from '../../html-texts.ts';
import { translateInBrowser } from './browser-translator.ts';
import { TranslationLine } from './translation-line.tsx';
import { useTranslated } from './use-translated.ts';

/** Chinese is told apart by its script, not by a country. */
const SCRIPTS: Record<string, string> = { 'zh-CN': 'zh-Hans', 'zh-TW': 'zh-Hant' };

/** Which language a post is in that is not the page's, and a way to read it in the page's. */
export function JobTranslation({ job, onWords }: JobWordsProps) {
  const { t, language: to } = useTranslation();
  const from = job.language;
  const { engine, state, translate, toggle } = useTranslated<JobWords>({
    from,
    to,
    key: `${job.id} ${job.updated_at}`,
    inBrowser: (onProgress) => translateHere(job, to, onProgress),
    byService: async () => {
      const wish = { id: job.id, language: to as LanguageCode };
      const { title, description, questions, is_partial } = await api('POST /aicv/translation/job/:id', wish);
      return { id: job.id, title, description, questions, language: to, isPartial: is_partial };
    },
  });
  const shown = state.is === 'made' && state.isShown ? state.made : null;
  useEffect(() => onWords(shown), [shown, onWords]);
  const name = displayNames(to, { type: 'language' }).of(SCRIPTS[from] ?? from) ?? from;
  return (
    <div className="mb-6 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 rounded-card bg-sunken px-4 py-2 text-ink-muted text-sm">
      <Languages aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <span>{t('ai.translation.written', { language: name })}</span>
      {engine ? <TranslationLine engine={engine} state={state} onTranslate={translate} onToggle={toggle} /> : null}
    </div>
  );
}

async function translateHere(job: JobWordsProps['job'], to: string, onProgress: (share: number) => void) {
  const html = splitHtml(job.description);
  const asked = job.screening_questions.map(({ question }) => question);
  const wish = { from: job.language, to, names: [job.company.name], onProgress };
  const { texts, isPartial } = await translateInBrowser([job.job_title, ...asked, ...html.texts], wish);
  const [title = '', ...rest] = texts;
  const questions = rest.splice(0, asked.length);
  return { id: job.id, title, description: html.fill(rest), questions, language: to, isPartial };
}
