import { BookOpen, BriefcaseBusiness, Laptop, type LucideIcon, ShieldCheck, UsersRound } from 'lucide-react';
import { Card, CardLink } from '#src/ui/layout/card.tsx';
import { Dialog } from '#src/ui/overlays/dialog.tsx';
import type { TextKey } from '#src/ui/text-keys.ts';
import { useTranslation } from '#src/ui/translation.tsx';

const entries: { path: string; icon: LucideIcon; title: TextKey; text: TextKey }[] = [
  { path: '/job-search', icon: BriefcaseBusiness, title: 'shell.guide.local', text: 'shell.guide.localText' },
  { path: '/remote-job', icon: Laptop, title: 'shell.guide.remote', text: 'shell.guide.remoteText' },
  { path: '/employer', icon: UsersRound, title: 'shell.guide.employers', text: 'shell.guide.employersText' },
  { path: '/guides/remote', icon: BookOpen, title: 'shell.nav.remoteGuide', text: 'shell.guide.remoteGuideText' },
  { path: '/community-rules', icon: ShieldCheck, title: 'shell.guide.rules', text: 'shell.guide.rulesText' },
];

export default function GuideDialog({
  isOpen,
  onOpenChange,
}: {
  isOpen: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const { t, language } = useTranslation();
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('shell.guide.title')}
      description={t('shell.guide.intro')}
    >
      <ul className="grid gap-3 pt-1">
        {entries.map(({ path, icon: Icon, title, text }) => (
          <Card as="li" key={path} isInteractive className="flex items-start gap-4">
            <span className="grid size-11 shrink-0 place-items-center rounded-control bg-accent-soft text-accent-ink">
              <Icon aria-hidden className="size-5" />
            </span>
            <span className="min-w-0">
              <CardLink
                to={`/${language}${path}`}
                onClick={() => onOpenChange(false)}
                className="font-semibold text-lg"
              >
                {t(title)}
              </CardLink>
              <span className="mt-1 block text-ink-muted">{t(text)}</span>
            </span>
          </Card>
        ))}
      </ul>
    </Dialog>
  );
}
