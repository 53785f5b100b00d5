import { ChevronDown, ChevronUp, Plus, Trash2 } from 'lucide-react';
import { type FormEvent, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { Skeleton } from '#src/ui/feedback/skeleton.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { CRITERIA, LONGEST_CRITERION, MOST_CRITERIA } from '../../score-criteria.ts';
import { type CriterionRow, useCriteria } from './use-criteria.ts';
import { useCriterionName } from './use-criterion-name.ts';

interface CriteriaDialogProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  jobId: number;
}

/** EMP-04: what a team rates in the applicants of this job: named, ordered, or the standard ones again. */
export default function CriteriaDialog({ isOpen, onOpenChange, jobId }: CriteriaDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t('pipeline.criteria.title')}>
      {isOpen ? <CriteriaForm jobId={jobId} onDone={() => onOpenChange(false)} /> : null}
    </Dialog>
  );
}

function CriteriaForm({ jobId, onDone }: { jobId: number; onDone: () => void }) {
  const { t, language } = useTranslation();
  const nameOf = useCriterionName();
  const list = useCriteria(jobId, onDone);
  const { rows, setRows, saved, problem } = list;
  const items = useRef<HTMLUListElement>(null);
  const move = (at: number, step: 1 | -1) => {
    const next = [...rows];
    next.splice(at + step, 0, ...next.splice(at, 1));
    setRows(next);
    // At the end of the list the pressed button cannot be used any more.
    if (at + step === 0 || at + step === rows.length - 1) items.current?.focus();
  };
  const remove = (row: number) => {
    setRows(rows.filter((one) => one.row !== row));
    // The button goes with its row; the keyboard stays in the list.
    items.current?.focus();
  };
  if (!saved) return problem ? <Problem text={problem} /> : <Skeleton layout="column" count={4} />;
  const names = new Intl.ListFormat(language).format(saved.map(nameOf));
  return (
    <>
      <p className="text-ink-muted">{t('pipeline.criteria.text')}</p>
      <ul ref={items} tabIndex={-1} className="mt-4 grid gap-2 outline-none">
        {rows.map((row, at) => (
          <Row
            key={row.row}
            row={row}
            label={list.labelOf(row)}
            error={row === list.doubled ? t('pipeline.criteria.twice') : null}
            onName={(name) => setRows(rows.map((one) => (one === row ? { ...one, name } : one)))}
            onUp={at > 0 ? () => move(at, -1) : undefined}
            onDown={at < rows.length - 1 ? () => move(at, 1) : undefined}
            onRemove={() => remove(row.row)}
          />
        ))}
      </ul>
      <Additions rows={rows} onAdd={list.add} />
      <Problem text={list.doubled?.key ? t('pipeline.criteria.twice') : problem} />
      {problem ? <p className="mt-1 text-ink-muted text-sm">{t('pipeline.criteria.now', { names })}</p> : null}
      <div className="mt-6 flex flex-wrap gap-2">
        <Button isLoading={list.isBusy} onClick={list.save}>
          {t('pipeline.criteria.save')}
        </Button>
        <Button variant="secondary" onClick={onDone}>
          {t('ui.cancel')}
        </Button>
        {list.isStandardNow ? null : (
          <Button variant="quiet" onClick={list.reset}>
            {t('pipeline.criteria.reset')}
          </Button>
        )}
      </div>
    </>
  );
}

function Problem({ text }: { text: string }) {
  return (
    <p role="alert" className="mt-3 text-danger-ink text-sm empty:hidden">
      {text}
    </p>
  );
}

interface RowProps {
  row: CriterionRow;
  label: string;
  error: string | null;
  onName: (name: string) => void;
  onUp?: () => void;
  onDown?: () => void;
  onRemove: () => void;
}

function Row({ row, label, error, onName, onUp, onDown, onRemove }: RowProps) {
  const { t } = useTranslation();
  return (
    <li className="flex items-start gap-1">
      <div className="min-w-0 flex-1">
        {row.key ? (
          <p className="flex min-h-11 items-center rounded-control border border-line bg-sunken px-3 text-ink">
            {label}
          </p>
        ) : (
          <TextField
            label={t('pipeline.criteria.nameOf', { name: label })}
            isLabelHidden
            dir="auto"
            maxLength={LONGEST_CRITERION}
            value={row.name}
            error={error}
            onChange={(event) => onName(event.target.value)}
          />
        )}
      </div>
      <IconButton
        label={t('pipeline.criteria.up', { name: label })}
        icon={<ChevronUp aria-hidden />}
        disabled={!onUp}
        onClick={onUp}
      />
      <IconButton
        label={t('pipeline.criteria.down', { name: label })}
        icon={<ChevronDown aria-hidden />}
        disabled={!onDown}
        onClick={onDown}
      />
      <IconButton
        label={t('pipeline.criteria.remove', { name: label })}
        icon={<Trash2 aria-hidden />}
        onClick={onRemove}
      />
    </li>
  );
}

interface AdditionsProps {
  rows: readonly CriterionRow[];
  onAdd: ReturnType<typeof useCriteria>['add'];
}

/** A name of one's own, or a standard criterion that was taken away. */
function Additions({ rows, onAdd }: AdditionsProps) {
  const { t, language } = useTranslation();
  const [name, setName] = useState('');
  if (rows.length >= MOST_CRITERIA) {
    const max = new Intl.NumberFormat(language).format(MOST_CRITERIA);
    return <p className="mt-4 text-ink-muted text-sm">{t('pipeline.criteria.full', { max })}</p>;
  }
  const add = (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    onAdd(null, name.trim());
    setName('');
  };
  const missing = CRITERIA.filter((key) => !rows.some((row) => row.key === key));
  return (
    <>
      <form onSubmit={add} className="mt-4 flex items-end gap-2">
        <div className="min-w-0 flex-1">
          <TextField
            label={t('pipeline.criteria.name')}
            placeholder={t('pipeline.criteria.example')}
            dir={name ? 'auto' : undefined}
            maxLength={LONGEST_CRITERION}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('pipeline.criteria.add')}
        </Button>
      </form>
      <div className="mt-2 flex flex-wrap gap-1">
        {missing.map((key) => (
          <Button
            key={key}
            size="sm"
            variant="quiet"
            icon={<Plus aria-hidden className="size-4" />}
            onClick={() => onAdd(key, '')}
          >
            {t(`pipeline.score.${key}`)}
          </Button>
        ))}
      </div>
    </>
  );
}
