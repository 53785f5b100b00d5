import { join } from 'node:path';
import { NodeCompiler, type NodeTypstDocument } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';
import { joinGlyphs, nameParts } from './join-glyphs.ts';
import type { RenderAnswer, Rendered, RenderOrder } from './render-order.ts';

/**
 * The process that sets resumes. It takes one order after another and answers each; whoever started it ends it when it
 * takes too long or grows too large.
 */
const workspace = join(import.meta.dirname, '../typst');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
const PHOTO = join(workspace, 'photo');
/** From the size that is wanted downwards. Smaller than the last nobody wants to read. */
const SCALES = [1, 0.96, 0.92, 0.88, 0.84, 0.8];
const KEPT_ROUNDS = 4;

process.on('message', (order: RenderOrder) => {
  process.send?.({ id: order.id, ...render(order) } satisfies RenderAnswer);
  compiler.evictCache(KEPT_ROUNDS);
});

function render(order: RenderOrder): Rendered | { fault: string } {
  const { sheet, look, design, data, photo, mostPages } = order;
  try {
    if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo, 'base64'));
    const words = JSON.stringify({ ...sheet, photo: photo ? 'photo' : '' });
    const mainFilePath = join(workspace, `${design}.typ`);
    const { pages, made } = fitPages((scale) => {
      const scaled = { ...look, size: look.size * scale, spacing: look.spacing * scale ** 2 };
      const inputs = { sheet: words, look: JSON.stringify(scaled), ...(data && { data }) };
      const tried = compiler.compile({ mainFilePath, inputs });
      if (!tried.result) throw new Error(JSON.stringify(tried.takeError()?.shortDiagnostics));
      return { made: tried.result, pages: tried.result.numOfPages };
    }, mostPages);
    return { pages, ...write(made, order) };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    if (photo) compiler.unmapShadow(PHOTO);
  }
}

function write(made: NodeTypstDocument, { format, known }: RenderOrder): Omit<Rendered, 'pages'> {
  if (format === 'pdf') return { result: compiler.pdf(made).toString('base64') };
  const drawn = compiler.plainSvg(made);
  if (!known) return { result: joinGlyphs(drawn) };
  const { svg, parts } = nameParts(drawn, new Set(known));
  return { result: svg, parts };
}

/**
 * The largest that fits, or the smallest where none does. Both ends are tried first and then halves, because each try
 * costs as much as a drawing.
 */
function fitPages<Tried extends { pages: number }>(attempt: (scale: number) => Tried, mostPages: number): Tried {
  const tryAt = (index: number) => attempt(SCALES[index] ?? 1);
  let [large, small] = [0, SCALES.length - 1];
  const whole = tryAt(large);
  if (whole.pages <= mostPages) return whole;
  let fitting = tryAt(small);
  if (fitting.pages > mostPages) return fitting;
  while (small - large > 1) {
    const middle = Math.floor((large + small) / 2);
    const tried = tryAt(middle);
    if (tried.pages > mostPages) large = middle;
    else [small, fitting] = [middle, tried];
  }
  return fitting;
}
