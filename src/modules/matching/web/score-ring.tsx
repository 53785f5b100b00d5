const RADIUS = 8;
const ROUND = 2 * Math.PI * RADIUS;

/** How much of 100, as a part of a circle; the number beside it says the same. */
export function ScoreRing({ score, className }: { score: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 20 20" className={className} fill="none" strokeWidth={3}>
      <circle cx={10} cy={10} r={RADIUS} className="stroke-line" />
      {/* Round ends would draw a dot for nothing. */}
      {score > 0 ? (
        <circle
          cx={10}
          cy={10}
          r={RADIUS}
          className="stroke-accent"
          strokeLinecap="round"
          strokeDasharray={`${(ROUND * score) / 100} ${ROUND}`}
          transform="rotate(-90 10 10)"
        />
      ) : null}
    </svg>
  );
}
