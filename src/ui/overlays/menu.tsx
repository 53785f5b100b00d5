import type { ReactNode, RefObject } from 'react';
import { RouterProvider } from 'react-aria-components';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, Popover } from 'react-aria-components/Menu';
import { useHref, useNavigate } from 'react-router';
import { classNames } from '../class-names.ts';
import { AriaLocale } from './aria-locale.tsx';
import { floatingStyle, rowStyle } from './overlay-style.ts';

interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** An address makes it a link; otherwise give `onAction`. */
  href?: string;
  onAction?: () => void;
  isDangerous?: boolean;
  isDisabled?: boolean;
}

interface MenuGroup {
  id: string;
  heading?: string;
  entries: MenuEntry[];
}

export interface MenuProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  triggerRef: RefObject<HTMLElement | null>;
  label: string;
  groups: MenuGroup[];
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

export function Menu({ isOpen, onOpenChange, triggerRef, label, groups, placement = 'bottom end' }: MenuProps) {
  const navigate = useNavigate();
  return (
    <RouterProvider navigate={navigate} useHref={useHref}>
      <AriaLocale>
        <Popover
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          triggerRef={triggerRef}
          placement={placement}
          aria-label={label}
          className={floatingStyle}
        >
          <AriaMenu
            aria-label={label}
            autoFocus="first"
            onClose={() => onOpenChange(false)}
            className="max-h-[inherit] min-w-56 overflow-y-auto p-1.5 outline-none"
          >
            {groups.map((group) => (
              <MenuSection
                key={group.id}
                aria-label={group.heading ?? label}
                className="border-line not-first:mt-1.5 not-first:border-t not-first:pt-1.5"
              >
                {group.heading ? (
                  <Header className="px-3 pt-2 pb-1 font-semibold text-ink-faint text-xs">{group.heading}</Header>
                ) : null}
                {group.entries.map((entry) => (
                  <MenuRow key={entry.id} entry={entry} />
                ))}
              </MenuSection>
            ))}
          </AriaMenu>
        </Popover>
      </AriaLocale>
    </RouterProvider>
  );
}

function MenuRow({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      href={entry.href}
      onAction={entry.onAction}
      isDisabled={entry.isDisabled}
      className={classNames(rowStyle, entry.isDangerous && 'text-danger-ink')}
    >
      {entry.icon ? <span className="text-ink-muted [&_svg]:size-5">{entry.icon}</span> : null}
      <span className="min-w-0 flex-1">
        <span className="block truncate">{entry.label}</span>
        {entry.description ? <span className="block text-ink-muted text-sm">{entry.description}</span> : null}
      </span>
    </MenuItem>
  );
}
