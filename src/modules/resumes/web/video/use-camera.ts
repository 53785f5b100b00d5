import { useCallback, useEffect, useState } from 'react';

/** Why there is no picture: not allowed, not there, in use elsewhere, or nothing that this browser can do. */
export type CameraTrouble = 'denied' | 'missing' | 'busy' | 'unsupported';

type Camera =
  | { state: 'off' | 'asking' }
  | { state: 'trouble'; trouble: CameraTrouble }
  | { state: 'on'; stream: MediaStream };

/** A face and a few words: more would not fit three minutes into the limit of an upload. */
const WANTED: MediaStreamConstraints = {
  video: { facingMode: 'user', width: { ideal: 960 }, height: { ideal: 540 }, frameRate: { ideal: 25, max: 30 } },
  audio: { echoCancellation: true, noiseSuppression: true },
};

const troubles: Record<string, CameraTrouble> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
};

/** Camera and microphone, asked for by a press and let go of with the page. */
export function useCamera() {
  const [camera, setCamera] = useState<Camera>({ state: 'off' });
  const stream = camera.state === 'on' ? camera.stream : undefined;
  useEffect(
    () => () => {
      for (const track of stream?.getTracks() ?? []) track.stop();
    },
    [stream],
  );

  const turnOn = useCallback(async () => {
    if (!navigator.mediaDevices || typeof MediaRecorder === 'undefined') {
      return setCamera({ state: 'trouble', trouble: 'unsupported' });
    }
    setCamera({ state: 'asking' });
    try {
      setCamera({ state: 'on', stream: await navigator.mediaDevices.getUserMedia(WANTED) });
    } catch (error) {
      setCamera({ state: 'trouble', trouble: troubles[(error as Error).name] ?? 'busy' });
    }
  }, []);
  return { camera, stream, turnOn };
}
