import { Ban, Bell, BellPlus, Languages, type LucideIcon, ShieldCheck, ShieldUser, UserRound } from 'lucide-react';
import type { TextKey } from '#src/ui/text-keys.ts';

export interface SettingsSection {
  /** Below /settings. */
  path: string;
  title: TextKey;
  text: TextKey;
  icon: LucideIcon;
  /** What only someone who looks for work has use for. */
  isForSeekers?: boolean;
}

const settingsSections: readonly SettingsSection[] = [
  { path: 'account', title: 'settings.sections.account', text: 'settings.sections.accountText', icon: UserRound },
  { path: 'security', title: 'settings.sections.security', text: 'settings.sections.securityText', icon: ShieldCheck },
  {
    path: 'preferences',
    title: 'settings.sections.preferences',
    text: 'settings.sections.preferencesText',
    icon: Languages,
  },
  {
    path: 'notifications',
    title: 'settings.sections.notifications',
    text: 'settings.sections.notificationsText',
    icon: Bell,
  },
  {
    path: 'alerts',
    title: 'settings.sections.alerts',
    text: 'settings.sections.alertsText',
    icon: BellPlus,
    isForSeekers: true,
  },
  { path: 'privacy', title: 'settings.sections.privacy', text: 'settings.sections.privacyText', icon: ShieldUser },
  {
    path: 'blocked',
    title: 'settings.sections.blocked',
    text: 'settings.sections.blockedText',
    icon: Ban,
    isForSeekers: true,
  },
];

/** The sections that fit the site they stand in. */
export function sectionsAt(base: string): readonly SettingsSection[] {
  return base.endsWith('/employer') ? settingsSections.filter(({ isForSeekers }) => !isForSeekers) : settingsSections;
}
