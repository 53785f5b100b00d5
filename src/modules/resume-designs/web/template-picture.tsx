import type { TemplateName } from '../template-names.ts';

/** Strokes on a sheet of 140 × 198: a resume seen from afar. */
interface Drawing {
  name: string;
  headings: string;
  text: string;
  tint: string;
  /** A coloured field behind a part of it. */
  field?: { shape: string; tint: string };
  /** Hairlines that part the sections. */
  rules?: string;
}

const drawings: Record<TemplateName, Drawing> = {
  classic: {
    tint: 'stroke-ink-muted',
    rules: 'M16 59h108M16 92h108M16 144h108M16 173h108',
    name: 'M42 22h56',
    headings: 'M16 54h32M16 87h40M16 139h28M16 168h22',
    text: 'M52 32h36M36 40h68M16 65h108M16 72h92M16 98h60M16 105h104M16 112h96M16 122h108M16 129h74M16 150h100M16 157h64M16 179h86M16 186h70',
  },
  modern: {
    tint: 'stroke-accent',
    field: { tint: 'fill-accent-soft', shape: 'M96 1h36a7 7 0 0 1 7 7v182a7 7 0 0 1-7 7h-36z' },
    name: 'M14 24h58',
    headings: 'M14 54h30M14 88h38M14 152h28M104 24h20M104 84h18M104 138h22',
    text: 'M14 34h40M14 64h70M14 71h58M14 99h46M14 106h68M14 113h62M14 124h50M14 131h66M14 138h44M14 163h68M14 170h40M104 35h26M104 43h22M104 51h26M104 59h16M104 95h26M104 103h20M104 111h24M104 149h26M104 157h18',
  },
  compact: {
    tint: 'stroke-ink-muted',
    rules: 'M14 37h112M14 62h112M14 128h112M14 154h112',
    name: 'M14 18h44',
    headings: 'M14 46h18M14 72h22M14 138h20M14 164h16',
    text: 'M14 27h72M46 46h80M46 53h60M46 72h44M46 79h78M46 86h70M46 93h76M46 104h50M46 111h74M46 118h80M46 138h80M46 145h52M46 164h78M46 171h66M46 178h70',
  },
  'first-job': {
    tint: 'stroke-apricot',
    field: {
      tint: 'fill-apricot-soft',
      shape: 'M14 14h112a6 6 0 0 1 6 6v24a6 6 0 0 1-6 6h-112a6 6 0 0 1-6-6v-24a6 6 0 0 1 6-6z',
    },
    name: 'M20 27h52',
    headings: 'M14 66h28M14 96h34M14 134h44M14 168h24',
    text: 'M20 38h80M14 76h108M14 83h84M14 107h60M14 114h100M14 121h76M14 145h92M14 152h104M14 179h66M14 186h84',
  },
};

/** A template seen from afar, drawn with the tokens; mirrored for those who read from right to left. */
export function TemplatePicture({ name, className }: { name: TemplateName; className?: string }) {
  const { field, rules, headings, text, tint, name: title } = drawings[name];
  return (
    <svg viewBox="0 0 140 198" aria-hidden="true" className={className}>
      <g className="rtl:-scale-x-100 origin-center [transform-box:view-box]" fill="none" strokeLinecap="round">
        <rect x="0.5" y="0.5" width="139" height="197" rx="8" className="fill-surface stroke-line" />
        <path d={field?.shape} className={field?.tint} />
        <path d={rules} className="stroke-line-firm" strokeWidth="0.75" />
        <path d={text} className="stroke-ink-faint opacity-40" strokeWidth="3" />
        <path d={headings} className={tint} strokeWidth="3.5" />
        <path d={title} className="stroke-ink" strokeWidth="6" />
      </g>
    </svg>
  );
}
