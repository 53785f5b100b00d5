import { numberFormat } from '#src/kernel/formats.ts';
import { Link } from '#src/ui/controls/link.tsx';
import { useTranslation } from '#src/ui/translation.tsx';

interface PayLink {
  to: string;
  name: string;
  median: string;
  sample: number;
}

interface PayLinksProps {
  links: readonly PayLink[];
  /** What the figure is made of, in the reader's words. */
  postings: string;
}

/** Other pages of pay, each with its figure and how many postings it is made of. */
export function PayLinks({ links, postings }: PayLinksProps) {
  const { language } = useTranslation();
  const number = numberFormat(language, {});
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {links.map(({ to, name, median, sample }) => (
        <li key={to} className="border-line border-b">
          <Link
            to={to}
            className="flex min-h-11 items-center justify-between gap-4 py-2 text-ink no-underline hover:text-accent-ink"
          >
            <span className="min-w-0">{name}</span>
            <span className="shrink-0 text-end tabular-nums">
              <bdi className="block font-semibold">{median}</bdi>
              <span className="block text-ink-muted text-xs">
                {postings}: {number.format(sample)}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
