import { useEffect, useRef, useState } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { Notice } from '#src/ui/feedback/notice.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import { loadTurnstile } from './load-turnstile.ts';
import type { Providers } from './sign-in-state.ts';

type Trouble = 'loadFailed' | 'error' | 'expired' | 'timeout';

interface BotChallengeProps {
  challenge: NonNullable<Providers['challenge']>;
  /** A token is good for one call: every answer of the server asks for another. */
  round: number | undefined;
}

/** The widget that tells people from programs, where one is configured; its token travels in the form. */
export function BotChallenge({ challenge, round }: BotChallengeProps) {
  const { t, language } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const [token, setToken] = useState('');
  const [trouble, setTrouble] = useState<Trouble>();
  const [tries, setTries] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round or try shows the widget anew
  useEffect(() => {
    let isLeft = false;
    let remove: (() => void) | undefined;
    setToken('');
    setTrouble(undefined);
    const fail = (what: Trouble) => {
      setToken('');
      setTrouble(what);
    };
    loadTurnstile(challenge.script_url)
      .then((turnstile) => {
        if (isLeft || !place.current) return;
        const id = turnstile.render(place.current, {
          sitekey: challenge.site_key,
          language,
          size: 'flexible',
          callback: (given) => {
            setTrouble(undefined);
            setToken(given);
          },
          'error-callback': () => fail('error'),
          'expired-callback': () => fail('expired'),
          'timeout-callback': () => fail('timeout'),
        });
        remove = () => turnstile.remove(id);
      })
      .catch(() => fail('loadFailed'));
    return () => {
      isLeft = true;
      remove?.();
    };
  }, [challenge.script_url, challenge.site_key, round, tries]);

  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{t('accounts.challenge.label')}</legend>
      <input type="hidden" name="challenge_token" value={token} />
      <div ref={place} />
      {trouble ? (
        <Notice
          tone="danger"
          actions={
            <Button variant="secondary" size="sm" onClick={() => setTries(tries + 1)}>
              {t('accounts.challenge.retry')}
            </Button>
          }
        >
          {t(`accounts.challenge.${trouble}`)}
        </Notice>
      ) : null}
    </fieldset>
  );
}
