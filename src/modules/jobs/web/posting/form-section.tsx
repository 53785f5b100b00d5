import type { ReactNode } from 'react';
import type { SectionKey } from './form-sections.ts';
import { sectionId } from './section-list.tsx';

interface FormSectionProps {
  name: SectionKey;
  title: string;
  text?: string;
  children: ReactNode;
}

/** A part of the form with room around it; the list of parts leads to it. */
export function FormSection({ name, title, text, children }: FormSectionProps) {
  const id = sectionId(name);
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className="grid scroll-mt-20 gap-5 border-line border-t py-8 first-of-type:border-t-0 first-of-type:pt-0"
    >
      <div>
        <h2 id={`${id}-title`} className="font-bold text-ink text-xl">
          {title}
        </h2>
        {text ? <p className="mt-1 text-ink-muted">{text}</p> : null}
      </div>
      {children}
    </section>
  );
}

/** Marks where a field stands, so that a refused form can lead there. */
export function FieldPlace({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div id={`field-${name}`} data-job-field={name} className="min-w-0 scroll-mt-24">
      {children}
    </div>
  );
}

/** Brings a field into view and puts the focus into it. */
export function focusField(form: HTMLElement | null, name: string): void {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-job-field]') ?? [])];
  const place = places.find(({ dataset }) => dataset.jobField === name);
  const control = place?.querySelector<HTMLElement>(
    'input:not([type=hidden]), select, textarea, [contenteditable=true], button',
  );
  place?.scrollIntoView({ block: 'center' });
  control?.focus({ preventScroll: true });
}

/** One problem leads to its field at once; several to the summary above, whose links lead to each. */
export function focusRefusal(form: HTMLElement | null, names: readonly string[]): void {
  const said = form?.querySelector<HTMLElement>('[data-refusal]');
  if (names.length === 1) focusField(form, names[0] ?? '');
  else {
    said?.scrollIntoView({ block: 'center' });
    said?.focus({ preventScroll: true });
  }
}
