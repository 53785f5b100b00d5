import { useEffect, useState } from 'react';
import { Button } from '#src/ui/button.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface ResendButtonProps {
  /** What the form is told to do. */
  intent: string;
  /** Until another code may be asked for. */
  seconds: number;
}

/** Asks for another code once its time has come; without scripts the server says when that is. */
export function ResendButton({ intent, seconds }: ResendButtonProps) {
  const { t } = useTranslation();
  const [left, setLeft] = useState(seconds);

  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    setLeft(seconds);
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - Date.now()) / 1000));
      setLeft(rest);
      if (rest === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds]);

  return (
    <Button type="submit" variant="secondary" name="intent" value={intent} formNoValidate disabled={left > 0}>
      {left > 0 ? t('settings.resendIn', { count: left }) : t('settings.resend')}
    </Button>
  );
}
