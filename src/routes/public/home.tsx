import { BadgeCheck, Clock3, EyeOff, Wallet } from 'lucide-react';
import { Card } from '#src/ui/card.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { PageHead } from '../page-head.tsx';

const promises = [
  { icon: Wallet, title: 'home.promises.pay', text: 'home.promises.payText' },
  { icon: BadgeCheck, title: 'home.promises.hire', text: 'home.promises.hireText' },
  { icon: Clock3, title: 'home.promises.reply', text: 'home.promises.replyText' },
  { icon: EyeOff, title: 'home.promises.privacy', text: 'home.promises.privacyText' },
] as const;

export default function Home() {
  const { t } = useTranslation();
  return (
    <main id="content" className="mx-auto max-w-page px-4 sm:px-6">
      <PageHead title={t('home.title')} description={t('home.description')} path="" />
      <section className="py-16 sm:py-24">
        <h1 className="max-w-[16ch] text-balance font-bold text-display text-ink">{t('home.heading')}</h1>
        <p className="mt-6 max-w-[58ch] text-ink-muted text-lg">{t('home.intro')}</p>
      </section>
      <section aria-labelledby="promises" className="pb-16">
        <h2 id="promises" className="font-semibold text-2xl text-ink">
          {t('home.promises.title')}
        </h2>
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
          {promises.map(({ icon: Icon, title, text }) => (
            <li key={title}>
              <Card className="h-full p-6">
                <Icon aria-hidden className="size-6 text-accent" />
                <h3 className="mt-4 font-semibold text-ink text-lg">{t(title)}</h3>
                <p className="mt-2 text-ink-muted">{t(text)}</p>
              </Card>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
