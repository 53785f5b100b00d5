import { Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { Checkbox } from '#src/ui/controls/checkbox.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Badge } from '#src/ui/feedback/badge.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Board, BoardColumn } from '../../pipeline.contract.ts';
import { LONGEST_COLUMN_NAME, OWN_AFTER, type OwnAfter, ownIdOf } from '../../pipeline-columns.ts';

interface ColumnsDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  jobId: number;
  board: Board;
  /** Whether the viewer looks after all jobs of the company. */
  maySeeCompany: boolean;
  onChanged: (board: Board) => void;
}

/** The team's own columns: added, renamed and taken away; nobody else ever sees them. */
export default function ColumnsDialog(props: ColumnsDialogProps) {
  const { isOpen, onOpenChange, jobId, board, maySeeCompany, onChanged } = props;
  const { t } = useTranslation();
  const [problem, setProblem] = useState('');
  const own = board.columns.filter(({ name }) => name !== null);
  const run = async (call: Promise<Board>): Promise<boolean> => {
    setProblem('');
    try {
      onChanged(await call);
      return true;
    } catch (error) {
      setProblem((error as Error).message || t('inbox.failed'));
      return false;
    }
  };
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('pipeline.columns.title')}>
      <p className="text-ink-muted">{t('pipeline.columns.text')}</p>
      <ul className="mt-4 grid gap-3">
        {own.map((column) => (
          <OwnColumn
            key={column.key}
            column={column}
            isFixed={column.is_company_wide && !maySeeCompany}
            onRename={(name) =>
              run(
                api('POST /recruiters/jobs/:id/pipeline/columns/:column_id', {
                  id: jobId,
                  column_id: ownIdOf(column.key) ?? 0,
                  name,
                }),
              )
            }
            onRemove={() =>
              run(
                api('DELETE /recruiters/jobs/:id/pipeline/columns/:column_id', {
                  id: jobId,
                  column_id: ownIdOf(column.key) ?? 0,
                }),
              )
            }
          />
        ))}
      </ul>
      <p role="alert" className="mt-3 text-danger-ink text-sm empty:hidden">
        {problem}
      </p>
      <NewColumn
        maySeeCompany={maySeeCompany}
        onAdd={(column) => run(api('POST /recruiters/jobs/:id/pipeline/columns', { id: jobId, ...column }))}
      />
    </Dialog>
  );
}

interface OwnColumnProps {
  column: BoardColumn;
  isFixed: boolean;
  onRename: (name: string) => void;
  onRemove: () => void;
}

function OwnColumn({ column, isFixed, onRename, onRemove }: OwnColumnProps) {
  const { t } = useTranslation();
  const [name, setName] = useState(column.name ?? '');
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && name.trim() !== column.name) onRename(name);
  };
  return (
    <li>
      <form onSubmit={save} className="flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('pipeline.columns.nameOf', { name: column.name ?? '' })}
            isLabelHidden
            dir="auto"
            maxLength={LONGEST_COLUMN_NAME}
            value={name}
            readOnly={isFixed}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        {column.is_company_wide ? <Badge>{t('pipeline.columns.allJobs')}</Badge> : null}
        {name.trim() && name.trim() !== column.name ? (
          <Button type="submit" size="sm" variant="secondary">
            {t('pipeline.columns.rename')}
          </Button>
        ) : null}
        {isFixed ? null : (
          <IconButton
            label={t('pipeline.columns.remove', { name: column.name ?? '' })}
            icon={<Trash2 aria-hidden />}
            onClick={onRemove}
          />
        )}
      </form>
    </li>
  );
}

interface NewColumnProps {
  maySeeCompany: boolean;
  onAdd: (column: { name: string; after: OwnAfter; is_company_wide: boolean }) => Promise<boolean>;
}

function NewColumn({ maySeeCompany, onAdd }: NewColumnProps) {
  const { t } = useTranslation();
  const [name, setName] = useState('');
  const [after, setAfter] = useState<OwnAfter>('shortlisted');
  const [isCompanyWide, setIsCompanyWide] = useState(false);
  const add = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() && (await onAdd({ name, after, is_company_wide: isCompanyWide }))) setName('');
  };
  return (
    <form onSubmit={add} className="mt-6 grid gap-3 border-line border-t pt-4">
      <TextField
        label={t('pipeline.columns.name')}
        placeholder={t('pipeline.columns.example')}
        dir="auto"
        required
        maxLength={LONGEST_COLUMN_NAME}
        value={name}
        onChange={(event) => setName(event.target.value)}
      />
      <NativeSelect
        label={t('pipeline.columns.after')}
        value={after}
        onChange={(event) => setAfter(event.target.value as OwnAfter)}
        options={OWN_AFTER.map((value) => ({ value, label: t(`pipeline.core.${value}`) }))}
      />
      {maySeeCompany ? (
        <Checkbox
          label={t('pipeline.columns.companyWide')}
          checked={isCompanyWide}
          onChange={(event) => setIsCompanyWide(event.target.checked)}
        />
      ) : null}
      <div>
        <Button type="submit">{t('pipeline.columns.add')}</Button>
      </div>
    </form>
  );
}
