import { type RefObject, useEffect, useState } from 'react';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const PREFIX = 'parley-profile-draft-';
const REST_MS = 300;

type Draft = Record<string, string>;

/**
 * Keeps what is typed into a form and not saved on this device, so that it outlives a reload, a crash and a lost session.
 * Fields are uncontrolled: give `draft` to their `defaultValue` and `key` to what holds them.
 */
export function useFormDraft(form: RefObject<HTMLFormElement | null>, accountId: number, name: string) {
  const key = `${PREFIX}${accountId}-${name}`;
  const [draft, setDraft] = useState<Draft>();
  const forget = () => removeStored((other) => other === key);

  useEffect(() => {
    setDraft(readStored<Draft>(key));
    const element = form.current;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      clearTimeout(timer);
      timer = setTimeout(() => element && writeStored(key, typedIn(element)), REST_MS);
    };
    element?.addEventListener('input', keep);
    return () => {
      clearTimeout(timer);
      element?.removeEventListener('input', keep);
    };
  }, [form, key]);

  return {
    draft,
    key: draft ? 'draft' : 'saved',
    forget,
    discard: () => {
      forget();
      setDraft(undefined);
    },
  };
}

/** Hidden fields are the page's own words, and boxes say something when they are not ticked, too. */
export function typedIn(form: HTMLFormElement): Draft {
  const controls = [...form.elements] as HTMLInputElement[];
  const fields = controls.filter(({ name, type }) => name && !/^(hidden|file|submit|button|fieldset)$/.test(type));
  return Object.fromEntries(
    fields.map((field) => [field.name, field.type === 'checkbox' ? (field.checked ? 'yes' : '') : field.value]),
  );
}
