import type { ReactNode } from 'react';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

export function DesignSection({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section
      aria-labelledby={`${id}-title`}
      id={id}
      className="scroll-mt-20 border-line border-t pt-8 pb-12 first:border-t-0 first:pt-0"
    >
      <h2 id={`${id}-title`} className="mb-6 font-bold text-2xl">
        {title}
      </h2>
      <div className="flex flex-col gap-10">{children}</div>
    </section>
  );
}

/** One component with its states. */
export function Specimen({
  title,
  layout = 'row',
  children,
}: {
  title: TextKey;
  layout?: 'row' | 'grid' | 'stack';
  children: ReactNode;
}) {
  const { t } = useTranslation();
  const layouts = {
    row: 'flex flex-wrap items-center gap-3',
    grid: 'grid grid-cols-1 items-start gap-6 sm:grid-cols-2',
    stack: 'flex flex-col gap-6',
  };
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-semibold text-ink-muted text-sm">{t(title)}</h3>
      <div className={layouts[layout]}>{children}</div>
    </div>
  );
}
