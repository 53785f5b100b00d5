/** The designs, in the order in which they are shown. */
export const designNames = [
  'margin',
  'plain',
  'classic',
  'portrait',
  'panel',
  'horizon',
  'stack',
  'compact',
  'faculty',
  'diwan',
  'rirekisho',
  'shokumu',
] as const;
export type DesignName = (typeof designNames)[number];

export const accents = ['evergreen', 'navy', 'plum', 'terracotta', 'graphite'] as const;
export const fonts = ['modern', 'plain', 'serif'] as const;
export const spacings = ['tight', 'normal', 'airy'] as const;
export const papers = ['a4', 'letter'] as const;
/** How many pages it may take: one or two by setting it smaller, or as many as it needs. */
export const pageLimits = ['one', 'two', 'any'] as const;
export const sheetSections = ['summary', 'work', 'education', 'skills', 'languages', 'licences'] as const;

export type Accent = (typeof accents)[number];
export type FontChoice = (typeof fonts)[number];
export type Spacing = (typeof spacings)[number];
export type SectionKind = (typeof sheetSections)[number];

/** What an accent is called on screens is a text; this is how it is printed. */
export const accentColours: Record<Accent, string> = {
  evergreen: '#0B6E55',
  navy: '#1D4E89',
  plum: '#83264F',
  terracotta: '#A4480F',
  graphite: '#22302B',
};

/** How a resume is set. Every design takes all of it; one that has its own idea of something ignores it. */
export interface DesignOptions {
  design: DesignName;
  accent: Accent;
  font: FontChoice;
  spacing: Spacing;
  paper: (typeof papers)[number];
  pages: (typeof pageLimits)[number];
  /** All of them, each once. */
  order: SectionKind[];
  hidden: SectionKind[];
  has_photo: boolean;
}

interface DesignFacts {
  accent: Accent;
  font: FontChoice;
  /** Shows a photo when there is one. */
  takesPhoto?: true;
  /** A form of one country: its order and colours are fixed. */
  isForm?: true;
  tags: readonly DesignTag[];
}

export const designTags = ['ats', 'photo', 'rtl', 'japan', 'academic', 'tech'] as const;
export type DesignTag = (typeof designTags)[number];

/** What each design is for, and how it looks until someone chooses otherwise. */
export const designs: Record<DesignName, DesignFacts> = {
  margin: { accent: 'evergreen', font: 'modern', tags: [] },
  plain: { accent: 'graphite', font: 'plain', tags: ['ats'] },
  classic: { accent: 'graphite', font: 'serif', tags: ['ats'] },
  portrait: { accent: 'terracotta', font: 'modern', takesPhoto: true, tags: ['photo'] },
  panel: { accent: 'evergreen', font: 'modern', takesPhoto: true, tags: ['photo'] },
  horizon: { accent: 'navy', font: 'modern', tags: ['rtl'] },
  stack: { accent: 'navy', font: 'plain', tags: ['tech'] },
  compact: { accent: 'graphite', font: 'plain', tags: ['ats'] },
  faculty: { accent: 'plum', font: 'serif', tags: ['academic', 'ats'] },
  diwan: { accent: 'terracotta', font: 'serif', tags: ['rtl'] },
  rirekisho: { accent: 'graphite', font: 'serif', takesPhoto: true, isForm: true, tags: ['japan', 'photo'] },
  shokumu: { accent: 'graphite', font: 'plain', isForm: true, tags: ['japan', 'ats'] },
};

/** A design as it is meant. */
export function optionsOf(design: DesignName): DesignOptions {
  const { accent, font, takesPhoto = false } = designs[design];
  return {
    design,
    accent,
    font,
    spacing: 'normal',
    paper: 'a4',
    pages: 'any',
    order: [...sheetSections],
    hidden: [],
    has_photo: takesPhoto,
  };
}
