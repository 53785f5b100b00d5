/**
 * Drawings of one style on a field of 200 × 148: a speech bubble as ground, one evergreen line, paper, and apricot for what
 * a person touches. The markup inside an svg, because both pages and files without React show them; their classes take
 * the tokens' colours (components.css, .illustration).
 */
const bubble =
  '<path class="ground" d="M52 14h96a34 34 0 0 1 34 34v44a34 34 0 0 1-34 34H78l-26 18a5 5 0 0 1-8-4v-15a34 34 0 0 1-26-33V48a34 34 0 0 1 34-34Z"/>';
const bubbleOfOther =
  '<path class="ground" d="M148 14H52a34 34 0 0 0-34 34v44a34 34 0 0 0 34 34h70l26 18a5 5 0 0 0 8-4v-15a34 34 0 0 0 26-33V48a34 34 0 0 0-34-34Z"/>';

export const illustrations = {
  saved: [
    bubble,
    '<g transform="rotate(-5 92 78)"><rect class="paper line" x="48" y="42" width="92" height="66" rx="9"/><path class="strong" d="M62 62h34"/><path class="faint" d="M62 76h52M62 90h38"/></g>',
    '<path class="touch line" d="M122 26h22a4 4 0 0 1 4 4v40l-15-9-15 9V30a4 4 0 0 1 4-4Z"/>',
    '<path class="line" d="M160 36l6-4M162 50h7M158 22l3-6"/>',
  ].join(''),
  search: [
    bubbleOfOther,
    '<rect class="paper line" x="34" y="40" width="78" height="28" rx="8"/>',
    '<path class="faint" d="M48 54h26"/>',
    '<rect class="paper line" x="34" y="78" width="78" height="28" rx="8"/>',
    '<path class="faint" d="M48 92h20"/>',
    '<path class="touch line" d="M136.5 93.500l7-7 22 22a5 5 0 0 1-7 7Z"/>',
    '<circle class="paper line" cx="116" cy="66" r="31"/>',
    '<path class="line dots" d="M102 60h28M102 72h17"/>',
  ].join(''),
  offline: [
    bubble,
    '<path class="line" d="M8 96c16 0 18-24 36-24h10"/>',
    '<path class="paper line" d="M54 56h16a16 16 0 0 1 0 32H54a4 4 0 0 1-4-4V60a4 4 0 0 1 4-4Z"/>',
    '<path class="line" d="M86 65h9M86 79h9"/>',
    '<path class="touch line" d="M146 56h-16a16 16 0 0 0 0 32h16a4 4 0 0 0 4-4V60a4 4 0 0 0-4-4Z"/>',
    '<path class="line" d="M150 72h8c18 0 16 22 34 22"/>',
    '<path class="line" d="M103 48l-3-9M96 98l-3 9M108 97l4 8M92 50l-5-6"/>',
  ].join(''),
  messages: [
    bubbleOfOther,
    '<path class="line dots" d="M112 58h46a13 13 0 0 1 13 13v20a13 13 0 0 1-9 12.400V116l-15-12h-35a13 13 0 0 1-13-13V71a13 13 0 0 1 13-13Z"/>',
    '<path class="paper line" d="M50 34h68a14 14 0 0 1 14 14v24a14 14 0 0 1-14 14H70L54 99V86h-4a14 14 0 0 1-14-14V48a14 14 0 0 1 14-14Z"/>',
    '<circle class="touch" cx="64" cy="60" r="5.5"/>',
    '<circle class="touch" cx="84" cy="60" r="5.5"/>',
    '<circle class="touch" cx="104" cy="60" r="5.5"/>',
  ].join(''),
  interview: [
    bubble,
    '<rect class="paper line" x="46" y="32" width="92" height="80" rx="10"/>',
    '<path class="line" d="M46 54h92M68 24v14M116 24v14"/>',
    '<path class="faint" d="M62 68h8M84 68h8M62 82h8M62 96h8M84 96h8"/>',
    '<rect class="touch line" x="100" y="62" width="26" height="26" rx="7"/>',
    '<path class="line on-touch" d="M107 75l4.5 4.5 8-9"/>',
    '<path class="done line" d="M124 92h30a9 9 0 0 1 9 9v12a9 9 0 0 1-9 9h-4v9l-11-9h-15a9 9 0 0 1-9-9v-12a9 9 0 0 1 9-9Z"/>',
    '<path class="on-done" d="M128 107h.01M139 107h.01M150 107h.01"/>',
  ].join(''),
  offer: [
    bubbleOfOther,
    '<g transform="rotate(4 96 76)"><path class="paper line" d="M60 28h50l20 20v62a8 8 0 0 1-8 8H60a8 8 0 0 1-8-8V36a8 8 0 0 1 8-8Z"/><path class="line" d="M110 28v14a6 6 0 0 0 6 6h14"/><path class="strong" d="M66 52h24"/><path class="faint" d="M66 66h48M66 79h36"/><path class="line" d="M66 102c6-12 10-10 9-2-.6 5 4 4 8-2s6-3 5 1 4 3 9 0"/></g>',
    '<circle class="done line" cx="138" cy="96" r="21"/>',
    '<path class="on-done tick" d="M128.5 96.500l7 7 12.5-14"/>',
    '<path class="touch" d="M34 40c8 0 12-4 12-12 0 8 4 12 12 12-8 0-12 4-12 12 0-8-4-12-12-12ZM150 44c6.5 0 10-3.5 10-10 0 6.5 3.5 10 10 10-6.5 0-10 3.5-10 10 0-6.5-3.5-10-10-10Z"/>',
  ].join(''),
} as const;

export type IllustrationName = keyof typeof illustrations;

/** A tick and a signature have one direction in every script; the others turn with the page. */
export const isOneWay = (name: IllustrationName): boolean => name === 'interview' || name === 'offer';
