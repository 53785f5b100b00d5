import sharp from 'sharp';
import { expect, it } from 'vitest';
import { joinGlyphs, nameParts } from './join-glyphs.ts';

/** As Typst writes it: letters as symbols, each placed by a use; the last is a picture. */
const SVG = `<svg class="typst-doc" viewBox="0 0 60 20" width="60pt" height="20pt" xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink">
  <g transform="translate(2 16)">
    <g class="typst-text" transform="scale(1, -1)">
      <use xlink:href="#gA" x="0" fill="#1b2420" fill-rule="nonzero"/>
      <use xlink:href="#gB" x="14.25" fill="#1b2420" fill-rule="nonzero"/>
      <use xlink:href="#gSpace" x="24" fill="#1b2420" fill-rule="nonzero"/>
      <use xlink:href="#gA" x="28.5" fill="#0b6e55" fill-rule="nonzero"/>
    </g>
    <g class="typst-text" transform="scale(1, -1)">
      <use xlink:href="#gPicture" x="44" fill="#0b6e55" fill-rule="nonzero"/>
    </g>
  </g>
  <defs id="glyph">
    <symbol id="gA" overflow="visible"><path d="M 1.5 0 L 1.5 12.759641 L 11.25 12.759641 L 11.25 0 Z M 4.5 3 L 8.5 3 L 8.5 9 L 4.5 9 Z "/></symbol>
    <symbol id="gB" overflow="visible"><path d="M 0.5 0 Q 4.333 14.1 8.2 0 C 7 2 3 2 0.5 0 Z "/></symbol>
    <symbol id="gSpace" overflow="visible"><path d=""/></symbol>
    <symbol id="gPicture" overflow="visible"><g><rect width="9" height="9"/></g></symbol>
  </defs>
</svg>`;

const draw = (svg: string) =>
  sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#fff' }).raw().toBuffer();

it('RES-03 joins the letters of a preview into few paths that look the same', async () => {
  const joined = joinGlyphs(SVG);
  // One for each colour of a run; a letter that is a picture stays as it was.
  expect(joined.split('<defs')[0]?.match(/<path/g)).toHaveLength(2);
  expect(joined.match(/<use/g)).toHaveLength(1);
  const [before, after] = [await draw(SVG), await draw(joined)];
  expect(after).toHaveLength(before.length);
  const furthest = before.reduce((most, value, at) => Math.max(most, Math.abs(value - (after[at] ?? 0))), 0);
  expect(furthest).toBeLessThan(8);
  expect(joinGlyphs(SVG)).toBe(joined);
});

it('RES-03 shows the first of several pages, which the paper of the second would hide', () => {
  const paper = '<path class="typst-shape" fill="#ffffff" fill-rule="nonzero" d="M 0 0 L 0 20 L 60 20 L 60 0 Z "/>';
  const two = SVG.replace('<g transform', `${paper}<g transform`).replace('<defs', `${paper}<g>2</g><defs`);
  const joined = joinGlyphs(two);
  expect(joined.match(/fill="#ffffff"/g)).toHaveLength(1);
  expect(joined.indexOf('#ffffff')).toBeLessThan(joined.indexOf('#1b2420'));
});

it('RES-03 sends of a preview only the parts that are not known yet', () => {
  const { svg, parts } = nameParts(SVG, new Set());
  const filled = svg.replace(/data-part="([^"]+)"/g, (_, name: string) => `fill-rule="nonzero" d="${parts[name]}"`);
  expect(filled).toBe(joinGlyphs(SVG));
  const [first = '', ...others] = Object.keys(parts);
  expect(Object.keys(nameParts(SVG, new Set([first])).parts)).toEqual(others);
  const moved = nameParts(SVG.replace('translate(2 16)', 'translate(2 40)'), new Set([first, ...others]));
  expect(moved).toEqual({ svg: svg.replace('translate(2 16)', 'translate(2 40)'), parts: {} });
});
