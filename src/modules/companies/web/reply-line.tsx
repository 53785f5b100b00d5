import { classNames } from '#src/ui/class-names.ts';
import { FoldedFacts } from '#src/ui/layout/folded-facts.tsx';
import { lazyPart } from '#src/ui/lazy-part.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { ReplyMeter } from '../reply-meter.ts';
import { replyWords } from './reply-words.ts';

const ReplyFacts = lazyPart(() => import('./reply-facts.tsx').then((file) => file.ReplyFacts));

/** Most people must be answered before a figure is something to be proud of. */
const GOOD = 0.75;

/** How someone answers, measured: 'Answers 7 in 10, usually within 2 days', and the exact figures one press away. */
export function ReplyLine({ meter }: { meter: ReplyMeter }) {
  const { t } = useTranslation();
  const words = replyWords(meter, t);
  const isGood = (meter.response_rate ?? 0) >= GOOD;
  return (
    <div className={classNames('fact reply-line', isGood && 'text-accent-ink')}>
      {meter.is_enough ? (
        <FoldedFacts name="reply" label={t('companies.reply.exact', { line: words })} line={words}>
          <ReplyFacts meter={meter} />
        </FoldedFacts>
      ) : (
        <p className="min-w-0">{words}</p>
      )}
    </div>
  );
}
