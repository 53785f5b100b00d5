/** A panel that floats beside what opened it. */
export const floatingStyle =
  'max-w-[calc(100vw-1rem)] rounded-card border border-line bg-raised text-ink shadow-overlay outline-none ' +
  'overlay-motion data-[placement=bottom]:[--overlay-from:0_-0.25rem] data-[placement=top]:[--overlay-from:0_0.25rem]';

export const scrimStyle = 'fixed inset-0 z-drawer bg-scrim overlay-motion';

/** A row of a menu or a list; `data-focused` also covers the virtual focus of a combobox. */
export const rowStyle =
  'group relative flex min-h-11 w-full cursor-pointer select-none items-center gap-3 rounded-lg px-3 py-2 text-start no-underline outline-none ' +
  'data-hovered:bg-hover data-focused:bg-hover data-pressed:bg-pressed data-focus-visible:ring-2 data-focus-visible:ring-focus data-focus-visible:ring-inset ' +
  'data-selected:font-semibold data-disabled:cursor-not-allowed data-disabled:text-ink-faint';
