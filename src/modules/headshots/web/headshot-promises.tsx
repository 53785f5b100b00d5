import { ShieldCheck } from 'lucide-react';
import { useTranslation } from '#src/ui/translation.tsx';

/** What becomes of the face and of the photo: we promise more for what is made here than for what a service draws. */
export function HeadshotPromises({ model }: { model: string | null }) {
  const { t } = useTranslation();
  return (
    <div className="flex gap-3 rounded-card bg-sunken p-4 text-ink text-sm">
      <ShieldCheck aria-hidden className="size-5 shrink-0 text-accent-ink" />
      <div className="grid gap-1">
        <p className="font-semibold">{model ? t('headshots.outside.face', { model }) : t('headshots.face')}</p>
        <p>{t(model ? 'headshots.outside.private' : 'headshots.private')}</p>
      </div>
    </div>
  );
}
