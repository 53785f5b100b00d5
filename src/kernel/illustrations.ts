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
  applied: [
    bubble,
    '<rect class="paper line" x="60" y="30" width="66" height="82" rx="9"/>',
    '<rect class="paper line" x="46" y="40" width="66" height="82" rx="9"/>',
    '<path class="strong" d="M60 58h26"/><path class="faint" d="M60 72h38M60 86h38M60 100h22"/>',
    '<path class="touch line" d="M112 84l56-30-18 54-14-16Z"/><path class="line" d="M136 92l32-38M128 114l8-22"/>',
    '<path class="line" d="M112 108l-8 5M118 118l-7 5"/>',
  ].join(''),
  resume: [
    bubbleOfOther,
    '<rect class="paper line" x="52" y="24" width="80" height="100" rx="9"/>',
    '<circle class="done line" cx="74" cy="48" r="10"/>',
    '<path class="strong" d="M94 44h22"/><path class="faint" d="M94 56h16M68 74h48M68 88h48M68 102h28"/>',
    '<path class="touch line" d="M120 104l34-34 11 11-34 34-15 4Z"/><path class="line" d="M146 78l11 11"/>',
  ].join(''),
  board: [
    bubble,
    '<rect class="paper line" x="34" y="34" width="40" height="78" rx="8"/><rect class="paper line" x="80" y="34" width="40" height="78" rx="8"/><rect class="paper line" x="126" y="34" width="40" height="78" rx="8"/>',
    '<path class="strong" d="M45 48h16M91 48h16M137 48h16"/>',
    '<path class="faint" d="M45 64h18M45 78h18M45 92h10M91 64h18M137 64h18M137 78h18"/>',
    '<g transform="rotate(-8 112 92)"><rect class="touch line" x="88" y="80" width="46" height="26" rx="6"/><path class="line on-touch" d="M98 93h24"/></g>',
  ].join(''),
  alert: [
    bubbleOfOther,
    '<path class="line" d="M100 30v9"/>',
    '<path class="paper line" d="M100 39a25 25 0 0 1 25 25v17l10 15H65l10-15V64a25 25 0 0 1 25-25Z"/>',
    '<path class="line" d="M91 104a9 9 0 0 0 18 0"/><path class="faint" d="M88 66a12 12 0 0 1 9-11"/>',
    '<circle class="touch line" cx="126" cy="46" r="13"/><path class="line on-touch" d="M120.500 46l4 4 7.500-8"/>',
    '<path class="line" d="M52 58c-5 9-5 20 0 29M148 68c3 7 3 13 0 20"/>',
  ].join(''),
  share: [
    bubble,
    '<g transform="rotate(-4 84 76)"><rect class="paper line" x="50" y="28" width="72" height="94" rx="9"/><path class="strong" d="M64 48h28"/><path class="faint" d="M64 62h44M64 76h44M64 90h26"/></g>',
    '<g transform="rotate(-28 140 92)"><rect class="touch line" x="104" y="80" width="42" height="24" rx="12"/><rect class="line" x="134" y="80" width="42" height="24" rx="12"/><path class="line" d="M128 92h24"/></g>',
    '<path class="line" d="M150 52l5-6M158 60l7-3"/>',
  ].join(''),
  people: [
    bubbleOfOther,
    '<path class="paper line" d="M32 114c0-22 13-33 30-33s30 11 30 33Z"/><circle class="paper line" cx="62" cy="60" r="16"/>',
    '<path class="paper line" d="M108 114c0-22 13-33 30-33s30 11 30 33Z"/><circle class="paper line" cx="138" cy="60" r="16"/>',
    '<path class="touch line" d="M68 118c0-25 14-37 32-37s32 12 32 37Z"/><circle class="touch line" cx="100" cy="56" r="18"/>',
    '<path class="line" d="M100 22v-8M120 28l5-6M80 28l-5-6"/>',
  ].join(''),
  chart: [
    bubble,
    '<rect class="paper line" x="44" y="32" width="112" height="82" rx="10"/>',
    '<path class="faint" d="M58 98h84M58 80h84M58 62h84"/>',
    '<rect class="done line" x="64" y="78" width="15" height="20" rx="4"/><rect class="done line" x="89" y="66" width="15" height="32" rx="4"/>',
    '<rect class="touch line" x="114" y="48" width="15" height="50" rx="4"/>',
    '<path class="line dots" d="M66 62l28-12 30-18"/>',
  ].join(''),
  closed: [
    bubbleOfOther,
    '<path class="line" d="M100 30L62 62M100 30l38 32"/>',
    '<rect class="paper line" x="44" y="62" width="112" height="50" rx="10"/>',
    '<path class="strong" d="M64 80h40"/><path class="faint" d="M64 95h72"/>',
    '<circle class="touch line" cx="100" cy="30" r="8"/>',
    '<path class="line" d="M36 78l-7-4M34 92h-8M164 78l7-4M166 92h8"/>',
  ].join(''),
  lost: [
    bubble,
    '<path class="paper line" d="M36 50l40-12 48 13 40-12v70l-40 12-48-13-40 12Z"/>',
    '<path class="faint" d="M76 40v66M124 53v66"/>',
    '<path class="line dots" d="M50 100c14-24 26 2 42-14s18-6 36-14"/>',
    '<path class="touch line" d="M136 22a17 17 0 0 1 17 17c0 13-17 31-17 31s-17-18-17-31a17 17 0 0 1 17-17Z"/><circle class="paper line" cx="136" cy="39" r="6"/>',
  ].join(''),
  welcome: [
    bubble,
    '<g transform="rotate(-4 80 72)"><rect class="paper line" x="38" y="34" width="86" height="68" rx="10"/><path class="strong" d="M52 54h40"/><path class="faint" d="M52 68h54M52 82h34"/></g>',
    '<path class="done line" d="M116 72h42a13 13 0 0 1 13 13v16a13 13 0 0 1-13 13h-4v12l-14-12h-24a13 13 0 0 1-13-13V85a13 13 0 0 1 13-13Z"/><path class="on-done tick" d="M124 93l8 8 17-17"/>',
    '<path class="touch" d="M146 24c0 10-5 15-15 15 10 0 15 5 15 15 0-10 5-15 15-15-10 0-15-5-15-15Z"/>',
  ].join(''),
} as const;

export type IllustrationName = keyof typeof illustrations;

/** A tick and a signature have one direction in every script; the others turn with the page. */
export const isOneWay = (name: IllustrationName): boolean => ONE_WAY.has(name);

const ONE_WAY = new Set<IllustrationName>(['interview', 'offer', 'alert', 'welcome']);
