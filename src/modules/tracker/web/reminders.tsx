import { BellRing } from 'lucide-react';
import { Button } from '#src/ui/controls/button.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Board } from './use-board.ts';

const MOST = 5;

/** What comes next, the soonest first. */
export function Reminders({ board }: { board: Board }) {
  const { t } = useTranslation();
  const next = board.cards
    .filter(({ remind_at }) => remind_at)
    .toSorted((a, b) => String(a.remind_at).localeCompare(String(b.remind_at)))
    .slice(0, MOST);
  return (
    <section aria-labelledby="reminders" className="rounded-card border border-line bg-surface p-5">
      <h2 id="reminders" className="font-semibold text-ink">
        {t('tracker.reminders.title')}
      </h2>
      {next.length === 0 ? <p className="mt-2 text-ink-muted text-sm">{t('tracker.reminders.none')}</p> : null}
      <ul className="mt-2 divide-y divide-line">
        {next.map(({ id, title, company_name, remind_at, note }) => (
          <li key={id} className="flex items-center gap-3 py-2.5">
            <BellRing aria-hidden className="size-5 shrink-0 text-apricot-ink" />
            <div className="min-w-0 flex-1">
              <p className="wrap-anywhere font-semibold text-ink text-sm">
                <bdi>{note.split('\n')[0] || title}</bdi>
              </p>
              <p className="wrap-anywhere text-ink-muted text-sm">
                <bdi>{company_name}</bdi> · <LocalTime moment={remind_at ?? ''} />
              </p>
            </div>
            <Button
              size="sm"
              variant="quiet"
              className="[@media(scripting:none)]:hidden"
              aria-label={`${t('tracker.reminders.done')}: ${title}`}
              onClick={() => board.finish(id ?? 0)}
            >
              {t('tracker.reminders.done')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
