import { type ReactNode, useId } from 'react';

interface SettingsCardProps {
  title: string;
  text?: ReactNode;
  /** At the end of the title's line: a state, a button. */
  aside?: ReactNode;
  children?: ReactNode;
}

/** One subject of a settings page: what it is, why it is there, then its form. */
export function SettingsCard({ title, text, aside, children }: SettingsCardProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 max-w-prose">
          <h2 id={id} className="font-semibold text-ink text-lg">
            {title}
          </h2>
          {text ? <p className="mt-1 text-ink-muted text-sm">{text}</p> : null}
        </div>
        {aside}
      </div>
      {children ? <div className="mt-5">{children}</div> : null}
    </section>
  );
}

/** Says once, to eyes and ears, that something was kept. */
export function SavedMark({ isShown, children }: { isShown: boolean; children: ReactNode }) {
  return (
    <p role="status" className="font-medium text-accent-ink text-sm">
      {isShown ? children : null}
    </p>
  );
}
