import { Plus, Trash2 } from 'lucide-react';
import { type ClipboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Grip, ReorderTexts } from '#src/modules/profiles/web/reorder-parts.tsx';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_LINE, MOST_ENTRIES } from '../content-limits.ts';
import type { Editing } from './edited-resume.ts';
import { useKeyed } from './use-keyed.ts';

/** What may be said of how well somebody knows something. */
export type Levels = Record<'skills' | 'languages', SelectOption[]>;

interface Item {
  name: string;
  proficiency_id: number | null;
  language_id?: number | null;
}

/** Skills or languages: a line each with its level, in the order of the paper. A pasted list becomes as many lines. */
export function LevelRows({ kind, content, levels, onChange }: Editing & { kind: keyof Levels; levels: Levels }) {
  const { t } = useTranslation();
  const hintId = useId();
  const [said, setSaid] = useState('');
  const section = t(`profiles.own.section.${kind}.title`);
  const items: Item[] = content[kind];
  const blank: Item = { name: '', proficiency_id: null, ...(kind === 'languages' && { language_id: null }) };
  const keyed = useKeyed<Item>({
    items,
    onChange: (next) => onChange({ [kind]: next }),
    onMove: ({ name }, place, count) => setSaid(t('profiles.own.place', { name, place, count })),
  });
  const { listRef } = keyed;
  // The new line may be drawn later than a frame after the press; what is typed would go into the one above it.
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const lines = listRef.current?.children ?? [];
    if (awaited.current === undefined || lines.length < awaited.current) return;
    awaited.current = undefined;
    lines[lines.length - 1]?.querySelector('input')?.focus();
  });
  const add = () => {
    awaited.current = keyed.order.length + 1;
    keyed.add(blank);
  };
  const paste = (id: number, event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text').split(/\r?\n/);
    const [first = '', ...rest] = lines.map((line) => line.trim()).filter(Boolean);
    if (rest.length === 0) return;
    event.preventDefault();
    keyed.spread(
      id,
      { name: first },
      rest.map((name) => ({ ...blank, name })),
    );
  };
  return (
    <div className="grid gap-3">
      <ul ref={listRef} className="grid gap-3 empty:hidden">
        {keyed.order.map((id, at) => {
          const item = keyed.byId.get(id);
          if (item === undefined) return null;
          const place = t('profiles.own.place', { name: section, place: at + 1, count: items.length });
          return (
            <li
              key={id}
              className={classNames(
                'grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-1 gap-y-2 rounded-card sm:grid-cols-[auto_minmax(0,3fr)_minmax(0,2fr)_auto]',
                keyed.held === id && 'bg-raised shadow-overlay',
              )}
            >
              <Grip {...keyed.gripProps(id)} name={item.name || place} hintId={hintId} className="-ms-3" />
              <TextField
                label={place}
                isLabelHidden
                required={false}
                dir="auto"
                maxLength={LONGEST_LINE}
                value={item.name}
                onPaste={(event) => paste(id, event)}
                onChange={({ target }) =>
                  keyed.change(id, { name: target.value, ...(kind === 'languages' && { language_id: null }) })
                }
              />
              <div className="min-w-0 max-sm:col-start-2">
                <NativeSelect
                  label={`${item.name || place}: ${t('profiles.own.skills.level')}`}
                  isLabelHidden
                  required={false}
                  placeholder={t('profiles.own.skills.level')}
                  options={levels[kind]}
                  value={item.proficiency_id ?? ''}
                  onChange={({ target }) => keyed.change(id, { proficiency_id: Number(target.value) || null })}
                />
              </div>
              <IconButton
                label={t('ui.removeNamed', { name: item.name || place })}
                icon={<Trash2 aria-hidden />}
                onClick={() => keyed.remove(id)}
                className="max-sm:col-start-3 max-sm:row-start-1"
              />
            </li>
          );
        })}
      </ul>
      {items.length < MOST_ENTRIES ? (
        <Button variant="soft" size="sm" icon={<Plus aria-hidden />} className="justify-self-start" onClick={add}>
          {t(kind === 'skills' ? 'profiles.own.skills.add' : 'profiles.online.addLanguage')}
        </Button>
      ) : null}
      <ReorderTexts hintId={hintId} said={said} />
    </div>
  );
}
