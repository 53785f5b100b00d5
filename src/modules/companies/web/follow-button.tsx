import { Check, Plus } from 'lucide-react';
import { useEffect, useEffectEvent, useOptimistic, useRef, useState, useTransition } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { showToast } from '#src/ui/feedback/toast-store.ts';
import { useTranslation } from '#src/ui/translation.tsx';

interface Following {
  is_followed: boolean;
  follower_count: number;
}

interface FollowButtonProps {
  company: Following & { name: string };
  /** Tells the server. */
  onFollow: (follow: boolean) => Promise<Following>;
  /** What a page that is everyone's could not say of its reader. */
  onShown?: () => Promise<Following> | undefined;
}

/** Follows at once and takes it back when the server refuses. Without scripts it is a form that the page answers. */
export function FollowButton({ company, onFollow, onShown }: FollowButtonProps) {
  const { t, language } = useTranslation();
  const [saved, setSaved] = useState<Following>(company);
  const [shown, setShown] = useOptimistic(saved);
  const [, startTransition] = useTransition();

  const isPressed = useRef(false);
  const ask = useEffectEvent(() => onShown?.());
  useEffect(() => {
    // Whoever has pressed meanwhile knows better.
    ask()?.then(
      (answer) => isPressed.current || setSaved(answer),
      () => undefined,
    );
  }, []);

  const toggle = () => {
    isPressed.current = true;
    startTransition(async () => {
      const follow = !shown.is_followed;
      setShown({ is_followed: follow, follower_count: Math.max(0, shown.follower_count + (follow ? 1 : -1)) });
      try {
        const answer = await onFollow(follow);
        startTransition(() => setSaved(answer));
      } catch (error) {
        showToast((error as Error).message || t('companies.follow.failed'), { tone: 'danger' });
      }
    });
  };

  return (
    <form
      method="post"
      className="flex flex-wrap items-center gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        toggle();
      }}
    >
      <input type="hidden" name="follow" value={shown.is_followed ? '0' : '1'} />
      <Button
        type="submit"
        variant={shown.is_followed ? 'secondary' : 'primary'}
        aria-pressed={shown.is_followed}
        aria-label={t('companies.follow.label', { name: company.name })}
        icon={shown.is_followed ? <Check aria-hidden className="size-5" /> : <Plus aria-hidden className="size-5" />}
      >
        {t(shown.is_followed ? 'companies.follow.on' : 'companies.follow.off')}
      </Button>
      <span aria-live="polite" className="text-ink-muted text-sm tabular-nums">
        {t('companies.follow.count', {
          count: shown.follower_count,
          shown: new Intl.NumberFormat(language).format(shown.follower_count),
        })}
      </span>
    </form>
  );
}
