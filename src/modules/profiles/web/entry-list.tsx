import { type ReactNode, useId, useState } from 'react';
import { useRevalidator } from 'react-router';
import { api } from '#src/browser/api.ts';
import { classNames } from '#src/ui/class-names.ts';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { profileSections, type SectionName } from '../profile-sections.ts';
import { EditLink, useEditing } from './editing.tsx';
import type { AnyEntry } from './entry-fields.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryMenu } from './entry-menu.tsx';
import { Grip, ReorderTexts } from './reorder-parts.tsx';
import { useReorder } from './use-reorder.ts';

type Listed = AnyEntry & { id: number };

interface EntryListProps<One extends Listed> {
  section: SectionName;
  entries: readonly One[];
  accountId: number;
  /** What an entry is called where its buttons are named. */
  nameOf: (entry: One) => string;
  show: (entry: One) => ReactNode;
}

/** The entries of a section, each with its form in its place, in an order that their owner chooses. */
export function EntryList<One extends Listed>({ section, entries, accountId, nameOf, show }: EntryListProps<One>) {
  const { t } = useTranslation();
  const { open } = useEditing();
  const { revalidate } = useRevalidator();
  const hintId = useId();
  const [said, setSaid] = useState('');
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const { path } = profileSections[section];
  const tell = async (work: Promise<unknown>, done: string) => {
    try {
      await work;
      showToast(done, { tone: 'success' });
    } catch (error) {
      showToast((error as Error).message || t('profiles.own.failed'), { tone: 'danger' });
    }
    revalidate();
  };
  const { order, held, listRef, gripProps, moveBy } = useReorder({
    ids: entries.map(({ id }) => id),
    onOrder: (ids) => tell(api(`PUT /jobseeker/${path}/order`, { ids }), t('profiles.own.saved')),
    onMove: (id, place, count) => {
      const entry = byId.get(id);
      setSaid(entry ? t('profiles.own.place', { name: nameOf(entry), place, count }) : '');
    },
  });
  return (
    <>
      <ul ref={listRef} className="grid gap-2">
        {order.map((id, at) => {
          const entry = byId.get(id);
          if (!entry) return null;
          const name = nameOf(entry);
          return (
            <li
              key={id}
              className={classNames('rounded-card transition-shadow', held === id && 'bg-raised shadow-overlay')}
            >
              {open === `${section}.${id}` ? (
                <EntryForm {...{ section, entry, accountId }} label={t('profiles.own.editNamed', { name })} />
              ) : (
                <div className="flex items-start gap-1">
                  {entries.length > 1 ? (
                    <Grip
                      {...gripProps(id)}
                      name={name}
                      hintId={hintId}
                      className="-ms-3 [@media(scripting:none)]:hidden"
                    />
                  ) : null}
                  <div className="flow-root min-w-0 flex-1 pb-2">
                    {/* Afloat, so that a description has the whole width below it, on a phone too. */}
                    <span className="float-end flex">
                      <EditLink what={`${section}.${id}`} name={name} />
                      <span className="[@media(scripting:none)]:hidden">
                        <EntryMenu
                          name={name}
                          isFirst={at === 0}
                          isLast={at === order.length - 1}
                          onMove={(step) => moveBy(id, step)}
                          onDelete={() =>
                            tell(api(`DELETE /jobseeker/${path}/:id/delete`, { id }), t('profiles.own.deleted'))
                          }
                        />
                      </span>
                    </span>
                    <div className="pt-2">{show(entry)}</div>
                  </div>
                </div>
              )}
            </li>
          );
        })}
      </ul>
      <ReorderTexts hintId={hintId} said={said} />
    </>
  );
}
