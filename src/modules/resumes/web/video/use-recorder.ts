import { useEffect, useRef, useState } from 'react';
import { fileLimits, MOST_VIDEO_SECONDS } from '#src/modules/files/file-kinds.ts';

type Recording =
  | { state: 'ready' }
  | { state: 'counting' | 'recording'; seconds: number }
  | { state: 'done'; file: Blob; seconds: number };

const COUNTDOWN_SECONDS = 3;
/** MP4 first: every browser plays it. */
const TYPES = ['video/mp4;codecs="avc1.42E01F,mp4a.40.2"', 'video/mp4', 'video/webm;codecs="vp9,opus"', 'video/webm'];
/** Three minutes are 25 MB of the 30. */
const BITS = { videoBitsPerSecond: 1_000_000, audioBitsPerSecond: 96_000 };
const PIECE_MS = 1000;
const ROOM_BYTES = fileLimits.video_resume - 1024 * 1024;

/** Records a stream after a countdown, until it is stopped, too long or too large. */
export function useRecorder(stream: MediaStream | undefined) {
  const [recording, setRecording] = useState<Recording>({ state: 'ready' });
  const recorder = useRef<MediaRecorder>(undefined);
  const timer = useRef<ReturnType<typeof setInterval>>(undefined);
  const endTimer = () => clearInterval(timer.current);
  useEffect(() => () => clearInterval(timer.current), []);

  /** Calls once a second with how many have passed. */
  const everySecond = (tell: (seconds: number) => void) => {
    endTimer();
    const start = performance.now();
    tell(0);
    timer.current = setInterval(() => tell(Math.round((performance.now() - start) / 1000)), 1000);
  };
  const stop = () => {
    endTimer();
    if (recorder.current?.state === 'recording') recorder.current.stop();
    else setRecording({ state: 'ready' });
  };
  const record = (from: MediaStream) => {
    const mimeType = TYPES.find((type) => MediaRecorder.isTypeSupported(type));
    const made = new MediaRecorder(from, { mimeType, ...BITS });
    const pieces: Blob[] = [];
    let bytes = 0;
    const start = performance.now();
    made.ondataavailable = ({ data }) => {
      pieces.push(data);
      bytes += data.size;
      if (bytes > ROOM_BYTES) stop();
    };
    made.onstop = () => {
      endTimer();
      // Without its codecs: that is what a file is called.
      const type = made.mimeType.split(';')[0];
      setRecording({ state: 'done', file: new Blob(pieces, { type }), seconds: (performance.now() - start) / 1000 });
    };
    recorder.current = made;
    made.start(PIECE_MS);
    everySecond((seconds) => {
      setRecording({ state: 'recording', seconds });
      if (seconds >= MOST_VIDEO_SECONDS) stop();
    });
  };
  const start = () => {
    if (!stream) return;
    everySecond((passed) => {
      if (passed >= COUNTDOWN_SECONDS) record(stream);
      else setRecording({ state: 'counting', seconds: COUNTDOWN_SECONDS - passed });
    });
  };
  return { recording, start, stop, again: () => setRecording({ state: 'ready' }) };
}
