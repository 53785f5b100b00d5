import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ChatPhrase } from '../../chat-fields.ts';
import { PhraseForm } from './phrase-form.tsx';

interface PhraseListProps {
  kind: ChatPhrase['kind'];
  first: ChatPhrase[];
  most: number;
}

/** Phrases or greetings. One is edited at a time, so that nothing half-written is lost. */
export function PhraseList({ kind, first, most }: PhraseListProps) {
  const { t } = useTranslation();
  const [phrases, setPhrases] = useState(() => first.filter((phrase) => phrase.kind === kind));
  const [editing, setEditing] = useState<number | 'new'>();
  const words = kind === 'greeting' ? 'greetings' : 'phrases';
  const fail = (error: unknown) => showToast((error as Error).message || t('chat.settings.failed'), { tone: 'danger' });

  const edit = (next: number | 'new') => {
    if (editing !== undefined && editing !== next) return showToast(t('chat.settings.finish'), { tone: 'danger' });
    if (next === 'new' && phrases.length >= most) {
      return showToast(t(`chat.settings.${words}.most`, { max: most }), { tone: 'danger' });
    }
    setEditing(next);
  };
  const show = (stored: ChatPhrase) =>
    setPhrases((all) => {
      const others = stored.is_default ? all.map((one) => ({ ...one, is_default: false })) : all;
      const isKnown = others.some(({ id }) => id === stored.id);
      return isKnown ? others.map((one) => (one.id === stored.id ? stored : one)) : [...others, stored];
    });
  const save = async (text: string) => {
    const stored =
      editing === 'new'
        ? await api('POST /chat/phrases', { kind, text, is_default: kind === 'greeting' && phrases.length === 0 })
        : await api('PUT /chat/phrases/:id', { id: Number(editing), text });
    show(stored);
    setEditing(undefined);
  };
  const remove = (id: number) => {
    api('DELETE /chat/phrases/:id', { id })
      .then(() => setPhrases((all) => all.filter((one) => one.id !== id)))
      .catch(fail);
  };
  const makeDefault = (id: number) => {
    api('PUT /chat/phrases/:id', { id, is_default: true }).then(show).catch(fail);
  };

  const form = (text: string) => (
    <PhraseForm
      label={t(`chat.settings.${words}.field`)}
      first={text}
      onSave={save}
      onCancel={() => setEditing(undefined)}
    />
  );
  return (
    <div>
      {phrases.length === 0 && editing !== 'new' ? (
        <p className="rounded-card border border-line border-dashed p-5 text-ink-muted">
          {t(`chat.settings.${words}.empty`)}
        </p>
      ) : null}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {phrases.map((phrase) => (
          <li key={phrase.id} className="py-2">
            {editing === phrase.id ? (
              form(phrase.text)
            ) : (
              <PhraseRow
                phrase={phrase}
                onEdit={() => edit(phrase.id)}
                onDelete={() => remove(phrase.id)}
                onDefault={() => makeDefault(phrase.id)}
              />
            )}
          </li>
        ))}
        {editing === 'new' ? <li className="py-2">{form('')}</li> : null}
      </ul>
      <div className="mt-4 flex flex-wrap items-center gap-4">
        <Button variant="secondary" icon={<Plus aria-hidden className="size-4" />} onClick={() => edit('new')}>
          {t('chat.settings.add')}
        </Button>
        <span className="text-ink-muted text-sm tabular-nums" dir="ltr">
          {phrases.length} / {most}
        </span>
      </div>
    </div>
  );
}

interface PhraseRowProps {
  phrase: ChatPhrase;
  onEdit: () => void;
  onDelete: () => void;
  onDefault: () => void;
}

function PhraseRow({ phrase, onEdit, onDelete, onDefault }: PhraseRowProps) {
  const { t } = useTranslation();
  const { kind, text, is_default: isDefault } = phrase;
  return (
    <div className="flex items-start gap-2">
      <div className="min-w-0 flex-1 py-2">
        <p dir="auto" className="whitespace-pre-wrap break-words">
          {text}
        </p>
        {kind === 'greeting' ? (
          <div className="mt-1">
            {isDefault ? (
              <Badge tone="accent">{t('chat.settings.greetings.isDefault')}</Badge>
            ) : (
              <Button variant="quiet" size="sm" className="-ms-3" onClick={onDefault}>
                {t('chat.settings.greetings.default')}
              </Button>
            )}
          </div>
        ) : null}
      </div>
      <IconButton label={t('chat.settings.editNamed', { text })} icon={<Pencil aria-hidden />} onClick={onEdit} />
      <IconButton label={t('chat.settings.deleteNamed', { text })} icon={<Trash2 aria-hidden />} onClick={onDelete} />
    </div>
  );
}
