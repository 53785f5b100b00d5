import {
  Ban,
  Bell,
  BellPlus,
  Coins,
  Crown,
  Gift,
  Languages,
  LifeBuoy,
  type LucideIcon,
  ShieldCheck,
  ShieldUser,
  UserRound,
} from 'lucide-react';
import type { TextKey } from '#src/ui/text-keys.ts';

export interface SettingsSection {
  /** Below one's own site. */
  path: string;
  title: TextKey;
  text: TextKey;
  icon: LucideIcon;
  /** What only someone who looks for work has use for. */
  isForSeekers?: boolean;
}

const settingsSections: readonly SettingsSection[] = [
  {
    path: 'settings/account',
    title: 'settings.sections.account',
    text: 'settings.sections.accountText',
    icon: UserRound,
  },
  {
    path: 'settings/security',
    title: 'settings.sections.security',
    text: 'settings.sections.securityText',
    icon: ShieldCheck,
  },
  {
    path: 'settings/preferences',
    title: 'settings.sections.preferences',
    text: 'settings.sections.preferencesText',
    icon: Languages,
  },
  {
    path: 'settings/notifications',
    title: 'settings.sections.notifications',
    text: 'settings.sections.notificationsText',
    icon: Bell,
  },
  {
    path: 'settings/alerts',
    title: 'settings.sections.alerts',
    text: 'settings.sections.alertsText',
    icon: BellPlus,
    isForSeekers: true,
  },
  {
    path: 'settings/privacy',
    title: 'settings.sections.privacy',
    text: 'settings.sections.privacyText',
    icon: ShieldUser,
  },
  {
    path: 'settings/blocked',
    title: 'settings.sections.blocked',
    text: 'settings.sections.blockedText',
    icon: Ban,
    isForSeekers: true,
  },
  {
    path: 'invite-friends',
    title: 'invitations.title',
    text: 'invitations.settingsText',
    icon: Gift,
    isForSeekers: true,
  },
  { path: 'vip', title: 'vip.title', text: 'vip.settingsText', icon: Crown, isForSeekers: true },
  {
    path: 'points',
    title: 'points.title',
    text: 'points.settingsText',
    icon: Coins,
    isForSeekers: true,
  },
  { path: 'feedback', title: 'feedback.title', text: 'feedback.settingsText', icon: LifeBuoy },
];

/** The sections that fit the site they stand in. */
export function sectionsAt(base: string): readonly SettingsSection[] {
  return base.endsWith('/employer') ? settingsSections.filter(({ isForSeekers }) => !isForSeekers) : settingsSections;
}
