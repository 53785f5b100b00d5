/** The look that tabs within a page share with those that are addresses. */
export const tabBar = 'fade-overflow flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]';
export const tab =
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-semibold no-underline transition-colors focus-visible:-outline-offset-2 ' +
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full ' +
  'first:ps-0 first:after:start-0 last:pe-0 last:after:end-0';
export const activeTab = 'text-accent-ink after:bg-accent';
export const idleTab = 'text-ink-muted hover:text-ink';
