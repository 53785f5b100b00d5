import { useTranslation } from '../translation.tsx';

/** How much there is behind a row of a list; nothing where nobody knows. */
export function RowCount({ count }: { count: number | undefined }) {
  const { language } = useTranslation();
  if (count === undefined) return null;
  return (
    <span className="shrink-0 font-normal text-ink-faint text-sm tabular-nums">
      {new Intl.NumberFormat(language).format(count)}
    </span>
  );
}
