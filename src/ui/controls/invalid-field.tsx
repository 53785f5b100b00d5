import { createRoot } from 'react-dom/client';
import type { Translate } from '#src/kernel/translate.ts';
import type { TextKey } from '../text-keys.ts';
import { FieldMessages } from './field.tsx';

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

const told = new WeakSet<Element>();
let made = 0;

/**
 * Says beside the field what is wrong with it, until it is changed, and brings the form's first wrong field into view.
 * The field's own component is not asked: this serves fields of every kind, also those without a component of ours.
 */
export function tellInvalid(field: Control, translate: Translate): void {
  const first = field.form?.querySelector(':is(input, select, textarea):invalid');
  if (field === first || !field.form) field.focus();
  // A group of radio buttons is one question: each of them is invalid, one text is enough.
  const group = field.type === 'radio' ? field.closest('fieldset') : null;
  if (told.has(group ?? field)) return;
  told.add(group ?? field);
  const place = group ?? field.closest('[data-field]') ?? field.closest('label') ?? field;
  made += 1;
  const id = `invalid-${made}`;
  const slot = document.createElement('div');
  if (place === field || place.tagName === 'LABEL') place.after(slot);
  else place.append(slot);
  const root = createRoot(slot);
  root.render(<FieldMessages id={id} error={translate(textOf(field), { count: lengthOf(field) })} />);
  const unmark = mark(group ?? field, field, `${id}-error`);
  const forget = () => {
    unmark();
    told.delete(group ?? field);
    root.unmount();
    slot.remove();
  };
  (group ?? field).addEventListener('input', forget, { once: true });
}

/** Tells assistive technology, and takes back only what was added here. */
function mark(described: Element, field: Control, textId: string): () => void {
  const before = described.getAttribute('aria-describedby');
  const wasInvalid = field.hasAttribute('aria-invalid');
  described.setAttribute('aria-describedby', [before, textId].filter(Boolean).join(' '));
  if (!wasInvalid) field.setAttribute('aria-invalid', 'true');
  return () => {
    if (before) described.setAttribute('aria-describedby', before);
    else described.removeAttribute('aria-describedby');
    if (!wasInvalid) field.removeAttribute('aria-invalid');
  };
}

function textOf({ type, validity }: Control): TextKey {
  if (validity.valueMissing) return missingTexts[type] ?? 'ui.invalid.missing';
  if (validity.typeMismatch && type === 'email') return 'ui.invalid.email';
  if (validity.typeMismatch && type === 'url') return 'ui.invalid.url';
  if (validity.badInput && type === 'date') return 'ui.invalid.date';
  if (validity.tooShort) return 'ui.invalid.tooShort';
  return 'ui.invalid.other';
}

const missingTexts: Record<string, TextKey> = {
  checkbox: 'ui.invalid.tick',
  radio: 'ui.invalid.choose',
  'select-one': 'ui.invalid.choose',
  file: 'ui.invalid.file',
};

function lengthOf(field: Control): number {
  return 'minLength' in field ? field.minLength : 0;
}
