import { type RefObject, useEffect, useRef } from 'react';
import { api } from '#src/browser/api.ts';
import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import { typedIn } from '#src/modules/profiles/web/use-form-draft.ts';
import type { ReviewDraft } from '../../attached-resumes.contract.ts';

const PREFIX = 'parley-review-draft-';
const REST_MS = 500;

/** Of a kept resume, or the file of an import: that one is gone within a day, so its draft stays on this device. */
type Id = number | string;

const keyOf = (id: Id) => `${PREFIX}${id}`;

/** What was corrected before: on this device when the server has not got it yet, else wherever it was. */
export function findDraft(id: Id, kept: ReviewDraft | null, reading: string): Record<string, string> {
  const draft = readStored<ReviewDraft>(keyOf(id)) ?? kept;
  // The fields of another reading may stand for other things.
  return draft?.reading === reading ? draft.fields : {};
}

/** Saves an unfinished review as it is made: first here, then on the server for other devices. */
export function useReviewDraft(form: RefObject<HTMLFormElement | null>, id: Id, reading: string) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const key = keyOf(id);
  const forgetHere = () => removeStored((other) => other === key);
  const send = async (draft: ReviewDraft | null) => {
    if (typeof id === 'number') await api('PUT /jobseeker/attached-resumes/:id/review', { id, draft });
  };

  const keep = () => {
    if (!form.current) return;
    const draft = { reading, fields: typedIn(form.current) };
    writeStored(key, draft);
    clearTimeout(timer.current);
    if (typeof id === 'string') return;
    // One that cannot be sent stays here, and the next change sends it again; so does what was typed meanwhile.
    const isStill = () => JSON.stringify(readStored(key)) === JSON.stringify(draft);
    const forgetSent = () => (isStill() ? forgetHere() : undefined);
    timer.current = setTimeout(() => send(draft).then(forgetSent, () => undefined), REST_MS);
  };
  const forget = async () => {
    clearTimeout(timer.current);
    forgetHere();
    await send(null).catch(() => undefined);
  };
  return { keep, forget };
}

/** Tells two readings of a file apart; nothing secret hangs on it. */
export function fingerprint(content: object): string {
  let hash = 0;
  for (const letter of JSON.stringify(content)) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return hash.toString(36);
}
