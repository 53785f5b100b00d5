import { Check, Clock3, MessagesSquare, UserRoundCheck, Wallet } from 'lucide-react';
import { Card } from '#src/ui/layout/card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { ExampleJob } from '../public/example-job.tsx';

const gains = [
  { icon: MessagesSquare, title: 'employer.landing.chat', text: 'employer.landing.chatText' },
  { icon: Clock3, title: 'employer.landing.reply', text: 'employer.landing.replyText' },
  { icon: UserRoundCheck, title: 'employer.landing.reach', text: 'employer.landing.reachText' },
  { icon: Wallet, title: 'employer.landing.pay', text: 'employer.landing.payText' },
] as const;

const duties = [
  'employer.landing.askPay',
  'employer.landing.askReal',
  'employer.landing.askAnswer',
  'employer.landing.askVerify',
] as const;

const steps = [
  { title: 'employer.landing.how1', text: 'employer.landing.how1Text' },
  { title: 'employer.landing.how2', text: 'employer.landing.how2Text' },
  { title: 'employer.landing.how3', text: 'employer.landing.how3Text' },
  { title: 'employer.landing.how4', text: 'employer.landing.how4Text' },
] as const;

const sample = [
  'employer.landing.samplePay',
  'employer.landing.sampleHire',
  'employer.landing.sampleReply',
  'employer.landing.sampleOpen',
] as const;

/** A job card of an invented job, and what is worth knowing about it. */
export function SampleCard() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="sample" className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div>
        <SectionHeader id="sample" title={t('employer.landing.sampleTitle')} />
        <ul className="divide-y divide-line border-line border-y">
          {sample.map((key) => (
            <li key={key} className="flex items-center gap-3 py-3.5 font-medium text-ink">
              <span
                aria-hidden
                className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-accent-ink"
              >
                <Check className="size-4" />
              </span>
              {t(key)}
            </li>
          ))}
        </ul>
      </div>
      <div aria-hidden inert className="live-still">
        <ExampleJob />
      </div>
    </section>
  );
}

export function Gains() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="gains">
      <SectionHeader id="gains" title={t('employer.landing.getTitle')} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {gains.map(({ icon: Icon, title, text }) => (
          <Card as="li" key={title}>
            <Icon aria-hidden className="size-6 text-accent" />
            <h3 className="mt-4 font-semibold text-ink text-lg">{t(title)}</h3>
            <p className="mt-2 text-ink-muted">{t(text)}</p>
          </Card>
        ))}
      </ul>
    </section>
  );
}

export function Duties() {
  const { t } = useTranslation();
  return (
    <section
      aria-labelledby="duties"
      className="grid gap-8 rounded-sheet bg-apricot-soft p-6 sm:p-10 lg:grid-cols-[1fr_1.4fr] lg:gap-16"
    >
      <div>
        <h2 id="duties" className="font-bold text-2xl text-ink">
          {t('employer.landing.askTitle')}
        </h2>
        <p className="mt-3 text-ink-muted">{t('employer.landing.askIntro')}</p>
      </div>
      <ul className="space-y-4">
        {duties.map((key) => (
          <li key={key} className="flex gap-3 text-ink">
            <Check aria-hidden className="mt-1 size-4 shrink-0 stroke-3 text-apricot-ink" />
            {t(key)}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function HowItWorks() {
  const { t, language } = useTranslation();
  const number = new Intl.NumberFormat(language);
  return (
    <section aria-labelledby="how">
      <SectionHeader id="how" title={t('employer.landing.howTitle')} />
      <ol className="grid gap-x-8 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
        {steps.map(({ title, text }, at) => (
          <li key={title} className="border-accent border-t-2 pt-4">
            <span aria-hidden className="font-bold text-accent-ink text-sm">
              {number.format(at + 1)}
            </span>
            <h3 className="mt-1 font-semibold text-ink text-lg">{t(title)}</h3>
            <p className="mt-2 text-ink-muted">{t(text)}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
