import { useId } from 'react';
import { Button } from '#src/ui/controls/button.tsx';

interface OfferCardProps {
  title: string;
  text: string;
  yes: string;
  no: string;
  onAnswer: (isWanted: boolean) => void;
}

/** A question that waits at the edge of the page and holds nobody up. */
export function OfferCard({ title, text, yes, no, onAnswer }: OfferCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="fixed inset-x-3 bottom-20 z-sticky mx-auto max-w-md animate-rise rounded-card border border-line bg-raised p-4 shadow-overlay md:bottom-6 print:hidden max-md:[:root:has([data-action-bar])_&]:bottom-36 [:root:has([data-whole-page])_&]:top-20 [:root:has([data-whole-page])_&]:bottom-auto"
    >
      <h2 id={id} className="font-semibold text-ink">
        {title}
      </h2>
      <p className="mt-1 text-ink-muted text-sm">{text}</p>
      <div className="mt-4 flex flex-wrap gap-3">
        <Button size="sm" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
        <Button size="sm" variant="secondary" onClick={() => onAnswer(false)}>
          {no}
        </Button>
      </div>
    </section>
  );
}
