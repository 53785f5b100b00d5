import { ShieldAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { isolate } from '#src/kernel/isolate.ts';
import { useTranslation } from '#src/ui/translation.tsx';
import type { LinkHint } from '../addresses.ts';
import type { MessageFlag } from '../chat-fields.ts';
import { REASONS } from './thread/scam-reasons.ts';

interface LeaveFactsProps {
  link: {
    url: string;
    host: string;
    domain: string;
    shown: string | null;
    taken_for: string | null;
    onward: string | null;
    hints: LinkHint[];
    flags: MessageFlag[];
  };
}

/** Keeps an address in its own direction inside a sentence of any language. */

/** Whose site a link leads to, in plain letters, and everything about it that may deceive. */
export function LeaveFacts({ link }: LeaveFactsProps) {
  const { t } = useTranslation();
  const { url, host, domain, shown, taken_for, onward, hints, flags } = link;
  const values = { domain: isolate(domain), shown: isolate(shown ?? ''), onward: isolate(onward ?? '') };
  const front = host.endsWith(domain) ? host.slice(0, -domain.length) : '';
  return (
    <>
      <dl className="my-6 space-y-4 rounded-card border border-line bg-surface p-5">
        <Fact term={t('chat.leave.site')}>
          <bdi dir="ltr" className="wrap-anywhere text-ink-muted text-xl">
            {front}
            <strong className="font-bold text-ink">{host.slice(front.length)}</strong>
          </bdi>
        </Fact>
        <Fact term={t('chat.leave.address')}>
          <bdi dir="ltr" className="wrap-anywhere block max-h-40 overflow-y-auto text-ink text-sm">
            {url}
          </bdi>
        </Fact>
      </dl>
      {hints.length + flags.length > 0 ? (
        <section className="mb-6 flex gap-2.5 rounded-card bg-apricot-soft p-4" aria-labelledby="leave-careful">
          <ShieldAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-apricot-ink" />
          <div className="min-w-0">
            <h2 id="leave-careful" className="font-semibold text-ink">
              {t('chat.leave.careful')}
            </h2>
            <ul className="mt-1 space-y-1 text-ink-muted">
              {flags.map((flag) => (
                <li key={flag}>{t(REASONS[flag])}</li>
              ))}
              {hints.map((hint) => (
                <li key={hint} className="wrap-anywhere">
                  {hint === 'letters' && taken_for
                    ? t('chat.leave.takenFor', { shown: values.shown, name: isolate(taken_for) })
                    : t(`chat.leave.hints.${hint}`, values)}
                </li>
              ))}
            </ul>
          </div>
        </section>
      ) : null}
    </>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-ink-muted text-sm">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
