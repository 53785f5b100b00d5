import { useId } from 'react';
import { Button } from '#src/ui/controls/button.tsx';
import { FootCard } from '#src/ui/layout/foot-card.tsx';

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
    <FootCard labelledBy={id} className="max-w-md">
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
    </FootCard>
  );
}
