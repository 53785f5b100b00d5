/** From here on the person stands beside the thread; the employer site's side bar takes 16rem of it. */
export const WIDE = '(min-width: 85.25rem)';
const PHONE = '(max-width: 47.99rem)';

let isOpen = { column: true, drawer: false };
const listeners = new Set<() => void>();

function set(next: typeof isOpen): void {
  isOpen = next;
  for (const listener of listeners) listener();
}

export const panelStore = {
  state: () => isOpen,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  },
  /** False on a phone, where the person has a page of their own. */
  toggle(): boolean {
    if (matchMedia(PHONE).matches) return false;
    const part = matchMedia(WIDE).matches ? 'column' : 'drawer';
    set({ ...isOpen, [part]: !isOpen[part] });
    return true;
  },
  closeDrawer: () => set({ ...isOpen, drawer: false }),
};
