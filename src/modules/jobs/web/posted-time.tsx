import { dateFormat } from '#src/kernel/formats.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import { relativeTime } from './relative-time.ts';

export function PostedTime({ at, className }: { at: string; className?: string }) {
  const { language } = useTranslation();
  const date = dateFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at));
  return (
    // The browser may read it a moment later than the server wrote it.
    <time dateTime={at} title={date} className={className} suppressHydrationWarning>
      {relativeTime(at, Date.now(), language)}
    </time>
  );
}
