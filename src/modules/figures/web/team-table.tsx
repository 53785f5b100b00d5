import type { AnswerOf } from '#src/kernel/contract.ts';
import { LEAST_SAMPLE } from '#src/modules/companies/least-sample.ts';
import { DataTable } from '#src/ui/layout/data-table.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { figuresContract } from '../figures.contract.ts';
import { sayHours, sayShare } from './figure-words.ts';

type Member = AnswerOf<(typeof figuresContract)['GET /recruiters/figures/team']>['members'][number];

/** How each colleague answers; below ten there is only how many there were. */
export function TeamTable({ members }: { members: Member[] }) {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  const orFew = (value: number | null, sample: number, say: (value: number) => string) => {
    if (value !== null) return say(value);
    const few = sample === 0 ? '–' : t('figures.speed.tooFew', { sample, least: LEAST_SAMPLE });
    return <span className="text-ink-muted">{few}</span>;
  };
  return (
    <div>
      <SectionHeader title={t('figures.team.title')} description={t('figures.team.text')} />
      <DataTable
        caption={t('figures.team.title')}
        rows={members}
        rowKey={({ account_id }) => account_id}
        columns={[
          { id: 'name', header: t('figures.team.name'), cell: ({ name }) => <bdi>{name}</bdi> },
          {
            id: 'reply',
            header: t('figures.team.reply'),
            isNumeric: true,
            cell: ({ replies }) => orFew(replies.median_hours, replies.sample, (hours) => sayHours(language, hours)),
          },
          {
            id: 'share',
            header: t('figures.team.share'),
            isNumeric: true,
            cell: ({ replies }) => orFew(replies.share, replies.sample, (share) => sayShare(language, share)),
          },
          {
            id: 'waiting',
            header: t('figures.team.waiting'),
            isNumeric: true,
            cell: ({ waiting }) => number.format(waiting),
          },
          {
            id: 'overdue',
            header: t('figures.team.overdue'),
            isNumeric: true,
            cell: ({ overdue }) => number.format(overdue),
          },
        ]}
      />
    </div>
  );
}
