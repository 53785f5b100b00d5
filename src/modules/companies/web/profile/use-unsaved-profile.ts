import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { useBlocker } from 'react-router';
import { forgetDraft, keepDraft, type ProfileDraft, readDraft } from './profile-draft.ts';
import { differingNames, type EditableCompany, type ProfileValues, valuesIn, valuesOf } from './profile-values.ts';

const PAUSE_MS = 300;

/**
 * Watches what is typed: keeps it in the browser, warns before the page is left, and offers what was left behind the
 * last time. `base` is the revision that the typing began with; a saving made from it cannot overwrite a later one.
 */
export function useUnsavedProfile(
  form: RefObject<HTMLFormElement | null>,
  company: EditableCompany,
  savedAt: number | undefined,
) {
  const [base, setBase] = useState(company.revision);
  const [isDirty, setIsDirty] = useState(false);
  const [offer, setOffer] = useState<ProfileDraft>();
  const [restored, setRestored] = useState<ProfileValues>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ company, base });
  useEffect(() => {
    latest.current = { company, base };
  });

  const look = useCallback(() => {
    if (!form.current) return;
    const { company: saved, base: revision } = latest.current;
    const values = valuesIn(new FormData(form.current));
    const isChanged = differingNames(values, valuesOf(saved)).length > 0;
    setIsDirty(isChanged);
    if (isChanged) keepDraft(saved.id, { values, revision, at: Date.now() });
    else forgetDraft(saved.id);
  }, [form]);

  /** Something was typed, chosen, moved or removed. */
  const note = useCallback(() => {
    clearTimeout(timer.current);
    timer.current = setTimeout(look, PAUSE_MS);
  }, [look]);

  useEffect(() => {
    const draft = readDraft(company.id, Date.now());
    if (draft && differingNames(draft.values, valuesOf(latest.current.company)).length > 0) setOffer(draft);
  }, [company.id]);

  useEffect(() => {
    if (!savedAt) return;
    clearTimeout(timer.current);
    const { company: saved } = latest.current;
    forgetDraft(saved.id);
    setBase(saved.revision);
    setIsDirty(false);
    setOffer(undefined);
    setRestored(undefined);
  }, [savedAt]);

  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => {
      look();
      event.preventDefault();
    };
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty, look]);

  // Saving is no leaving: it stays at the same address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isDirty && currentLocation.pathname !== nextLocation.pathname,
  );

  return {
    base,
    isDirty,
    note,
    offer,
    restored,
    blocker,
    restore() {
      if (!offer) return;
      setRestored(offer.values);
      setBase(offer.revision);
      setOffer(undefined);
      note();
    },
    discard() {
      clearTimeout(timer.current);
      forgetDraft(company.id);
      setIsDirty(false);
      setOffer(undefined);
    },
  };
}
