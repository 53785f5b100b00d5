import { Blocks, BriefcaseBusiness, Building2, House, Laptop, type LucideIcon } from 'lucide-react';
import type { TextKey } from '#src/ui/text-keys.ts';

export interface NavigationEntry {
  /** Below the language segment. */
  path: string;
  label: TextKey;
  icon: LucideIcon;
}

/** The main places of the site, in order of use. */
export const mainNavigation: readonly NavigationEntry[] = [
  { path: '/job-search', label: 'shell.nav.jobs', icon: BriefcaseBusiness },
  { path: '/remote-job', label: 'shell.nav.remote', icon: Laptop },
  { path: '/web3-jobs', label: 'shell.nav.web3', icon: Blocks },
  { path: '/companies', label: 'shell.nav.companies', icon: Building2 },
];

/** The phone's bar has no logo to go home by. */
export const bottomNavigation: readonly NavigationEntry[] = [
  { path: '', label: 'shell.nav.home', icon: House },
  ...mainNavigation,
];
