import type { z } from 'zod';
import { type Feature, isLive } from '../live-features.ts';
import type { page } from '../options.contract.ts';

/** A text, or one that depends on what the product can do. */
export type PageText = string | { when: Feature; text: string; otherwise?: string };

export interface WrittenPage {
  title: string;
  description: PageText;
  updated: string;
  intro: PageText;
  sections: { when?: Feature; heading: string; paragraphs: PageText[]; points?: PageText[] }[];
}

/** A page as it may be shown today: nothing that it promises is missing from the product. */
export function presentPage(written: WrittenPage): z.infer<typeof page> {
  return {
    title: written.title,
    description: shown(written.description) ?? '',
    updated: written.updated,
    intro: shown(written.intro) ?? '',
    sections: written.sections
      .filter(({ when }) => !when || isLive(when))
      .map(({ heading, paragraphs, points }) => ({
        heading,
        paragraphs: allShown(paragraphs),
        points: points && allShown(points),
      })),
  };
}

function allShown(texts: PageText[]): string[] {
  return texts.map(shown).filter((text) => text !== undefined);
}

function shown(text: PageText): string | undefined {
  if (typeof text === 'string') return text;
  return isLive(text.when) ? text.text : text.otherwise;
}
