/**
 * The name of an icon, in sight while it is pointed at or has the focus. The control around it is a `group` with a name
 * of its own for screen readers. It hangs from the end, so that it never reaches over the page's edge.
 */
export function IconHint({ children }: { children: string }) {
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute end-0 top-full z-1 mt-1 hidden whitespace-nowrap rounded-lg bg-ink px-2.5 py-1 font-medium text-canvas text-sm shadow-lift group-hover:block group-focus-visible:block group-aria-expanded:hidden! pointer-coarse:hidden!"
    >
      {children}
    </span>
  );
}
