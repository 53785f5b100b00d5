import { type FormEvent, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { LONGEST_NOTE } from '../../sync/chat-limits.ts';
import type { TeamMember } from '../use-team.ts';
import { MentionField } from './mention-field.tsx';
import { mentionedIn } from './mentions.ts';

interface NoteFormProps {
  colleagues: readonly TeamMember[];
  /** Whether it could be saved; what was typed stays otherwise. */
  onSave: (note: { text: string; mention_ids: number[] }) => Promise<boolean>;
}

/** A note for the team. Whoever is named in it behind an @ is told, and the form says so before it is saved. */
export function NoteForm({ colleagues, onSave }: NoteFormProps) {
  const { t, language } = useTranslation();
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [isBusy, setIsBusy] = useState(false);
  const mentioned = mentionedIn(text, colleagues, chosen);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim() || isBusy) return;
    setIsBusy(true);
    if (await onSave({ text, mention_ids: mentioned.map(({ account_id }) => account_id) })) {
      setText('');
      setChosen(new Set());
    }
    setIsBusy(false);
  };
  const names = new Intl.ListFormat(language).format(mentioned.map(({ name }) => name));
  return (
    <form onSubmit={save} className="mt-3 grid gap-2">
      <MentionField
        label={t('inbox.notes.add')}
        isOptional
        rows={2}
        maxLength={LONGEST_NOTE}
        people={colleagues}
        text={text}
        onText={setText}
        onChosen={({ account_id }) => setChosen(new Set([...chosen, account_id]))}
        className="min-h-16"
      />
      <p role="status" className="text-ink-muted text-sm empty:hidden">
        {mentioned.length > 0 ? t('inbox.notes.tells', { names }) : null}
      </p>
      {text ? (
        <Button type="submit" variant="secondary" size="sm" isLoading={isBusy}>
          {t('inbox.notes.save')}
        </Button>
      ) : null}
    </form>
  );
}
