import { X } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { IconButton } from '#src/ui/controls/icon-button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { isCore } from '../../pipeline-columns.ts';
import type { Desk } from './use-desk.ts';

/** What can be done with all who are chosen; it stays in sight at the foot of the page. */
export function BulkBar({ desk }: { desk: Desk }) {
  const { t } = useTranslation();
  const { chosen, moves } = desk;
  if (chosen.length === 0) return null;
  const own = desk.columns.filter(({ key }) => !isCore(key));
  const run = (column: string) => moves.moveTo(chosen, column);
  return (
    <section
      aria-label={t('pipeline.bulk.label')}
      className="fixed inset-x-4 bottom-20 z-header mx-auto flex w-fit max-w-full flex-wrap items-center gap-2 rounded-sheet border border-line bg-raised p-2 ps-4 shadow-overlay md:bottom-6 lg:start-68"
    >
      <p className="font-semibold text-ink text-sm">{t('pipeline.bulk.selected', { count: chosen.length })}</p>
      <Button size="sm" variant="secondary" onClick={() => run('shortlisted')}>
        {t('inbox.application.shortlist')}
      </Button>
      {own.length > 0 ? (
        <select
          aria-label={t('pipeline.moveTo')}
          value=""
          onChange={(event) => run(event.target.value)}
          className="min-h-9 max-w-40 rounded-control border border-line bg-surface px-2 font-semibold text-ink text-sm pointer-coarse:min-h-11"
        >
          <option value="">{t('pipeline.moveTo')}</option>
          {own.map(({ key, name }) => (
            <option key={key} value={key}>
              {name}
            </option>
          ))}
        </select>
      ) : null}
      <Button size="sm" variant="human" onClick={() => run('not_suitable')}>
        {t('pipeline.bulk.decline')}
      </Button>
      <IconButton label={t('pipeline.bulk.clear')} icon={<X aria-hidden />} onClick={() => desk.selectAll([])} />
    </section>
  );
}
