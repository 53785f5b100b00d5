import { readStored, removeStored, writeStored } from '#src/browser/storage.ts';

const PREFIX = 'parley-invite-';
const inTab = () => sessionStorage;

/** What was typed to someone, until it is sent; the tab forgets it. */
export function readInviteDraft(talentId: string): string | undefined {
  return readStored<string>(PREFIX + talentId, inTab);
}

export function keepInviteDraft(talentId: string, text: string): void {
  if (text.trim()) writeStored(PREFIX + talentId, text, inTab);
  else dropInviteDraft(talentId);
}

export function dropInviteDraft(talentId: string): void {
  removeStored((key) => key === PREFIX + talentId, inTab);
}
