import { lazyPart } from '#src/ui/lazy-part.ts';

/** Parts of an inbox whose scripts come after the page; the server draws them with the rest. */
export const CoverNote = lazyPart(() => import('./cover-note.tsx').then((file) => file.CoverNote));
export const InboxChips = lazyPart(() => import('./inbox-chips.tsx').then((file) => file.InboxChips));
export const InboxGroups = lazyPart(() => import('./inbox-groups.tsx').then((file) => file.InboxGroups));
export const InboxSide = lazyPart(() => import('./inbox-side.tsx').then((file) => file.InboxSide));
export const ListFilters = lazyPart(() => import('./list-filters.tsx').then((file) => file.ListFilters));
export const OwedBar = lazyPart(() => import('./owed-bar.tsx').then((file) => file.OwedBar));
export const OwnerStrip = lazyPart(() => import('./owner-strip.tsx').then((file) => file.OwnerStrip));
