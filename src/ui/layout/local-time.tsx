import { useSyncExternalStore } from 'react';
import { useTranslation } from '../translation.tsx';

interface LocalTimeProps {
  /** ISO 8601. */
  moment: string;
  dateStyle?: 'short' | 'medium' | 'long';
  timeStyle?: 'short';
}

/** A moment by the reader's clock. The server does not know it and says it in UTC, until the page is alive. */
export function LocalTime({ moment, ...style }: LocalTimeProps) {
  return <time dateTime={moment}>{useLocalTime(moment, style)}</time>;
}

export function useLocalTime(moment: string, { dateStyle = 'medium', timeStyle }: Omit<LocalTimeProps, 'moment'> = {}) {
  const { language } = useTranslation();
  const timeZone = useSyncExternalStore(never, here, onServer);
  return new Intl.DateTimeFormat(language, { dateStyle, timeStyle, timeZone }).format(new Date(moment));
}

const never = () => () => {};
const here = () => undefined;
const onServer = () => 'UTC';
