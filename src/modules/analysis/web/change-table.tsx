import { Card } from '#src/ui/layout/card.tsx';
import { useLocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { AnalysisState } from '../analysis.contract.ts';
import { toneOf, useSigned } from './use-signed.ts';

interface ChangeTableProps {
  score: number;
  previous: NonNullable<AnalysisState['previous']>;
}

/** What was gained and lost by rule; the last line is the sum of the others. */
export function ChangeTable({ score, previous }: ChangeTableProps) {
  const { t, language } = useTranslation();
  const signed = useSigned();
  const number = new Intl.NumberFormat(language);
  const date = useLocalTime(previous.finished_at, { dateStyle: 'medium', timeStyle: 'short' });
  const rows = previous.changes.map(({ rule, before, after }) => ({
    key: rule as string,
    name: t(`analysis.rules.${rule}.title`),
    before,
    after,
  }));
  return (
    <Card as="section" aria-labelledby="analysis-change" className="break-inside-avoid">
      <h2 id="analysis-change" className="mb-3 font-semibold text-ink text-lg">
        {t('analysis.change.title', { date })}
      </h2>
      {rows.length === 0 ? <p className="text-ink-muted">{t('analysis.change.nothing', { date })}</p> : null}
      {rows.length > 0 ? (
        <table className="w-full text-sm tabular-nums">
          <thead className="text-ink-muted">
            <tr className="border-line border-b">
              <th scope="col" className="py-2 text-start font-medium">
                {t('analysis.change.rule')}
              </th>
              {(['before', 'now', 'change'] as const).map((column) => (
                <th key={column} scope="col" className="py-2 ps-3 text-end font-medium">
                  {t(`analysis.change.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...rows, { key: 'sum', name: t('analysis.change.score'), before: previous.score, after: score }].map(
              (row) => (
                <tr key={row.key} className="border-line not-last:border-b last:font-bold">
                  <th scope="row" className="py-2 text-start font-[inherit] text-ink">
                    {row.name}
                  </th>
                  <td className="py-2 ps-3 text-end text-ink-muted">{number.format(row.before)}</td>
                  <td className="py-2 ps-3 text-end text-ink">{number.format(row.after)}</td>
                  <td className={`py-2 ps-3 text-end ${toneOf(row.after - row.before)}`}>
                    {signed(row.after - row.before)}
                  </td>
                </tr>
              ),
            )}
          </tbody>
        </table>
      ) : null}
    </Card>
  );
}
