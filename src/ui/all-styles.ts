import styles from './styles.css?url';

let coming: Promise<void> | undefined;

/**
 * Brings the looks of all pages to one that began with those of public pages alone (`root.tsx`). Both sheets have the same
 * rules in the same order, so that the second changes nothing of what stands.
 */
export function loadAllStyles(): Promise<void> | undefined {
  if (import.meta.env.SSR) return;
  if (!coming && document.querySelector(`link[rel=stylesheet][href="${styles}"]`)) return;
  coming ??= new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = styles;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      coming = undefined;
      fail(new Error('The styles have not come'));
    };
    document.head.append(link);
  });
  return coming;
}
