import { MessageCircleReply } from 'lucide-react';
import { classNames } from '#src/ui/class-names.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ReplyMeter } from '../reply-meter.ts';
import { replyWords } from './reply-words.ts';

/** Most people must be answered before a figure is something to be proud of. */
const GOOD = 0.75;

/** How someone answers, measured: 'Replies in about 3 h · 92 % of 48'. Nothing when too little is known, unless asked. */
export function ReplyLine({ meter, showUnknown }: { meter: ReplyMeter; showUnknown?: boolean }) {
  const { t, language } = useTranslation();
  if (!meter.is_enough && !showUnknown) return null;
  const isGood = (meter.response_rate ?? 0) >= GOOD;
  const { time, share, total } = replyWords(meter, language);
  const words =
    time === null ? t('companies.reply.never', { share, total }) : t('companies.reply.line', { time, share, total });
  return (
    <p className={classNames('flex items-start gap-1.5 text-sm', isGood ? 'text-accent-ink' : 'text-ink-muted')}>
      <MessageCircleReply aria-hidden className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0">{meter.is_enough ? words : t('companies.reply.unknown')}</span>
    </p>
  );
}
