import { readExpiring, writeExpiring } from '#src/browser/storage.ts';
import { OWN_THINGS_KEY } from './hydrate-on-interaction.ts';

/** What a guest may have that a page from memory knows nothing of: saved jobs, followed companies, what they looked for. */
export type OwnThing = 'saved' | 'followed' | 'looked';

type Known = Partial<Record<OwnThing, boolean>>;

/** Whatever is forgotten is asked for once more. */
const MINUTES = 24 * 60;

const read = () => readExpiring<Known>(OWN_THINGS_KEY, () => localStorage) ?? {};
const write = (known: Known) => writeExpiring(OWN_THINGS_KEY, known, MINUTES, () => localStorage);

/** A guest's page is the same as everyone's: whoever may have something of their own asks for it once the page stands. */
export function mayHaveOwn(thing: OwnThing): boolean {
  return /(?:^|; )parley_auth_status=guest/.test(document.cookie) && read()[thing] !== false;
}

/** Said once the server has it. */
export function noteOwn(thing: OwnThing): void {
  const known = read();
  if (!known[thing]) write({ ...known, [thing]: true });
}

/** The server has nothing of this session; what was noted since it was asked is newer. */
export function noteNothingOwn(...things: OwnThing[]): void {
  const known = read();
  const nothing = things.filter((thing) => known[thing] === undefined).map((thing) => [thing, false]);
  if (nothing.length > 0) write({ ...known, ...Object.fromEntries(nothing) });
}

/** A session that has just begun. */
export function noteNewSession(): void {
  write({ saved: false, followed: false, looked: false });
}
