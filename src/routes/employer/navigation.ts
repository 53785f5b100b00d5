import {
  BriefcaseBusiness,
  Building2,
  CalendarClock,
  ChartNoAxesColumn,
  LayoutDashboard,
  type LucideIcon,
  MessagesSquare,
  UserSearch,
  UsersRound,
} from 'lucide-react';
import type { TextKey } from '#src/ui/text-keys.ts';

export interface EmployerPlace {
  /** Below `/:lang/employer`. */
  path: string;
  label: TextKey;
  icon: LucideIcon;
  /** On phones it stands in the menu: the bar has room for five. */
  isFolded?: boolean;
}

/** The places of the employer site, in order of use. */
export const employerPlaces: readonly EmployerPlace[] = [
  { path: '/dashboard', label: 'employer.nav.dashboard', icon: LayoutDashboard },
  { path: '/inbox', label: 'employer.nav.inbox', icon: MessagesSquare },
  { path: '/jobs', label: 'employer.nav.jobs', icon: BriefcaseBusiness },
  { path: '/talents', label: 'candidates.title', icon: UserSearch, isFolded: true },
  { path: '/interviews', label: 'employer.nav.interviews', icon: CalendarClock },
  { path: '/figures', label: 'employer.nav.figures', icon: ChartNoAxesColumn, isFolded: true },
  { path: '/company', label: 'employer.nav.company', icon: Building2, isFolded: true },
  { path: '/team', label: 'employer.nav.team', icon: UsersRound },
];
