import { join } from 'node:path';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import { fontFolders } from './fonts.ts';
import type { RenderAnswer, RenderOrder } from './render-order.ts';

/**
 * The process that sets resumes. It takes one order after another and answers each; whoever started it ends it when it
 * takes too long or grows too large.
 */
const workspace = join(import.meta.dirname, '../typst');
const compiler = NodeCompiler.create({ workspace, fontArgs: [{ fontPaths: fontFolders() }] });
const PHOTO = join(workspace, 'photo');
/** From the size that is wanted downwards, until it fits. Smaller than this nobody wants to read. */
const SCALES = [1, 0.96, 0.92, 0.88, 0.84, 0.8];
const KEPT_ROUNDS = 4;

process.on('message', (order: RenderOrder) => {
  process.send?.({ id: order.id, ...render(order) } satisfies RenderAnswer);
  compiler.evictCache(KEPT_ROUNDS);
});

function render({ sheet, look, design, data, photo, mostPages, format }: RenderOrder) {
  try {
    if (photo) compiler.mapShadow(PHOTO, Buffer.from(photo, 'base64'));
    const words = JSON.stringify({ ...sheet, photo: photo ? 'photo' : '' });
    const mainFilePath = join(workspace, `${design}.typ`);
    for (const [index, scale] of SCALES.entries()) {
      const scaled = { ...look, size: look.size * scale, spacing: look.spacing * scale ** 2 };
      const made = compiler.compile({
        mainFilePath,
        inputs: { sheet: words, look: JSON.stringify(scaled), ...(data && { data }) },
      });
      if (!made.result) return { fault: JSON.stringify(made.takeError()?.shortDiagnostics) };
      const pages = made.result.numOfPages;
      if (pages > mostPages && index < SCALES.length - 1) continue;
      return {
        pages,
        result: format === 'pdf' ? compiler.pdf(made.result).toString('base64') : compiler.plainSvg(made.result),
      };
    }
    return { fault: 'no scale was tried' };
  } catch (error) {
    return { fault: String(error) };
  } finally {
    if (photo) compiler.unmapShadow(PHOTO);
  }
}
