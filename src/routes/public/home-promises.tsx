import { BadgeCheck, Clock3, EyeOff, Wallet } from 'lucide-react';
import { Card } from '#src/ui/layout/card.tsx';
import { SectionHeader } from '#src/ui/layout/page.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

const promises = [
  { icon: Wallet, title: 'home.promises.pay', text: 'home.promises.payText' },
  { icon: BadgeCheck, title: 'home.promises.hire', text: 'home.promises.hireText' },
  { icon: Clock3, title: 'home.promises.reply', text: 'home.promises.replyText' },
  { icon: EyeOff, title: 'home.promises.privacy', text: 'home.promises.privacyText' },
] as const;

export function HomePromises() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="promises" className="py-8 sm:py-10">
      <SectionHeader id="promises" title={t('home.promises.title')} />
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {promises.map(({ icon: Icon, title, text }) => (
          <li key={title}>
            <Card className="h-full">
              <Icon aria-hidden className="size-6 text-accent" />
              <h3 className="mt-4 font-semibold text-ink text-lg">{t(title)}</h3>
              <p className="mt-2 text-ink-muted">{t(text)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  );
}
