import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { Link, type To } from 'react-router';
import { CountBadge } from './badge.tsx';
import { classNames } from './class-names.ts';
import { useTranslation } from './translation.tsx';

const bar = 'fade-overflow flex gap-1 overflow-x-auto border-line border-b [scrollbar-width:none]';
const tab =
  'relative inline-flex min-h-11 shrink-0 items-center gap-2 px-3 font-semibold no-underline transition-colors focus-visible:-outline-offset-2 ' +
  'after:absolute after:inset-x-3 after:bottom-0 after:h-0.5 after:rounded-full ' +
  'first:ps-0 first:after:start-0 last:pe-0 last:after:end-0';
const active = 'text-accent-ink after:bg-accent';
const idle = 'text-ink-muted hover:text-ink';

export interface LinkTab {
  to: To;
  label: string;
  isCurrent: boolean;
  count?: number;
}

/** Tabs that are addresses: they work without JavaScript and can be shared. */
export function LinkTabs({ label, tabs }: { label: string; tabs: LinkTab[] }) {
  return (
    <nav aria-label={label} className={bar}>
      {tabs.map((item) => (
        <Link
          key={item.label}
          to={item.to}
          preventScrollReset
          aria-current={item.isCurrent ? 'page' : undefined}
          className={classNames(tab, item.isCurrent ? active : idle)}
        >
          {item.label}
          {item.count ? <CountBadge count={item.count} /> : null}
        </Link>
      ))}
    </nav>
  );
}

interface TabItem {
  id: string;
  label: string;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  tabs: TabItem[];
  selected: string;
  onSelect: (id: string) => void;
}

/** Tabs within a page, by the ARIA pattern: arrows move, Home and End jump, one tab stop. */
export function Tabs({ label, tabs, selected, onSelect }: TabsProps) {
  const { direction } = useTranslation();
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = tabs.findIndex((item) => item.id === selected);

  const move = (event: KeyboardEvent) => {
    const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const back = direction === 'rtl' ? 'ArrowRight' : 'ArrowLeft';
    const targets: Record<string, number> = { [forward]: at + 1, [back]: at - 1, Home: 0, End: tabs.length - 1 };
    const target = targets[event.key];
    const next = target === undefined ? undefined : tabs[(target + tabs.length) % tabs.length];
    if (!next) return;
    event.preventDefault();
    onSelect(next.id);
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(next.id)}"]`)?.focus();
  };

  return (
    <div>
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={bar}>
        {tabs.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            data-tab={item.id}
            id={`${base}-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
            className={classNames(tab, item.id === selected ? active : idle)}
          >
            {item.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className="pt-4">
        {tabs[at]?.content}
      </div>
    </div>
  );
}
