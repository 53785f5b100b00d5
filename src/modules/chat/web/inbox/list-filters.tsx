import { SlidersHorizontal } from 'lucide-react';
import { useRef } from 'react';
import { Form, useSubmit } from 'react-router';
import { classNames } from '#src/ui/class-names.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { FOLDERS, type Folder, type ListView } from '../list/list-view.ts';

export interface InboxJob {
  id: number;
  title: string;
}

interface ListFiltersProps {
  view: ListView;
  base: string;
  jobs: InboxJob[];
  maySeeCompany: boolean;
}

/** By job, by whose they are and by folder, folded away. A plain form; with scripts each choice acts at once. */
export function ListFilters({ view, base, jobs, maySeeCompany }: ListFiltersProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  const box = useRef<HTMLDetailsElement>(null);
  const isInUse = view.jobId !== undefined || view.scope === 'company';
  const nameOf = (folder: Folder) =>
    t(folder === 'not_interested' ? 'chat.list.folder.not_suitable' : `chat.list.folder.${folder}`);
  return (
    <details
      ref={box}
      onKeyDown={(event) => {
        if (event.key !== 'Escape' || !box.current?.open) return;
        box.current.open = false;
        box.current.querySelector('summary')?.focus();
      }}
    >
      <summary
        aria-label={t('inbox.filters')}
        title={t('inbox.filters')}
        className={classNames(
          'grid size-11 list-none place-items-center rounded-control transition-colors hover:bg-hover',
          isInUse ? 'text-accent-ink' : 'text-ink-muted hover:text-ink',
        )}
      >
        <SlidersHorizontal aria-hidden className="size-5" />
      </summary>
      <Form
        method="get"
        action={base}
        onChange={(event) => {
          submit(event.currentTarget, { replace: true });
          if (box.current) box.current.open = false;
        }}
        className="absolute inset-x-3 top-full z-1 grid gap-3 rounded-card border border-line bg-raised p-4 shadow-overlay"
      >
        {view.state ? <input type="hidden" name="state" value={view.state} /> : null}
        <NativeSelect
          key={`job-${view.jobId}`}
          name="job"
          label={t('chat.list.filter.job')}
          required={false}
          defaultValue={view.jobId ?? ''}
          options={[
            { value: '', label: t('chat.list.filter.anyJob') },
            ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
          ]}
        />
        <NativeSelect
          key={`scope-${view.scope}`}
          name="scope"
          label={t('chat.list.filter.scope')}
          required={false}
          defaultValue={view.scope}
          options={[
            { value: 'own', label: t('chat.list.filter.own') },
            { value: 'company', label: t(maySeeCompany ? 'chat.list.filter.company' : 'inbox.shared') },
          ]}
        />
        <NativeSelect
          key={`folder-${view.folder}`}
          name="folder"
          label={t('chat.list.folders')}
          required={false}
          defaultValue={view.folder}
          options={FOLDERS.map((folder) => ({ value: folder, label: nameOf(folder) }))}
        />
        <span className="hidden [@media(scripting:none)]:block">
          <Button type="submit" variant="secondary" isWide>
            {t('chat.list.filter.apply')}
          </Button>
        </span>
      </Form>
    </details>
  );
}
