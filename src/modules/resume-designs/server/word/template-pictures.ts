import type { FastifyInstance } from 'fastify';
import type { Texts } from '#src/modules/options/server/options.public.ts';
import { TEMPLATE_PICTURES, templateNames } from '../../template-names.ts';
import type { Renderer } from '../render/renderer.ts';
import { servePictures } from '../serve-pictures.ts';
import { drawTemplate } from './draw-template.ts';

/** Pictures of the free templates, from the same paragraphs, tables and styles as the documents. */
export function registerTemplatePictures(
  app: FastifyInstance,
  { renderer, texts }: { renderer: Renderer; texts: Texts },
) {
  servePictures(app, TEMPLATE_PICTURES, templateNames, (name, language) =>
    drawTemplate(renderer, name, language, texts.translate(language)),
  );
}
