import { type ReactNode, useId } from 'react';

/** A numbered part of the form with room around it. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid gap-5 border-line border-t py-8 first:border-t-0 first:pt-0">
      <div>
        <h2 id={id} className="font-bold text-ink text-xl">
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
    <div data-field={name} className="min-w-0 scroll-mt-24">
      {children}
    </div>
  );
}

/** Brings the first field with a problem into view and puts the focus into it; without one, what is said above all. */
export function focusFirstError(form: HTMLElement | null, names: readonly string[]): void {
  const places = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])];
  const place = places.find(({ dataset }) => names.includes(dataset.field ?? ''));
  const control = place?.querySelector<HTMLElement>(
    'input:not([type=hidden]), select, textarea, [contenteditable=true], button',
  );
  const said = form?.querySelector<HTMLElement>('[data-refusal]');
  (place ?? said)?.scrollIntoView({ block: 'center' });
  (place ? control : said)?.focus({ preventScroll: true });
}
