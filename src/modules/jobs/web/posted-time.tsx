import { dateFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { relativeTime } from './relative-time.ts';

export function PostedTime({ at }: { at: string }) {
  const { language } = useTranslation();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  return (
    // The browser may read it a moment later than the server wrote it.
    <time dateTime={at} title={date} suppressHydrationWarning>
      {relativeTime(at, Date.now(), language)}
    </time>
  );
}
