import { useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import { ApiError } from '#src/kernel/client.ts';
import { useFileCheck } from '#src/modules/files/web/check-file.ts';
import { uploadFile } from '#src/modules/files/web/upload-file.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Headshot, HeadshotState } from '../headshots.contract.ts';
import {
  type Background,
  type CropName,
  type HeadshotEngine,
  type HeadshotRefusal,
  REFUSALS,
} from '../portrait-looks.ts';

/** `uploading` with its percentage, `working` while the server is at it. */
export type Step = { name: 'idle' | 'working' | 'changing' } | { name: 'uploading'; percent: number };

/** A background or a crop is of the portrait that was made here; the outside one has its own. */
export interface LookChange {
  background?: Background;
  crop?: CropName;
  engine?: HeadshotEngine;
}

/** One portrait from the photo to the profile: what is known of it, what goes on, and what went wrong. */
export function useHeadshot() {
  const { t } = useTranslation();
  const check = useFileCheck();
  const [state, setState] = useState<HeadshotState>();
  const [step, setStep] = useState<Step>({ name: 'idle' });
  const [error, setError] = useState<string>();
  const leave = useRef<AbortController>(null);
  const lastChange = useRef(0);

  const explain = useCallback(
    (failure: unknown, usual: string) => {
      if (!(failure instanceof ApiError)) return usual;
      const reason = REFUSALS.find((one) => one === failure.told.reason);
      if (reason) return t(`headshots.refusal.${reason satisfies HeadshotRefusal}`);
      return failure.status === 0 ? t('headshots.lost') : failure.message || usual;
    },
    [t],
  );
  useEffect(() => {
    api('GET /jobseeker/headshot', {}).then(setState, (failure) => setError(explain(failure, t('headshots.lost'))));
    // Whoever closes the window does not wait for it any more: the server stops too.
    return () => leave.current?.abort();
  }, [explain, t]);

  const make = async (file: File, engine: HeadshotEngine) => {
    const refusal = check(file, 'headshot');
    // A photo of an iPhone has a text of its own, which the server knows.
    if (refusal && !/\.hei[cf]$/i.test(file.name)) return setError(refusal);
    setError(undefined);
    setStep({ name: 'uploading', percent: 0 });
    leave.current = new AbortController();
    const onProgress = (percent: number) =>
      setStep(percent < 100 ? { name: 'uploading', percent } : { name: 'working' });
    try {
      const options = {
        kind: 'headshot',
        path: '/jobseeker/headshot',
        fields: { engine },
        onProgress,
        signal: leave.current.signal,
      } as const;
      setState(await uploadFile<HeadshotState>(file, options));
    } catch (failure) {
      if (leave.current?.signal.aborted) return;
      setError(explain(failure, t('headshots.refusal.failed')));
      // Switched off in another window meanwhile: it is not offered again.
      if (failure instanceof ApiError && failure.told.reason === 'externalOff') {
        setState((now) => now && { ...now, external_model: null });
      }
    }
    setStep({ name: 'idle' });
  };
  const change = async (headshot: Headshot, look: LookChange) => {
    const next = { ...headshot, engine: 'built-in' as HeadshotEngine, ...look };
    const { id, background, crop, engine } = next;
    // Of presses in quick succession the last one counts, in whichever order the answers come.
    lastChange.current += 1;
    const mine = lastChange.current;
    setError(undefined);
    setStep({ name: 'changing' });
    // What was chosen is marked at once; the picture follows.
    setState((now) => now && { ...now, headshot: next });
    try {
      const answer = await api('PUT /jobseeker/headshot/:id', { id, background, crop, engine });
      if (mine !== lastChange.current) return;
      setState(answer);
    } catch (failure) {
      if (mine !== lastChange.current) return;
      setState((now) => now && { ...now, headshot });
      setError(explain(failure, t('headshots.changeFailed')));
    }
    setStep({ name: 'idle' });
  };
  const discard = async ({ id }: Headshot) => {
    setError(undefined);
    try {
      setState(await api('DELETE /jobseeker/headshot/:id', { id }));
      return true;
    } catch (failure) {
      setError(explain(failure, t('headshots.lost')));
      return false;
    }
  };
  return { state, step, error, setError, make, change, discard };
}

/** Goes the way of every profile photo, with its checks. */
export async function setProfilePhoto({ portrait }: Headshot): Promise<void> {
  const answer = await fetch(portrait);
  if (!answer.ok) throw new ApiError(-1, answer.status, '', {});
  const file = new File([await answer.blob()], 'photo.jpg', { type: 'image/jpeg' });
  const { id } = await uploadFile(file, { kind: 'avatar' });
  await api('POST /jobseeker/avatar', { file_id: id });
}
