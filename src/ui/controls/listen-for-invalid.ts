import type { Translate } from '#src/kernel/translate.ts';

/**
 * A field that the browser finds wrong is told about by a bubble in the browser's language, not the page's. One listener
 * for every form puts our own words beside the field instead; they are loaded when first needed.
 */
export function listenForInvalid(translate: Translate): void {
  const listen = (event: Event) => {
    const field = event.target as HTMLInputElement;
    event.preventDefault();
    import('./invalid-field.tsx')
      .then(({ tellInvalid }) => tellInvalid(field, translate))
      .catch(() => {
        // Better the browser's words than none.
        document.removeEventListener('invalid', listen, true);
        field.form?.reportValidity();
      });
  };
  // It does not bubble, so it is caught on its way down.
  document.addEventListener('invalid', listen, true);
}
