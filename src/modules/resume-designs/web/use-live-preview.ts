import { useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { EditedResume } from './edited-resume.ts';

/** Typing pauses for this long before the page is drawn anew. */
const PAUSE_MS = 120;

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
        const { svg, pages } = await api('POST /resume-template/preview', asked as never).catch(() => failed);
        if (wanted.current === asked) wanted.current = undefined;
        setPreview((before) => (svg === '' ? { ...before, state: 'failed' } : show(before, svg, pages)));
      }
      isAsking.current = false;
    };
    const timer = setTimeout(() => {
      wanted.current = { language, options, content };
      draw();
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [language, options, content]);

  const last = useRef('');
  last.current = preview.address;
  useEffect(() => () => URL.revokeObjectURL(last.current), []);
  return preview;
}

const failed = { svg: '', pages: 0 };

/** The picture before is let go once the new one stands in its place. */
function show(before: Preview, svg: string, pages: number): Preview {
  if (before.address) setTimeout(() => URL.revokeObjectURL(before.address), 1000);
  return { address: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), pages, state: 'ready' };
}
