import { Card } from '#src/ui/layout/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Report } from '../report.ts';
import { needs } from '../rubric.ts';

/** Which rules did not count this time, and why. */
export function LeftOut({ report: { rules } }: { report: Report }) {
  const { t } = useTranslation();
  const groups = needs
    .map((reason) => ({ reason, own: rules.filter(({ left_out }) => left_out === reason) }))
    .filter(({ own }) => own.length > 0);
  if (groups.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="analysis-left-out" className="break-inside-avoid">
      <h2 id="analysis-left-out" className="font-semibold text-ink text-lg">
        {t('analysis.leftOut.title')}
      </h2>
      {groups.map(({ reason, own }) => (
        <div key={reason} className="mt-3 text-sm">
          <ul className="list-disc ps-5 text-ink">
            {own.map(({ rule }) => (
              <li key={rule}>{t(`analysis.rules.${rule}.title`)}</li>
            ))}
          </ul>
          <p className="mt-1 text-ink-muted">{t(`analysis.leftOut.${reason}`)}</p>
        </div>
      ))}
    </Card>
  );
}
