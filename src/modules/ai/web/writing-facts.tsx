import { isolate } from '#src/kernel/isolate.ts';
import { HelpLink } from '#src/modules/articles/web/help-link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Written } from '../ai.contract.ts';

/** Their own words may run the other way than the question around them. */

/** Who wrote a text, what was done to it, what only the person can add, and how many are left. */
export function WritingFacts({ written: { engine, credits, notes, questions, text } }: { written: Written }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-2 text-sm">
      {notes.length > 0 ? (
        <ul className="grid list-disc gap-0.5 ps-5 text-ink-muted">
          {notes.map((note) => (
            <li key={note}>{t(`ai.note.${note}`)}</li>
          ))}
        </ul>
      ) : null}
      {questions.length > 0 ? (
        <div className="rounded-card bg-apricot-soft p-3 text-ink">
          <p className="font-semibold">{t('ai.panel.questions')}</p>
          <ul className="mt-1 grid list-disc gap-1 ps-5">
            {questions.map(({ question, line }) => (
              <li key={question + line}>{t(`ai.question.${question}`, { line: isolate(line) })}</li>
            ))}
          </ul>
        </div>
      ) : null}
      <p className="flex flex-wrap gap-x-3 text-ink-muted text-xs">
        {text ? (
          <span>{engine.model === null ? t('ai.panel.builtIn') : t('ai.panel.external', { model: engine.model })}</span>
        ) : null}
        <span>
          {t('ai.panel.credits', { count: credits.left })}
          {credits.left === 0 ? ` ${t('ai.panel.renews')}` : ''}
        </span>
        <HelpLink about="ai" />
      </p>
    </div>
  );
}
