import type { To } from 'react-router';
import { classNames } from '../class-names.ts';
import { Link } from '../controls/link.tsx';
import { CountBadge } from '../feedback/badge.tsx';
import { activeTab, idleTab, tab, tabBar } from './tab-style.ts';

export interface LinkTab {
  to: To;
  label: string;
  isCurrent: boolean;
  count?: number;
}

/** Tabs that are addresses: they work without JavaScript and can be shared. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  return (
    <nav aria-label={label} className={tabBar}>
      {tabs.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          preventScrollReset
          aria-current={item.isCurrent ? 'page' : undefined}
          className={classNames(tab, item.isCurrent ? activeTab : idleTab)}
        >
          {item.label}
          {item.count ? <CountBadge count={item.count} /> : null}
        </Link>
      ))}
    </nav>
  );
}
