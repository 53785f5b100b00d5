import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { LiveButton } from '../controls/live-button.tsx';
import { useTranslation } from '../translation.tsx';
import { activeTab, idleTab, tab, tabBar } from './tab-style.ts';

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
      <div ref={list} role="tablist" aria-label={label} onKeyDown={move} className={tabBar}>
        {tabs.map((item) => (
          <LiveButton
            key={item.id}
            role="tab"
            data-tab={item.id}
            id={`${base}-${item.id}`}
            aria-selected={item.id === selected}
            aria-controls={`${base}-panel`}
            tabIndex={item.id === selected ? 0 : -1}
            onClick={() => onSelect(item.id)}
            className={classNames(tab, item.id === selected ? activeTab : idleTab)}
          >
            {item.label}
          </LiveButton>
        ))}
      </div>
      <div role="tabpanel" id={`${base}-panel`} aria-labelledby={`${base}-${selected}`} className="pt-4">
        {tabs[at]?.content}
      </div>
    </div>
  );
}
