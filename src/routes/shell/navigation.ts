import { BookOpen, House, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { TextKey } from '#src/ui/text-keys.ts';

export interface NavigationEntry {
  /** Below the language segment. */
  path: string;
  label: TextKey;
  icon: LucideIcon;
}

/** The main places of the site, in order of use; the header and the phone's bottom bar show the same. */
export const mainNavigation: readonly NavigationEntry[] = [
  { path: '', label: 'shell.nav.home', icon: House },
  { path: '/guides/remote', label: 'shell.nav.remoteGuide', icon: BookOpen },
  { path: '/guides/scams', label: 'shell.nav.scamGuide', icon: ShieldCheck },
];
