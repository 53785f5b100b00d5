import { Check, X } from 'lucide-react';
import { callName } from '#src/modules/chat/web/call-name.ts';
import { classNames } from '#src/ui/class-names.ts';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Stage } from '../application-stages.ts';
import type { Application } from '../applications.contract.ts';

interface Entry {
  what: Stage | 'replied';
  at: string;
  reason: Application['timeline'][number]['reason'];
}

const bad: ReadonlySet<Entry['what']> = new Set(['not_suitable', 'withdrawn', 'closed']);

/** What has happened to an application, with dates; the newest is where it stands. */
export function Timeline({ application }: { application: Application }) {
  const { t } = useTranslation();
  const entries = entriesOf(application);
  const name = callEmployer(application);
  return (
    <ol aria-label={t('applications.timeline.label')} className="grid gap-4">
      {entries.map(({ what, at, reason }, index) => {
        const Icon = bad.has(what) ? X : Check;
        return (
          <li
            key={`${what} ${at}`}
            aria-current={index === entries.length - 1 ? 'step' : undefined}
            className="grid grid-cols-[1.5rem_1fr] gap-x-3"
          >
            <span
              aria-hidden
              className={classNames(
                'grid size-6 place-items-center rounded-full',
                bad.has(what) ? 'bg-sunken text-ink-muted ring-1 ring-line' : 'bg-accent text-on-accent',
              )}
            >
              <Icon className="size-4 stroke-3" />
            </span>
            <span className="min-w-0">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <span className="font-semibold text-ink">{t(`applications.timeline.${what}`, { name })}</span>
                <span className="text-ink-muted text-sm">
                  <LocalTime moment={at} timeStyle="short" />
                </span>
              </span>
              {reason ? (
                <span className="block text-ink-muted text-sm">{t(`applications.reason.${reason}` as TextKey)}</span>
              ) : null}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** The reply is no stage; it stands where it happened. */
function entriesOf({ timeline, replied_at }: Application): Entry[] {
  const entries: Entry[] = timeline.map(({ stage, at, reason }) => ({ what: stage, at, reason }));
  if (replied_at) entries.push({ what: 'replied', at: replied_at, reason: null });
  return entries.sort((one, other) => Date.parse(one.at) - Date.parse(other.at));
}

/** The person by first name, or the company when nobody has the conversation. */
export function callEmployer({ boss_name, company_name }: Pick<Application, 'boss_name' | 'company_name'>): string {
  return callName({ name: boss_name }) || company_name;
}
