interface PayChartProps {
  words: Record<string, string>;
  figures: { bars: readonly { text: string; count: number }[] };
}

const HEIGHT = 120;
const STEP = 40;
const GAP = 6;

/** The picture for those who see it, and beside it the same numbers as a table for everyone. */
export function PayChart({ words, figures: { bars } }: PayChartProps) {
  const most = Math.max(1, ...bars.map(({ count }) => count));
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <svg
        viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
        aria-hidden="true"
        className="h-auto w-full rtl:-scale-x-100"
        preserveAspectRatio="none"
      >
        {bars.map(({ count }, at) => {
          const x = at * STEP + GAP / 2;
          const height = (count / most) * (HEIGHT - 4);
          return (
            <rect key={x} x={x} y={HEIGHT - height} width={STEP - GAP} height={height} rx="3" className="fill-accent" />
          );
        })}
        <line x1="0" x2={bars.length * STEP} y1={HEIGHT} y2={HEIGHT} className="stroke-line-firm" strokeWidth="2" />
      </svg>
      <table className="w-full text-sm">
        <caption className="sr-only">{words.chart}</caption>
        <thead>
          <tr className="border-line border-b text-ink-muted">
            <th scope="col" className="py-2 text-start font-medium">
              {words.columnPay}
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              {words.columnPostings}
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {[...Map.groupBy(bars, ({ text }) => text)].map(([text, same]) => (
            <tr key={text}>
              <th scope="row" className="py-1.5 text-start font-normal text-ink tabular-nums">
                <bdi>{text}</bdi>
              </th>
              <td className="py-1.5 text-end text-ink tabular-nums">
                {same.reduce((sum, { count }) => sum + count, 0)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
