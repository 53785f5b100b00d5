import { Plus } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Grip, ReorderTexts } from '#src/modules/profiles/web/reorder-parts.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useKeyed } from './use-keyed.ts';

interface EntriesProps<Entry> {
  entries: Entry[];
  empty: Entry;
  addLabel: string;
  nameOf: (entry: Entry) => string;
  onChange: (entries: Entry[]) => void;
  fields: (entry: Entry, change: (change: Partial<Entry>) => void) => ReactNode;
}

/** Entries in the order of the paper, each with its fields; the grip moves one by drag and by keyboard. */
export function Entries<Entry>({ entries, empty, addLabel, nameOf, onChange, fields }: EntriesProps<Entry>) {
  const { t } = useTranslation();
  const hintId = useId();
  const [said, setSaid] = useState('');
  const keyed = useKeyed({
    items: entries,
    onChange,
    onMove: (entry, place, count) => setSaid(t('profiles.own.place', { name: nameOf(entry), place, count })),
  });
  return (
    <div className="grid gap-4">
      <ul ref={keyed.listRef} className="grid gap-4 empty:hidden">
        {keyed.order.map((id) => {
          const entry = keyed.byId.get(id);
          if (entry === undefined) return null;
          return (
            <li
              key={id}
              className={classNames(
                'grid gap-4 rounded-card border border-line p-4 transition-shadow',
                keyed.held === id ? 'bg-raised shadow-overlay' : 'bg-canvas',
              )}
            >
              {entries.length > 1 ? (
                <div className="-my-2 -ms-3 flex min-w-0 items-center gap-1">
                  <Grip {...keyed.gripProps(id)} name={nameOf(entry)} hintId={hintId} className="shrink-0" />
                  <bdi className="min-w-0 truncate font-medium text-ink-muted text-sm">{nameOf(entry)}</bdi>
                </div>
              ) : null}
              <div className="grid gap-4 sm:grid-cols-2">{fields(entry, (part) => keyed.change(id, part))}</div>
              <Button
                variant="quiet"
                size="sm"
                className="justify-self-end"
                onClick={() => keyed.remove(id)}
                aria-label={`${t('profiles.own.delete')}: ${nameOf(entry)}`}
              >
                {t('profiles.own.delete')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="soft" icon={<Plus aria-hidden />} onClick={() => keyed.add(empty)}>
        {addLabel}
      </Button>
      <ReorderTexts hintId={hintId} said={said} />
    </div>
  );
}
