import { useState } from 'react';
import { api } from '#src/browser/api.ts';
import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Providers } from './sign-in-state.ts';

interface SocialButtonsProps {
  providers: Providers['social'];
  redirect: string | null | undefined;
  role: 'recruiter' | undefined;
  onProblem: (message: string) => void;
}

/** One button for each site that this one is connected to, and none when it is connected to none. */
export function SocialButtons({ providers, redirect, role, onProblem }: SocialButtonsProps) {
  const { t } = useTranslation();
  const [leavingTo, setLeavingTo] = useState<string>();
  const leave = async (provider: Providers['social'][number]['id']) => {
    setLeavingTo(provider);
    try {
      const input = { provider, redirect: redirect ?? undefined, role };
      const { url } = await api('POST /authentication/social/:provider/start', input);
      window.location.assign(url);
    } catch (error) {
      setLeavingTo(undefined);
      onProblem((error as Error).message || t('accounts.start.offline'));
    }
  };
  return providers.map(({ id, name }) => (
    <Button
      key={id}
      variant="secondary"
      size="lg"
      isWide
      isLoading={leavingTo === id}
      icon={<ProviderMark name={name} />}
      onClick={() => leave(id)}
    >
      {t('accounts.social.with', { name })}
    </Button>
  ));
}

/** The first letter in a circle: brand pictures are theirs, not ours to draw. */
function ProviderMark({ name }: { name: string }) {
  return (
    <span
      aria-hidden
      className="grid size-6 place-items-center rounded-full bg-accent-soft font-bold text-accent-ink text-xs"
    >
      {[...name][0]}
    </span>
  );
}
