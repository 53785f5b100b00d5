import { useEffect, useState } from 'react';
import { classNames } from '#src/ui/class-names.ts';
import { VisuallyHidden } from '#src/ui/layout/visually-hidden.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { formSections, type SectionKey, sectionOf } from './form-sections.ts';
import type { FieldErrors } from './job-form-state.ts';

/** The parts of the form beside it: where one is, and where something is wrong. */
export function SectionList({ errors, hasAttest }: { errors: FieldErrors; hasAttest: boolean }) {
  const { t } = useTranslation();
  const current = useCurrentSection();
  const wrong = new Set(Object.keys(errors).map(sectionOf));
  return (
    <nav aria-label={t('employer.form.sections')} className="sticky top-24 max-lg:hidden">
      <ol className="grid gap-0.5 border-line border-s">
        {formSections
          .filter(({ key }) => key !== 'attest' || hasAttest)
          .map(({ key, title }) => (
            <li key={key}>
              <a
                href={`#${sectionId(key)}`}
                aria-current={key === current ? 'location' : undefined}
                className={classNames(
                  '-ms-px flex min-h-11 items-center gap-2 border-s-2 ps-3 pe-2 text-sm no-underline',
                  key === current
                    ? 'border-accent font-semibold text-ink'
                    : 'border-transparent text-ink-muted hover:border-line-firm hover:text-ink',
                )}
              >
                <span className="min-w-0 flex-1">{t(title)}</span>
                {wrong.has(key) ? (
                  <span className="size-2 shrink-0 rounded-full bg-danger">
                    <VisuallyHidden>{t('employer.form.sectionWrong')}</VisuallyHidden>
                  </span>
                ) : null}
              </a>
            </li>
          ))}
      </ol>
    </nav>
  );
}

export function sectionId(key: SectionKey): string {
  return `job-${key}`;
}

/** Scroll-spy: the last section whose top has passed the upper third of the window. */
function useCurrentSection(): SectionKey {
  const [current, setCurrent] = useState<SectionKey>('job');
  useEffect(() => {
    const look = () => {
      const line = innerHeight / 3;
      const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2;
      const shown = formSections.filter(({ key }) => document.getElementById(sectionId(key)));
      const passed = shown.filter(({ key }) => {
        const top = document.getElementById(sectionId(key))?.getBoundingClientRect().top ?? 0;
        return top <= line;
      });
      setCurrent((isAtEnd ? shown : passed).at(-1)?.key ?? 'job');
    };
    look();
    addEventListener('scroll', look, { passive: true });
    addEventListener('resize', look);
    return () => {
      removeEventListener('scroll', look);
      removeEventListener('resize', look);
    };
  }, []);
  return current;
}
