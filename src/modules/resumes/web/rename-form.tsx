import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ApiError } from '#src/kernel/client.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface RenameFormProps {
  /** With its ending. */
  name: string;
  rename: (name: string) => Promise<unknown>;
  onRenamed: () => void;
  onCancel: () => void;
}

/** A new name in the place of the old one: Enter saves, Esc cancels, the ending stays. */
export default function RenameForm({ name, rename, onRenamed, onCancel }: RenameFormProps) {
  const { t } = useTranslation();
  const dot = name.lastIndexOf('.');
  const [typed, setTyped] = useState(name.slice(0, dot));
  const [problem, setProblem] = useState<string>();
  const [isBusy, setIsBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.select(), []);

  const save = async (event: FormEvent) => {
    event.preventDefault();
    setIsBusy(true);
    try {
      await rename(typed);
      onRenamed();
    } catch (error) {
      setProblem((error as ApiError).fields?.name || (error as Error).message || t('profiles.own.failed'));
      setIsBusy(false);
    }
  };
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onCancel();
  };
  return (
    <form
      ref={form}
      noValidate
      aria-label={t('resumes.attached.renameNamed', { name })}
      onSubmit={save}
      onKeyDown={leave}
      className="mb-2 grid gap-2"
    >
      <TextField
        label={t('resumes.attached.name')}
        isLabelHidden
        value={typed}
        error={problem}
        suffix={<span className="pe-3">{name.slice(dot)}</span>}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="sm" isLoading={isBusy}>
          {t('ui.save')}
        </Button>
        <Button variant="quiet" size="sm" onClick={onCancel}>
          {t('ui.cancel')}
        </Button>
      </div>
    </form>
  );
}
