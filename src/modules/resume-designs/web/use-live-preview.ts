import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { api } from '#src/browser/api.ts';
import type { EditedResume } from './edited-resume.ts';
import { PaperPicture } from './paper-picture.ts';

/** Drawings begin this far apart at least: often enough to follow typing, seldom enough for the server. */
const APART_MS = 60;

interface Preview {
  pages: number;
  state: 'drawing' | 'ready' | 'failed';
}

/**
 * The pages as the PDF will have them. One drawing is asked for at a time, and then only the newest: what was typed in
 * between is never drawn, and an older answer never replaces a newer one. None is asked for while the paper is out of
 * sight, as it is on a phone that shows the fields.
 */
export function useLivePreview(
  { language, options, content }: EditedResume,
  paper: RefObject<HTMLElement | null>,
): Preview {
  const [preview, setPreview] = useState<Preview>({ pages: 1, state: 'drawing' });
  const work = useRef<Work>({ picture: new PaperPicture(), wanted: undefined, isSeen: false, isAsking: false });

  const draw = useCallback(async () => {
    const { current } = work;
    if (current.isAsking) return;
    current.isAsking = true;
    while (current.wanted && current.isSeen) {
      const asked = current.wanted;
      const [next] = await Promise.all([
        drawOn(paper, current.picture, asked),
        new Promise((resolve) => setTimeout(resolve, APART_MS)),
      ]);
      setPreview((before) => ({ ...before, ...next }));
      if (current.wanted === asked) current.wanted = undefined;
    }
    current.isAsking = false;
  }, [paper]);

  useEffect(() => {
    work.current.wanted = { language, options, content };
    draw();
  }, [language, options, content, draw]);

  useEffect(() => {
    if (!paper.current) return;
    const observer = new IntersectionObserver((changes) => {
      work.current.isSeen = changes.at(-1)?.isIntersecting ?? false;
      draw();
    });
    observer.observe(paper.current);
    return () => {
      observer.disconnect();
      work.current.isSeen = false;
    };
  }, [paper, draw]);

  return preview;
}

interface Work {
  picture: PaperPicture;
  wanted: Pick<EditedResume, 'language' | 'options' | 'content'> | undefined;
  isSeen: boolean;
  isAsking: boolean;
}

async function drawOn(
  paper: RefObject<HTMLElement | null>,
  picture: PaperPicture,
  asked: NonNullable<Work['wanted']>,
): Promise<Partial<Preview>> {
  try {
    const { svg, parts, pages } = await api('POST /resume-template/preview', {
      ...asked,
      known: picture.known,
    });
    if (paper.current) picture.show(paper.current, svg, parts);
    return { pages, state: 'ready' };
  } catch {
    return { state: 'failed' };
  }
}
