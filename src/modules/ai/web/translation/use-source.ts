import { useEffect, useState } from 'react';

/** The language of a text: the one that we know, else what the browser finds out. */
export function useSource(
  known: string | undefined,
  text: string,
  detect: (text: string) => Promise<string | undefined>,
): string | undefined {
  const [found, setFound] = useState<{ text: string; language: string | undefined }>();
  useEffect(() => {
    if (known !== undefined) return;
    let isWanted = true;
    detect(text).then(
      (language) => isWanted && setFound({ text, language }),
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [known, text, detect]);
  return known ?? (found?.text === text ? found.language : undefined);
}
