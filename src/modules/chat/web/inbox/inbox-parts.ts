import { lazyPart } from '#src/ui/lazy-part.ts';

/** Parts of an inbox whose scripts come after the page; the server draws them with the rest. */
export const InboxColumn = lazyPart(() => import('./inbox-column.tsx').then((file) => file.InboxColumn));
export const InboxSide = lazyPart(() => import('./inbox-side.tsx').then((file) => file.InboxSide));
export const OwedBar = lazyPart(() => import('./owed-bar.tsx').then((file) => file.OwedBar));
export const OwnerStrip = lazyPart(() => import('./owner-strip.tsx').then((file) => file.OwnerStrip));
export const PanelButton = lazyPart(() => import('./panel-button.tsx').then((file) => file.PanelButton));
