import { type FormEvent, useId, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Grip, ReorderTexts } from '#src/modules/profiles/web/reorder-parts.tsx';
import { useReorder } from '#src/modules/profiles/web/use-reorder.ts';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type ComboOption, TagField } from '#src/ui/controls/combobox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { KeptNotice } from './kept-notice.tsx';
import { useKeptDraft } from './use-kept-draft.ts';

const MOST_LANGUAGES = 20;

interface SpokenLanguage {
  id: number;
  value: string;
  proficiency: { id: number } | null;
}

interface SpokenLanguagesFormProps {
  accountId: number;
  spoken: SpokenLanguage[];
  languages: ComboOption[];
  proficiencies: SelectOption[];
  onChange?: () => void;
  /** A section around it has said the title already. */
  isTitled?: boolean;
}

/** A language with its level, in the order of their owner. */
interface Chosen {
  id: number;
  name: string;
  level: number | null;
}

/** TRU-08: the languages someone works in. The list is taken as whole, so that an answer can be a plain yes or no. */
export function SpokenLanguagesForm(props: SpokenLanguagesFormProps) {
  const { accountId, spoken, languages, proficiencies, onChange, isTitled = true } = props;
  const { t } = useTranslation();
  const { draft, isKept, change, forget, discard } = useKeptDraft(accountId, 'languages', {
    chosen: spoken.map(({ id, value, proficiency }): Chosen => ({ id, name: value, level: proficiency?.id ?? null })),
  });
  const [isSaving, setIsSaving] = useState(false);
  const { chosen } = draft;
  const byId = new Map(chosen.map((one) => [one.id, one]));

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      const list = chosen.map(({ id, level }) => ({ language_id: id, proficiency_id: level }));
      await api('PUT /jobseeker/languages', { languages: list });
      forget();
      showToast(t('preferences.languages.saved'), { tone: 'success' });
      onChange?.();
    } catch (error) {
      const message = isRefusal(error) ? error.message : '';
      showToast(message || t('preferences.languages.failed'), { tone: 'danger' });
    }
    setIsSaving(false);
  };

  return (
    <section id="language" aria-label={t('preferences.languages.title')} className="scroll-mt-24">
      {isTitled ? (
        <SectionHeader title={t('preferences.languages.title')} description={t('preferences.languages.text')} />
      ) : null}
      <form
        noValidate
        onSubmit={save}
        className="grid items-start gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 md:grid-cols-[1fr_auto]"
      >
        <div className="grid gap-5">
          {isKept ? <KeptNotice onDiscard={discard} /> : null}
          <TagField
            label={t('preferences.languages.field')}
            options={languages}
            values={chosen}
            limit={MOST_LANGUAGES}
            onChange={(next) =>
              change({
                chosen: next.map(({ id, name }) => byId.get(Number(id)) ?? { id: Number(id), name, level: null }),
              })
            }
          />
          <LanguageRows chosen={chosen} proficiencies={proficiencies} onChange={(next) => change({ chosen: next })} />
        </div>
        <Button type="submit" isLoading={isSaving} className="md:mt-6.5">
          {t('preferences.languages.save')}
        </Button>
      </form>
    </section>
  );
}

interface LanguageRowsProps {
  chosen: Chosen[];
  proficiencies: SelectOption[];
  onChange: (chosen: Chosen[]) => void;
}

/** How well each is known; the grip puts them in order, by drag and by keyboard. */
function LanguageRows({ chosen, proficiencies, onChange }: LanguageRowsProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const [said, setSaid] = useState('');
  const byId = new Map(chosen.map((one) => [one.id, one]));
  const { order, held, listRef, gripProps } = useReorder({
    ids: chosen.map(({ id }) => id),
    onOrder: (ids) => onChange(ids.flatMap((id) => byId.get(id) ?? [])),
    onMove: (id, place, count) => setSaid(t('profiles.own.place', { name: byId.get(id)?.name ?? '', place, count })),
  });
  return (
    <>
      <ul ref={listRef} className="grid gap-4 empty:hidden">
        {order.map((id) => {
          const one = byId.get(id);
          if (!one) return null;
          return (
            <li
              key={id}
              className={classNames(
                'grid grid-cols-[auto_minmax(0,1fr)] items-end gap-1 rounded-card',
                held === id && 'bg-raised shadow-overlay',
              )}
            >
              <Grip {...gripProps(id)} name={one.name} hintId={hintId} className="-ms-3" />
              <NativeSelect
                label={t('preferences.languages.level', { language: one.name })}
                isOptional
                placeholder={t('preferences.shown.notStated')}
                options={proficiencies}
                value={one.level ?? ''}
                onChange={({ target }) =>
                  onChange(
                    chosen.map((other) => (other.id === id ? { ...one, level: Number(target.value) || null } : other)),
                  )
                }
              />
            </li>
          );
        })}
      </ul>
      <ReorderTexts hintId={hintId} said={said} />
    </>
  );
}
