import { type FormEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type ComboOption, TagField } from '#src/ui/controls/combobox.tsx';
import { NativeSelect, type SelectOption } from '#src/ui/controls/native-select.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const MOST_LANGUAGES = 20;

interface SpokenLanguage {
  id: number;
  value: string;
  proficiency: { id: number } | null;
}

interface SpokenLanguagesFormProps {
  spoken: SpokenLanguage[];
  languages: ComboOption[];
  proficiencies: SelectOption[];
  onChange?: () => void;
  /** A section around it has said the title already. */
  isTitled?: boolean;
}

/** TRU-08: the languages someone works in. The list is taken as whole, so that an answer can be a plain yes or no. */
export function SpokenLanguagesForm(props: SpokenLanguagesFormProps) {
  const { spoken, languages, proficiencies, onChange, isTitled = true } = props;
  const { t } = useTranslation();
  const [chosen, setChosen] = useState<ComboOption[]>(() => spoken.map(({ id, value }) => ({ id, name: value })));
  const [levels, setLevels] = useState(
    () => new Map(spoken.map(({ id, proficiency }) => [id, proficiency?.id ?? null])),
  );
  const [isSaving, setIsSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      const list = chosen.map(({ id }) => ({
        language_id: Number(id),
        proficiency_id: levels.get(Number(id)) ?? null,
      }));
      await api('PUT /jobseeker/languages', { languages: list });
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
          <TagField
            label={t('preferences.languages.field')}
            options={languages}
            values={chosen}
            limit={MOST_LANGUAGES}
            onChange={setChosen}
          />
          {chosen.length > 0 ? (
            <div className="grid gap-4 sm:grid-cols-2">
              {chosen.map(({ id, name }) => (
                <NativeSelect
                  key={id}
                  label={t('preferences.languages.level', { language: name })}
                  isOptional
                  placeholder={t('preferences.shown.notStated')}
                  options={proficiencies}
                  value={levels.get(Number(id)) ?? ''}
                  onChange={({ target }) => setLevels(new Map(levels).set(Number(id), Number(target.value) || null))}
                />
              ))}
            </div>
          ) : null}
        </div>
        <Button type="submit" isLoading={isSaving} className="md:mt-6.5">
          {t('preferences.languages.save')}
        </Button>
      </form>
    </section>
  );
}
