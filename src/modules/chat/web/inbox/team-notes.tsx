import { Trash2 } from 'lucide-react';
import { type FormEvent, useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextareaField } from '#src/ui/controls/textarea-field.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../chat-fields.ts';
import { dayName, type ReaderClock } from '../chat-times.ts';
import { LONGEST_NOTE } from '../sync/chat-limits.ts';
import { TeamHeading } from './team-heading.tsx';
import { useTeam } from './use-team.ts';

type Note = Awaited<ReturnType<typeof listNotes>>['notes'][number];

function listNotes(id: number) {
  return api('GET /chat/conversations/:id/notes', { id });
}

/** What colleagues tell each other about a conversation; a mentioned one is told and may read along. */
export function TeamNotes({ conversation, clock }: { conversation: Conversation; clock: ReaderClock }) {
  const { t } = useTranslation();
  const { id, team } = conversation;
  const [notes, setNotes] = useState<Note[]>([]);
  const [text, setText] = useState('');
  const [mentionId, setMentionId] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const colleagues = useTeam(true).team?.members.filter(({ is_me }) => !is_me) ?? [];
  const count = team?.notes ?? 0;
  // A colleague may have written one: the number travels with the conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` asks again
  useEffect(() => {
    listNotes(id).then(
      (answer) => setNotes(answer.notes),
      () => undefined,
    );
  }, [id, count]);
  const fail = (error: Error) => showToast(error.message || t('inbox.failed'), { tone: 'danger' });
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!text.trim()) return;
    setIsBusy(true);
    api('POST /chat/conversations/:id/notes', { id, text, ...(mentionId && { mention_id: Number(mentionId) }) })
      .then((answer) => {
        setNotes(answer.notes);
        setText('');
        setMentionId('');
      }, fail)
      .finally(() => setIsBusy(false));
  };
  const remove = (noteId: number) => {
    api('DELETE /chat/notes/:id', { id: noteId }).then((answer) => setNotes(answer.notes), fail);
  };
  return (
    <section className="p-4">
      <TeamHeading title={t('inbox.notes.title')} />
      <ul className="grid gap-2">
        {notes.map((note) => (
          <li key={note.id} className="rounded-card border border-line-firm border-dashed p-3 text-sm">
            <p className="flex items-center justify-between gap-2 text-ink-muted text-xs">
              <bdi>
                {note.author}, {dayName(note.created_at, clock)}
              </bdi>
              {note.is_mine ? (
                <IconButton
                  size="sm"
                  label={t('inbox.notes.delete')}
                  icon={<Trash2 aria-hidden />}
                  onClick={() => remove(note.id)}
                />
              ) : null}
            </p>
            <p dir="auto" className="whitespace-pre-wrap break-words text-ink">
              {note.text}
            </p>
          </li>
        ))}
      </ul>
      <form onSubmit={save} className="mt-3 grid gap-3">
        <TextareaField
          label={t('inbox.notes.add')}
          isOptional
          rows={2}
          maxLength={LONGEST_NOTE}
          value={text}
          onChange={(event) => setText(event.target.value)}
          className="min-h-16"
        />
        {text && colleagues.length > 0 ? (
          <NativeSelect
            label={t('inbox.notes.mention')}
            required={false}
            value={mentionId}
            onChange={(event) => setMentionId(event.target.value)}
            options={[
              { value: '', label: t('inbox.notes.nobody') },
              ...colleagues.map(({ account_id, name }) => ({ value: String(account_id), label: name })),
            ]}
          />
        ) : null}
        {text ? (
          <Button type="submit" variant="secondary" size="sm" isLoading={isBusy}>
            {t('inbox.notes.save')}
          </Button>
        ) : null}
      </form>
    </section>
  );
}
