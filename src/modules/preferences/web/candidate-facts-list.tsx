import { BriefcaseBusiness, Languages, MapPin, Wallet } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useTranslation } from '#src/ui/translation.tsx';
import type { CandidateFacts } from '../candidate-facts.ts';

export type FactName = 'title' | 'pay' | 'place' | 'languages';

interface CandidateFactsListProps {
  facts: CandidateFacts;
  /** What stands in place of a fact that is not stated. */
  missing: (name: FactName) => ReactNode;
  /** Below the pay, e.g. how it fits a job. */
  payNote?: ReactNode;
}

/** A job seeker in a few lines, as employers see them; the job seeker sees the same in the settings. */
export function CandidateFactsList({ facts, missing, payNote }: CandidateFactsListProps) {
  const { t, language } = useTranslation();
  const { pay } = facts;
  const money = (amount: number, currency: string) =>
    new Intl.NumberFormat(language, { style: 'currency', currency, maximumFractionDigits: 0 }).format(amount);
  const range = pay && [...new Set([money(pay.min, pay.currency), money(pay.max, pay.currency)])].join(' – ');
  return (
    <dl className="grid gap-3">
      <Fact icon={<BriefcaseBusiness />} label={t('preferences.shown.lookingFor')}>
        {facts.title ? (
          <>
            <bdi>{facts.title}</bdi>
            <Small>{[facts.arrangement, facts.job_type].filter(Boolean).join(' · ')}</Small>
          </>
        ) : (
          missing('title')
        )}
      </Fact>
      <Fact icon={<Wallet />} label={t('preferences.shown.pay')}>
        {range ? (
          <>
            <bdi>{t('preferences.shown.aMonth', { pay: range })}</bdi>
            {payNote}
          </>
        ) : (
          missing('pay')
        )}
      </Fact>
      <Fact icon={<MapPin />} label={t('preferences.shown.where')}>
        {facts.place ? (
          <>
            <bdi>{facts.place}</bdi>
            {facts.timezone ? <ThereNow timezone={facts.timezone} /> : null}
          </>
        ) : (
          missing('place')
        )}
      </Fact>
      <Fact icon={<Languages />} label={t('preferences.shown.spoken')}>
        {facts.languages.length > 0 ? <bdi>{facts.languages.join(' · ')}</bdi> : missing('languages')}
      </Fact>
    </dl>
  );
}

function Fact({ icon, label, children }: { icon: ReactNode; label: string; children: ReactNode }) {
  return (
    <div className="relative ps-8 text-sm">
      <dt className="text-ink-muted text-xs">
        <span aria-hidden className="absolute start-0 top-0.5 [&_svg]:size-5">
          {icon}
        </span>
        {label}
      </dt>
      <dd className="break-words text-ink">{children}</dd>
    </div>
  );
}

function Small({ children }: { children: ReactNode }) {
  return <span className="block text-ink-muted text-xs">{children}</span>;
}

/** The clock there, once the browser's own is known: the server's page may be older than a minute. */
function ThereNow({ timezone }: { timezone: string }) {
  const { t, language } = useTranslation();
  const [now, setNow] = useState<number>();
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  const parts = /^UTC(?:([+-])(\d{1,2})(?::(\d{2}))?)?$/.exec(timezone);
  if (!parts || now === undefined) return <Small>{timezone}</Small>;
  const ahead = (Number(parts[2] ?? 0) * 60 + Number(parts[3] ?? 0)) * (parts[1] === '-' ? -1 : 1);
  const clock = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' });
  const time = clock.format(new Date(now + ahead * 60_000));
  return <Small>{`${t('preferences.shown.time', { time })} · ${timezone}`}</Small>;
}
