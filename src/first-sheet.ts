import { isPublicPage } from './kernel/public-pages.ts';
import type { PageServices } from './page-services.ts';
import publicStyles from './ui/public.css?url';
import styles from './ui/styles.css?url';

/** The style sheet that a page begins with: visitors of public pages see nothing of what the other has more. */
export function firstSheet({ seemsSignedIn }: PageServices, pathname: string): string {
  // Development has one for all: which files a page is made of may change at any time.
  return import.meta.env.PROD && !seemsSignedIn && isPublicPage(pathname) ? publicStyles : styles;
}
