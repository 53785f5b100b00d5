import { useTranslation } from '../translation.tsx';

export function SkipLink({ target = 'main' }: { target?: string }) {
  const { t } = useTranslation();
  return (
    <a
      href={`#${target}`}
      className="-translate-y-24 fixed start-3 top-3 z-skip rounded-control bg-accent px-4 py-3 font-semibold text-on-accent transition-transform focus:translate-y-0 focus:shadow-overlay"
    >
      {t('ui.skipToContent')}
    </a>
  );
}
