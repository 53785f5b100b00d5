import { Form, useSubmit } from 'react-router';
import { Button } from '#src/ui/button.tsx';
import { NativeSelect } from '#src/ui/native-select.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { type ListView, STATES } from './list-view.ts';

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

/** By job, by state and, for an admin, of the whole company. A plain form; with scripts each choice acts at once. */
export function ListFilters({ view, base, jobs, maySeeCompany }: ListFiltersProps) {
  const { t } = useTranslation();
  const submit = useSubmit();
  return (
    <Form
      method="get"
      action={base}
      onChange={(event) => submit(event.currentTarget, { replace: true })}
      className="grid grid-cols-2 gap-2 border-line border-b p-3"
    >
      {view.folder === 'all' ? null : <input type="hidden" name="folder" value={view.folder} />}
      <NativeSelect
        key={`job-${view.jobId}`}
        name="job"
        label={t('chat.list.filter.job')}
        isLabelHidden
        required={false}
        defaultValue={view.jobId ?? ''}
        options={[
          { value: '', label: t('chat.list.filter.anyJob') },
          ...jobs.map(({ id, title }) => ({ value: String(id), label: title })),
        ]}
      />
      <NativeSelect
        key={`state-${view.state}`}
        name="state"
        label={t('chat.list.filter.state')}
        isLabelHidden
        required={false}
        defaultValue={view.state ?? ''}
        options={[
          { value: '', label: t('chat.list.filter.anyState') },
          ...STATES.map((state) => ({ value: state, label: t(`chat.list.filter.${state}`) })),
        ]}
      />
      {maySeeCompany ? (
        <NativeSelect
          key={`scope-${view.scope}`}
          name="scope"
          label={t('chat.list.filter.scope')}
          isLabelHidden
          required={false}
          defaultValue={view.scope}
          options={[
            { value: 'own', label: t('chat.list.filter.own') },
            { value: 'company', label: t('chat.list.filter.company') },
          ]}
        />
      ) : null}
      <span className="hidden [@media(scripting:none)]:block">
        <Button type="submit" variant="secondary" isWide>
          {t('chat.list.filter.apply')}
        </Button>
      </span>
    </Form>
  );
}
