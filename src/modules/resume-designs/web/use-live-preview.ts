import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { EditedResume } from './edited-resume.ts';

/** Drawings begin this far apart at least: often enough to follow typing, seldom enough for the server. */
const APART_MS = 120;

export interface Preview {
  /** An address of the picture; empty before the first. */
  address: string;
  pages: number;
  state: 'drawing' | 'ready' | 'failed';
}

/**
 * The pages as the PDF will have them. One drawing is asked for at a time, and then only the newest: what was typed in
 * between is never drawn, and an older answer never replaces a newer one.
 */
export function useLivePreview({ language, options, content }: EditedResume): Preview {
  const [preview, setPreview] = useState<Preview>({ address: '', pages: 1, state: 'drawing' });
  const wanted = useRef<object | undefined>(undefined);
  const isAsking = useRef(false);

  useEffect(() => {
    const draw = async () => {
      if (isAsking.current) return;
      isAsking.current = true;
      while (wanted.current) {
        const asked = wanted.current;
        await Promise.all([
          api('POST /resume-template/preview', asked as never).then(
            (drawn) => setPreview((before) => show(before, drawn.svg, drawn.pages)),
            () => setPreview((before) => ({ ...before, state: 'failed' })),
          ),
          new Promise((resolve) => setTimeout(resolve, APART_MS)),
        ]);
        if (wanted.current === asked) wanted.current = undefined;
      }
      isAsking.current = false;
    };
    wanted.current = { language, options, content };
    draw();
  }, [language, options, content]);

  const last = useRef('');
  last.current = preview.address;
  useEffect(() => () => URL.revokeObjectURL(last.current), []);
  return preview;
}

/** The picture before is let go once the new one stands in its place. */
function show(before: Preview, svg: string, pages: number): Preview {
  if (before.address) setTimeout(() => URL.revokeObjectURL(before.address), 1000);
  return { address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), pages, state: 'ready' };
}
