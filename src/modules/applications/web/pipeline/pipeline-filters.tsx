import { Columns3, Search, Table2 } from 'lucide-react';
import { Form, useNavigate } from 'react-router';
import { Button } from '#src/ui/controls/button.tsx';
import { LinkChip } from '#src/ui/controls/chip.tsx';
import { NativeSelect } from '#src/ui/controls/native-select.tsx';
import { TextField } from '#src/ui/controls/text-field.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Board } from '../../pipeline.contract.ts';
import { type PipelineView, pipelineHref, STATES } from './pipeline-view.ts';
import { useColumnName } from './use-column-name.ts';

interface PipelineFiltersProps {
  view: PipelineView;
  board: Board;
}

/** Who is shown, and how: each is an address, so that it can be shared and works without scripts. */
export function PipelineFilters({ view, board }: PipelineFiltersProps) {
  const { t, language } = useTranslation();
  const columnName = useColumnName(board.columns);
  const navigate = useNavigate();
  const number = new Intl.NumberFormat(language);
  return (
    <div className="flex flex-wrap items-end gap-3 pb-5">
      <nav aria-label={t('pipeline.filter.label')} className="flex flex-wrap gap-2">
        {STATES.map((state) => (
          <LinkChip key={state} to={pipelineHref(view, { state })} isSelected={view.state === state} preventScrollReset>
            {t(`pipeline.filter.${state}`)} <span className="font-bold">{number.format(board[state])}</span>
          </LinkChip>
        ))}
      </nav>
      <nav aria-label={t('pipeline.view.legend')} className="flex gap-2">
        <LinkChip
          to={pipelineHref(view, { view: 'board', column: '' })}
          isSelected={view.view === 'board'}
          icon={<Columns3 aria-hidden />}
        >
          {t('pipeline.view.board')}
        </LinkChip>
        <LinkChip
          to={pipelineHref(view, { view: 'table' })}
          isSelected={view.view === 'table'}
          icon={<Table2 aria-hidden />}
        >
          {t('pipeline.view.table')}
        </LinkChip>
      </nav>
      {view.view === 'table' ? (
        <NativeSelect
          label={t('pipeline.table.column')}
          isLabelHidden
          value={view.column}
          onChange={(event) => navigate(pipelineHref(view, { column: event.target.value }))}
          options={[
            { value: '', label: t('pipeline.filter.allColumns') },
            ...board.columns.map(({ key }) => ({ value: key, label: columnName(key) })),
          ]}
        />
      ) : null}
      <Form role="search" className="flex min-w-0 flex-1 basis-64 items-end gap-2">
        {view.view === 'table' ? <input type="hidden" name="view" value="table" /> : null}
        {view.state === 'all' ? null : <input type="hidden" name="state" value={view.state} />}
        {view.column ? <input type="hidden" name="column" value={view.column} /> : null}
        <div className="min-w-0 flex-1">
          <TextField
            key={view.words}
            type="search"
            name="words"
            label={t('pipeline.filter.words')}
            isLabelHidden
            isOptional
            placeholder={t('pipeline.filter.words')}
            defaultValue={view.words}
            maxLength={100}
            icon={<Search aria-hidden />}
          />
        </div>
        <Button type="submit" variant="secondary">
          {t('ui.search.button')}
        </Button>
      </Form>
    </div>
  );
}
