import { Button } from '#src/ui/controls/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { useCountdown } from './use-countdown.ts';

interface ResendButtonProps {
  /** What the form is told to do. */
  intent: string;
  /** Until another code may be asked for. */
  seconds: number;
  /** Tells one answer from the next. */
  round?: number;
}

/** Asks for another code once its time has come. Without scripts nothing counts: too early, the last code counts on. */
export function ResendButton({ intent, seconds, round }: ResendButtonProps) {
  const { t } = useTranslation();
  const left = useCountdown(seconds, round);
  const shared = { type: 'submit', variant: 'secondary', name: 'intent', value: intent, formNoValidate: true } as const;
  if (left === 0) return <Button {...shared}>{t('settings.resend')}</Button>;
  return (
    <>
      <Button {...shared} disabled className="tabular-nums [@media(scripting:none)]:hidden">
        {t('settings.resendIn', { count: left })}
      </Button>
      <Button {...shared} className="hidden [@media(scripting:none)]:inline-flex">
        {t('settings.resend')}
      </Button>
    </>
  );
}
