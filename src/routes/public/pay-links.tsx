import { Link } from '#src/ui/controls/link.tsx';

interface PayLink {
  to: string;
  name: string;
  median: string;
  sample: number;
}

/** Other pages of pay, each with its figure. */
export function PayLinks({ links }: { links: readonly PayLink[] }) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ to, name, median }) => (
        <li key={to} className="border-line border-b">
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 py-2 text-ink no-underline hover:text-accent-ink"
          >
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 font-semibold tabular-nums">
              <bdi>{median}</bdi>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
