import styles from './styles.css?url';

let coming: Promise<void> | undefined;

/**
 * Brings the looks of all pages to one that began with those of public pages alone (`root.tsx`). Both sheets have the same
 * rules in the same order, so that the second changes nothing of what stands.
 */
export function loadAllStyles(): Promise<void> {
  if (import.meta.env.SSR || (!coming && document.querySelector(`link[rel="stylesheet"][href="${styles}"]`))) {
    return Promise.resolve();
  }
  coming ??= addSheet(styles).catch((error) => {
    coming = undefined;
    throw error;
  });
  return coming;
}

function addSheet(href: string): Promise<void> {
  return new Promise((done, fail) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = href;
    link.onload = () => done();
    link.onerror = () => {
      link.remove();
      fail(new Error('The styles have not come'));
    };
    document.head.append(link);
  });
}
