import type { RefObject } from 'react';
import { type WritingHelpProps, WritingHelpSlot } from './writing-help-slot.tsx';

interface FieldHelpProps extends Pick<WritingHelpProps, 'section' | 'onSaved'> {
  field: RefObject<HTMLTextAreaElement | null>;
  /** The names of the fields beside it that say what and where. */
  title?: string;
  place?: string;
}

/** Help with a text whose form keeps what is typed itself. */
export function FieldHelp({ field, title = '', place = '', ...rest }: FieldHelpProps) {
  const read = () => {
    const { form, value = '' } = field.current ?? {};
    const said = (name: string) => (form && name ? String(new FormData(form).get(name) ?? '') : '');
    return { title: said(title), place: said(place), text: value };
  };
  return <WritingHelpSlot {...rest} read={read} onText={(text) => type(field.current, text)} />;
}

/** As if it had been typed: the counter and the draft of the form hear of it. */
function type(field: HTMLTextAreaElement | null, text: string): void {
  if (!field) return;
  // React watches the property of the element itself; the prototype's setter lets it see the change.
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
