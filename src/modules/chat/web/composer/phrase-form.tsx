import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_PHRASE } from '../sync/chat-limits.ts';

interface PhraseFormProps {
  label: string;
  first: string;
  onSave: (text: string) => Promise<void>;
  onCancel: () => void;
}

/** What is refused stays in the field, with the reason below it. */
export function PhraseForm({ label, first, onSave, onCancel }: PhraseFormProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(first);
  const [problem, setProblem] = useState('');
  const [isSaving, setIsSaving] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || text.length > LONGEST_PHRASE) return;
    setProblem('');
    setIsSaving(true);
    try {
      await onSave(text.trim());
    } catch (error) {
      setProblem((error as Error).message || t('chat.settings.failed'));
      setIsSaving(false);
    }
  };
  return (
    <form onSubmit={submit} className="grid gap-3 py-2">
      <TextareaField
        label={label}
        hint={t('chat.settings.noContacts')}
        dir="auto"
        autoFocus
        rows={2}
        value={text}
        maxLength={LONGEST_PHRASE}
        isCounted
        error={problem || undefined}
        onChange={(event) => setText(event.target.value)}
        className="min-h-16"
      />
      <div className="flex gap-2">
        <Button type="submit" isLoading={isSaving} disabled={!text.trim()}>
          {t('chat.settings.save')}
        </Button>
        <Button variant="secondary" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
