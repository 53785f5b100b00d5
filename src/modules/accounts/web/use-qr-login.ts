import { useCallback, useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { api } from '#src/browser/api.ts';
import { type ApiError, isRefusal } from '#src/kernel/client.ts';
import { deviceFacts } from './device-facts.ts';
import { afterAnswer, afterRefusal, type SignInState, startState } from './sign-in-state.ts';

const POLL_MS = 2000;
/** A page that nobody looks at any more does not ask for codes all night. */
const MOST_RENEWALS = 5;
const OVER = new Set([41041, 41042, 40004]);

type QrState =
  | { status: 'loading' | 'failed' | 'expired' }
  | { status: 'shown'; code: string; secret: string; expiresIn: number };

/** A code for the phone to scan, asked about while the page is looked at, and exchanged when it has run out. */
export function useQrLogin(onAnswer: (state: SignInState) => void) {
  // While a form is on its way, the answer to it counts.
  const isPaused = useNavigation().state !== 'idle';
  const [state, setState] = useState<QrState>({ status: 'loading' });
  const [renewals, setRenewals] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each renewal asks for another code
  useEffect(() => {
    let isLeft = false;
    setState({ status: 'loading' });
    api('POST /authentication/qr/start', { device_name: navigator.userAgent.slice(0, 200) })
      .then(({ code, secret, expires_in }) => {
        if (!isLeft) setState({ status: 'shown', code, secret, expiresIn: expires_in });
      })
      .catch(() => {
        if (!isLeft) setState({ status: 'failed' });
      });
    return () => {
      isLeft = true;
    };
  }, [renewals]);

  const runOut = useCallback(() => {
    setRenewals((count) => {
      if (count < MOST_RENEWALS) return count + 1;
      setState({ status: 'expired' });
      return count;
    });
  }, []);

  useEffect(() => {
    if (state.status !== 'shown' || isPaused) return;
    const { code, secret } = state;
    let isAsking = false;
    const ask = async () => {
      if (isAsking || document.visibilityState !== 'visible') return;
      isAsking = true;
      try {
        const answer = await api('POST /authentication/qr/status', { code, secret, ...deviceFacts() });
        if (answer.status === 'confirmed') onAnswer({ ...afterAnswer(answer), at: Date.now() });
      } catch (error) {
        if (isRefusal(error)) refuse(error);
      } finally {
        isAsking = false;
      }
    };
    const refuse = (error: ApiError) => {
      if (OVER.has(error.code)) runOut();
      else if (error.status === 403) onAnswer(afterRefusal(startState(), error));
    };
    const timer = setInterval(ask, POLL_MS);
    return () => clearInterval(timer);
  }, [state, isPaused, onAnswer, runOut]);

  return {
    state,
    renew: () => setRenewals((count) => (count > MOST_RENEWALS ? 0 : count + 1)),
  };
}
