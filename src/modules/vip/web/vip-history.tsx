import { dateFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { VipState } from '../vip.contract.ts';

type Grants = (VipState['grants'][number] & { by?: string | null })[];

/** What VIP time came from, newest first. */
export function VipHistory({ grants, byText }: { grants: Grants; byText?: (name: string) => string }) {
  const { t, language } = useTranslation();
  const day = dateFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  const format = (moment: string) => day.format(new Date(moment));
  return (
    <section aria-labelledby="grants">
      <h2 id="grants" className="mb-4 font-bold text-ink text-xl">
        {t('vip.grants.title')}
      </h2>
      {grants.length === 0 ? (
        <p className="text-ink-muted">{t('vip.grants.none')}</p>
      ) : (
        <ol className="divide-y divide-line rounded-card border border-line bg-surface">
          {grants.map(({ id, kind, starts_at, ends_at, reason, by }) => (
            <li key={id} className="flex flex-wrap justify-between gap-x-4 gap-y-1 px-4 py-3">
              <div className="min-w-0">
                <p className="font-medium text-ink">{t(`vip.grants.${kind}`)}</p>
                {reason ? (
                  <p dir="auto" className="break-words text-ink-muted text-sm">
                    {reason}
                  </p>
                ) : null}
                {by && byText ? <p className="text-ink-muted text-sm">{byText(by)}</p> : null}
              </div>
              <p className="text-ink-muted text-sm">
                {kind === 'revoked'
                  ? format(starts_at)
                  : t('vip.grants.span', { from: format(starts_at), to: format(ends_at) })}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
