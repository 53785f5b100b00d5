import { FileDown } from 'lucide-react';
import type { ReactNode } from 'react';
import { LinkedText } from '#src/modules/chat/web/thread/linked-text.tsx';
import { LocalTime } from '#src/ui/layout/local-time.tsx';
import { useTranslation } from '#src/ui/translation.tsx';
import type { Offer, Terms } from '../offer-fields.ts';
import { isOpen } from '../offer-steps.ts';
import { sayDay } from '../say-terms.ts';

/** What is offered besides the pay; where a version came before, what it said stands below what is new. */
export function OfferTerms({ offer }: { offer: Offer }) {
  const { t, language } = useTranslation();
  const { conditions, document } = offer;
  const before = isOpen(offer.status) ? offer.previous : null;
  return (
    <div className="space-y-3 border-line border-t pt-3 text-sm">
      {before ? (
        <p className="rounded-control bg-apricot-soft px-3 py-2 text-apricot-ink">
          {t('offers.changed', { date: sayMoment(offer.sent_at, language) })}
        </p>
      ) : null}
      <dl className="grid gap-3 sm:grid-cols-2">
        {before && before.title !== offer.title ? (
          <Fact term={t('offers.title')} before={before.title}>
            {offer.title}
          </Fact>
        ) : null}
        <Fact
          term={t('offers.start')}
          before={before && before.starts_on !== offer.starts_on ? sayDay(before.starts_on, language) : null}
        >
          {sayDay(offer.starts_on, language)}
        </Fact>
        <Fact
          term={t('offers.answerBy')}
          before={before && before.expires_at !== offer.expires_at ? sayMoment(before.expires_at, language) : null}
        >
          <LocalTime moment={offer.expires_at} dateStyle="medium" timeStyle="short" />
        </Fact>
        {conditions || before?.conditions ? (
          <Fact
            isWide
            term={t('offers.conditions')}
            before={before && before.conditions !== conditions ? before.conditions || '–' : null}
          >
            {conditions ? <LinkedText text={conditions} conversationId={offer.conversation_id} /> : '–'}
          </Fact>
        ) : null}
      </dl>
      {document ? <DocumentLink document={document} /> : null}
      {before?.document && before.document.id !== document?.id ? (
        <p className="wrap-anywhere text-apricot-ink">{t('offers.was', { before: before.document.name })}</p>
      ) : null}
    </div>
  );
}

interface FactProps {
  term: string;
  /** What stood there until the last change. */
  before?: string | null;
  isWide?: boolean;
  children: ReactNode;
}

function Fact({ term, before, isWide, children }: FactProps) {
  const { t } = useTranslation();
  return (
    <div className={isWide ? 'min-w-0 sm:col-span-2' : 'min-w-0'}>
      <dt className="text-ink-muted">{term}</dt>
      <dd className="wrap-anywhere whitespace-pre-line font-semibold" dir="auto">
        {children}
      </dd>
      {before ? (
        <dd className="wrap-anywhere whitespace-pre-line text-apricot-ink" dir="auto">
          {t('offers.was', { before })}
        </dd>
      ) : null}
    </div>
  );
}

export function DocumentLink({ document }: { document: NonNullable<Terms['document']> }) {
  return (
    <a
      href={document.url}
      download={document.name}
      className="inline-flex min-h-11 max-w-full items-center gap-2 font-semibold text-accent-ink underline underline-offset-4"
    >
      <FileDown aria-hidden className="size-4 shrink-0" />
      <bdi className="wrap-anywhere min-w-0">{document.name}</bdi>
    </a>
  );
}

/** By the reader's own clock; only ever drawn for a change, long after the page is alive or by the next drawing. */
function sayMoment(moment: string, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(new Date(moment));
}
