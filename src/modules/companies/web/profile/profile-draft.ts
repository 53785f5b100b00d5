import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';
import type { ProfileValues } from './profile-values.ts';

export interface ProfileDraft {
  values: ProfileValues;
  /** What the company page was when the typing began. */
  revision: number;
  at: number;
}

const keyOf = (companyId: number) => `parley.company-form.${companyId}`;
/** Uploaded pictures that were never saved are gone after a day. */
const FILES_MS = 23 * 3_600_000;

/** Keeps what was typed in this browser: it outlives a reload, a crash and a closed tab. */
export function keepDraft(companyId: number, draft: ProfileDraft): void {
  writeStored(keyOf(companyId), draft);
}

export function forgetDraft(companyId: number): void {
  removeStored((key) => key === keyOf(companyId));
}

export function readDraft(companyId: number, now: number): ProfileDraft | undefined {
  const draft = readStored<ProfileDraft>(keyOf(companyId));
  if (!draft || typeof draft.at !== 'number') return undefined;
  return now - draft.at > FILES_MS ? { ...draft, values: withoutFiles(draft.values) } : draft;
}

function withoutFiles({ logo_file_id: _, ...values }: ProfileValues): ProfileValues {
  const rows = (values.album ?? []).flatMap((ref, at) => (ref.startsWith('file:') ? [] : [at]));
  const kept = (list: string[] = []) => rows.map((at) => list[at] ?? '');
  return {
    ...values,
    album: kept(values.album),
    album_url: kept(values.album_url),
    album_caption: kept(values.album_caption),
  };
}
