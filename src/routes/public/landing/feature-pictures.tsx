/** The three key features, drawn with the tokens: they follow the theme and need no file. */
const frame = 'h-auto w-full';

/** A resume that is read, and the jobs that match it. */
export function AiPicture() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={frame}>
      <rect width="480" height="360" rx="20" className="fill-accent-soft" />
      <g className="rtl:-scale-x-100 origin-center [transform-box:view-box]">
        <rect x="56" y="56" width="180" height="248" rx="14" className="fill-surface stroke-line" strokeWidth="2" />
        <circle cx="96" cy="100" r="18" className="fill-apricot" />
        <rect x="126" y="88" width="78" height="10" rx="5" className="fill-ink" />
        <rect x="126" y="106" width="52" height="8" rx="4" className="fill-line" />
        {[146, 166, 186, 222, 242, 262].map((y, at) => (
          <rect key={y} x="80" y={y} width={[132, 118, 92, 132, 104, 72][at]} height="8" rx="4" className="fill-line" />
        ))}
        <path d="M236 180h44" className="stroke-accent" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" />
        <path
          d="M258 112c3 22 10 29 32 32-22 3-29 10-32 32-3-22-10-29-32-32 22-3 29-10 32-32Z"
          className="fill-apricot"
        />
        {[72, 150, 228].map((y, at) => (
          <g key={y}>
            <rect x="292" y={y} width="140" height="62" rx="12" className="fill-surface stroke-line" strokeWidth="2" />
            <rect x="308" y={y + 16} width={[64, 78, 56][at]} height="11" rx="5.5" className="fill-accent" />
            <rect x="308" y={y + 37} width={[88, 70, 82][at]} height="8" rx="4" className="fill-line" />
            <circle cx="412" cy={y + 22} r="10" className={at === 1 ? 'fill-line' : 'fill-accent'} />
            {at === 1 ? null : (
              <path
                d={`m407 ${y + 22} 4 4 7-8`}
                fill="none"
                className="stroke-on-accent"
                strokeWidth="2.5"
                strokeLinecap="round"
              />
            )}
          </g>
        ))}
      </g>
    </svg>
  );
}

/** One globe, work from everywhere. */
export function JobsPicture() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={frame}>
      <rect width="480" height="360" rx="20" className="fill-info-soft" />
      <circle cx="240" cy="188" r="118" className="fill-surface stroke-line" strokeWidth="2" />
      <g fill="none" className="stroke-line" strokeWidth="2">
        <ellipse cx="240" cy="188" rx="52" ry="118" />
        <path d="M122 188h236M138 128h204M138 248h204" />
      </g>
      <g className="stroke-accent" strokeWidth="3" strokeDasharray="2 9" strokeLinecap="round" fill="none">
        <path d="M132 104c60-52 150-58 214 6" />
        <path d="M120 262c52 58 172 70 238-8" />
      </g>
      {[
        { x: 48, y: 66, pay: 66 },
        { x: 318, y: 84, pay: 54 },
        { x: 64, y: 236, pay: 58 },
        { x: 304, y: 226, pay: 72 },
      ].map(({ x, y, pay }, at) => (
        <g key={x}>
          <rect x={x} y={y} width="118" height="66" rx="12" className="fill-surface stroke-line" strokeWidth="2" />
          <rect x={x + 16} y={y + 16} width={pay} height="12" rx="6" className="fill-accent" />
          <rect x={x + 16} y={y + 40} width="58" height="8" rx="4" className="fill-line" />
          <circle cx={x + 98} cy={y + 44} r="7" className={at % 2 ? 'fill-apricot' : 'fill-info'} />
        </g>
      ))}
      <circle cx="240" cy="188" r="9" className="fill-apricot" />
    </svg>
  );
}

/** A question to the person who hires, and the answer. */
export function ChatPicture() {
  return (
    <svg viewBox="0 0 480 360" aria-hidden="true" className={frame}>
      <rect width="480" height="360" rx="20" className="fill-apricot-soft" />
      <g className="rtl:-scale-x-100 origin-center [transform-box:view-box]">
        <Person x={60} y={232} shirt="fill-accent" />
        <Person x={352} y={232} shirt="fill-apricot" />
        <path
          d="M92 60h150a22 22 0 0 1 22 22v44a22 22 0 0 1-22 22h-82l-34 30v-30h-34a22 22 0 0 1-22-22V82a22 22 0 0 1 22-22Z"
          className="fill-surface stroke-line"
          strokeWidth="2"
        />
        <rect x="96" y="86" width="132" height="9" rx="4.5" className="fill-ink-faint" />
        <rect x="96" y="108" width="88" height="9" rx="4.5" className="fill-line" />
        <path
          d="M256 132h132a22 22 0 0 1 22 22v34a22 22 0 0 1-22 22h-6v26l-30-26h-96a22 22 0 0 1-22-22v-34a22 22 0 0 1 22-22Z"
          className="fill-accent"
        />
        <rect x="260" y="154" width="118" height="9" rx="4.5" className="fill-on-accent" />
        <rect x="260" y="176" width="72" height="9" rx="4.5" className="fill-on-accent opacity-60" />
        <path d="m384 176 6 6 11-12" fill="none" className="stroke-on-accent" strokeWidth="3" strokeLinecap="round" />
        {[212, 240, 268].map((cx) => (
          <circle key={cx} cx={cx} cy="280" r="7" className="fill-apricot" />
        ))}
      </g>
    </svg>
  );
}

function Person({ x, y, shirt }: { x: number; y: number; shirt: string }) {
  return (
    <g>
      <path d={`M${x - 14} ${y + 96}c0-34 18-52 48-52s48 18 48 52Z`} className={shirt} />
      <circle cx={x + 34} cy={y + 18} r="24" className="fill-surface stroke-line" strokeWidth="2" />
      <path d={`M${x + 10} ${y + 14}a24 24 0 0 1 48 0c-14 2-30-2-34-10-2 6-8 9-14 10Z`} className="fill-ink" />
    </g>
  );
}
