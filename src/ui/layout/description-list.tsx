import type { ReactNode } from 'react';

export interface Description {
  term: string;
  value: ReactNode;
}

export function DescriptionList({ items }: { items: Description[] }) {
  return (
    <dl className="divide-y divide-line">
      {items.map((item) => (
        <div key={item.term} className="grid gap-x-6 gap-y-0.5 py-3 sm:grid-cols-[12rem_1fr]">
          <dt className="text-ink-muted text-sm">{item.term}</dt>
          <dd className="min-w-0 text-ink">{item.value}</dd>
        </div>
      ))}
    </dl>
  );
}
