import { ArrowUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../controls/icon-button.tsx';
import { useTranslation } from '../translation.tsx';

/** Appears after a long scroll; looks at the position at most once per `throttle`. */
export function BackToTop({ after = 960, throttle = 500 }: { after?: number; throttle?: number }) {
  const { t } = useTranslation();
  const [isShown, setIsShown] = useState(false);

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      setIsShown(window.scrollY > after);
    };
    const onScroll = () => {
      timer ??= setTimeout(look, throttle);
    };
    look();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      window.removeEventListener('scroll', onScroll);
      clearTimeout(timer);
    };
  }, [after, throttle]);

  if (!isShown) return null;
  return (
    <div className="fixed end-4 bottom-[calc(1rem+var(--bottom-bar,0px)+env(safe-area-inset-bottom))] z-sticky animate-rise sm:end-6 sm:bottom-6">
      <IconButton
        variant="outlined"
        label={t('ui.backToTop')}
        icon={<ArrowUp aria-hidden />}
        className="rounded-full shadow-lift"
        onClick={() => {
          const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
          window.scrollTo({ top: 0, behavior: isCalm ? 'instant' : 'smooth' });
        }}
      />
    </div>
  );
}
