import { type FormEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { isRefusal } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { type ComboOption, TagField } from '#src/ui/controls/combobox.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const MOST_LANGUAGES = 20;

/** TRU-08: the languages someone works in. The list is taken as whole, so that an answer can be a plain yes or no. */
export function SpokenLanguagesForm({ spoken, languages }: { spoken: ComboOption[]; languages: ComboOption[] }) {
  const { t } = useTranslation();
  const [chosen, setChosen] = useState(spoken);
  const [isSaving, setIsSaving] = useState(false);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsSaving(true);
    try {
      await api('PUT /jobseeker/languages', { language_ids: chosen.map(({ id }) => Number(id)) });
      showToast(t('preferences.languages.saved'), { tone: 'success' });
    } catch (error) {
      const message = isRefusal(error) ? error.message : '';
      showToast(message || t('preferences.languages.failed'), { tone: 'danger' });
    }
    setIsSaving(false);
  };

  return (
    <section id="language" aria-labelledby="spoken-languages" className="scroll-mt-24">
      <SectionHeader
        id="spoken-languages"
        title={t('preferences.languages.title')}
        description={t('preferences.languages.text')}
      />
      <form
        noValidate
        onSubmit={save}
        className="grid items-start gap-5 rounded-card border border-line bg-surface p-4 sm:p-6 md:grid-cols-[1fr_auto]"
      >
        <TagField
          label={t('preferences.languages.field')}
          options={languages}
          values={chosen}
          limit={MOST_LANGUAGES}
          onChange={setChosen}
        />
        <Button type="submit" isLoading={isSaving} className="md:mt-6.5">
          {t('preferences.languages.save')}
        </Button>
      </form>
    </section>
  );
}
