import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Conversation } from '../../../chat-fields.ts';
import { dayName, type ReaderClock } from '../../chat-times.ts';
import { TeamHeading } from '../team-heading.tsx';
import { useTeam } from '../use-team.ts';
import { NoteForm } from './note-form.tsx';
import { NoteText } from './note-text.tsx';

type Note = Awaited<ReturnType<typeof listNotes>>['notes'][number];

function listNotes(id: number) {
  return api('GET /chat/conversations/:id/notes', { id });
}

/** What colleagues tell each other about a conversation; a mentioned one is told and may read along. */
export function TeamNotes({ conversation, clock }: { conversation: Conversation; clock: ReaderClock }) {
  const { t } = useTranslation();
  const { id, team } = conversation;
  const [notes, setNotes] = useState<Note[]>([]);
  const people = useTeam(true).team?.members ?? [];
  const count = team?.notes ?? 0;
  // A colleague may have written one: the number travels with the conversation.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `count` asks again
  useEffect(() => {
    listNotes(id).then(
      (answer) => setNotes(answer.notes),
      () => undefined,
    );
  }, [id, count]);
  const run = async (call: Promise<{ notes: Note[] }>): Promise<boolean> => {
    try {
      setNotes((await call).notes);
      return true;
    } catch (error) {
      showToast((error as Error).message || t('inbox.failed'), { tone: 'danger' });
      return false;
    }
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
                  onClick={() => run(api('DELETE /chat/notes/:id', { id: note.id }))}
                />
              ) : null}
            </p>
            <NoteText text={note.text} people={people} />
          </li>
        ))}
      </ul>
      <NoteForm
        key={id}
        colleagues={people.filter(({ is_me }) => !is_me)}
        onSave={(note) => run(api('POST /chat/conversations/:id/notes', { id, ...note }))}
      />
    </section>
  );
}
