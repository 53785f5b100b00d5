import type { Translate } from '#src/kernel/translate.ts';
import type { LanguageCode } from '#src/modules/options/languages.ts';
import type { TemplateName } from '../../template-names.ts';
import { PAPERS } from './pack-word.ts';
import { colors, templateLook } from './template-looks.ts';
import type { WordTable } from './word-parts.ts';

/** What a template is put together from: paragraphs of a document for Word, or of its picture. */
export interface TemplateParts<Block> {
  paragraph(style: string | { style: string; keepNext?: boolean }, ...texts: string[]): Block;
  table(table: WordTable<Block>): Block;
}

/** One free template with its headings and hints in the reader's language; the document and its picture are this. */
export function layOutTemplate<Block>(
  name: TemplateName,
  language: LanguageCode,
  translate: Translate,
  parts: TemplateParts<Block>,
): Block[] {
  const { margins } = templateLook(name, language);
  return layouts[name]({
    parts,
    width: PAPERS.a4.width - 2 * margins.inline,
    height: PAPERS.a4.height - 2 * margins.block,
    sections: createSections(parts, (key) => translate(`resume.${key}`)),
  });
}

interface Page<Block> {
  parts: TemplateParts<Block>;
  /** The room between the margins. */
  width: number;
  height: number;
  sections: Sections<Block>;
}

type Sections<Block> = ReturnType<typeof createSections<Block>>;

interface Section<Block> {
  title: Block;
  content: Block[];
}

/** The pieces of a resume, each with its hints; `title` is apart, because not every layout has it above. */
function createSections<Block>({ paragraph }: TemplateParts<Block>, t: (key: string) => string) {
  const say = (style: string, key: string) => paragraph(style, t(key));
  const points = (...keys: string[]) => keys.map((key) => say('ListBullet', key));
  const entry = (title: string, place: string, dates: string, ...hints: string[]) => [
    say('Heading2', title),
    paragraph({ style: 'Detail', keepNext: hints.length > 0 }, `${t(place)} · ${t(dates)}`),
    ...points(...hints),
  ];
  const contacts = ['contact.phone', 'contact.email', 'contact.place', 'contact.link'];
  const section = (key: string, content: Block[]): Section<Block> => ({ title: say('Heading1', key), content });
  return {
    name: [say('Title', 'name'), say('Subtitle', 'role')],
    contactLine: paragraph('Contact', contacts.map(t).join(' · ')),
    contact: section(
      'contact.title',
      contacts.map((key) => say('Normal', key)),
    ),
    summary: section('summary.title', [say('Normal', 'summary.hint')]),
    about: section('about.title', [say('Normal', 'about.hint')]),
    work: section('work.title', [
      ...entry('work.position', 'work.employer', 'dates.now', 'work.duty', 'work.result', 'work.tool'),
      ...entry('work.position', 'work.employer', 'dates.past', 'work.duty', 'work.result'),
    ]),
    firstWork: section('firstWork.title', entry('firstWork.position', 'work.employer', 'dates.past', 'firstWork.hint')),
    education: section('education.title', entry('education.degree', 'education.school', 'dates.past')),
    studies: section(
      'education.title',
      entry('education.degree', 'education.school', 'dates.now', 'education.focus', 'education.mark'),
    ),
    projects: section(
      'projects.title',
      entry('projects.name', 'projects.place', 'dates.past', 'projects.hint', 'projects.result'),
    ),
    skills: section('skills.title', points('skills.asked', 'skills.tool', 'skills.known')),
    languages: section('languages.title', points('languages.first', 'languages.other')),
  };
}

const join = <Block>(...sections: Section<Block>[]) => sections.flatMap(({ title, content }) => [title, ...content]);

const layouts: Record<TemplateName, <Block>(page: Page<Block>) => Block[]> = {
  /** One column, the name in the middle, a rule below each heading. */
  classic: ({ sections: s }) => [
    ...s.name,
    s.contactLine,
    ...join(s.summary, s.work, s.education, s.skills, s.languages),
  ],

  /** The story in a wide column; facts in a quiet one beside it, which is read after it. */
  modern: ({ sections: s, parts, width, height }) => {
    const side = Math.round(width * 0.32);
    const main = { blocks: [...s.name, ...join(s.summary, s.work, s.education)] };
    const facts = { blocks: join(s.contact, s.skills, s.languages), fill: colors.greenSoft };
    const table = parts.table({
      widths: [width - side, side],
      rows: [[main, facts]],
      // A little less than the page, so that the end of the document stays on it.
      minHeight: height - 400,
      padding: { inline: 240, block: 200 },
    });
    return [table, parts.paragraph('Closing')];
  },

  /** Headings in a narrow column of their own: much on little paper. */
  compact: ({ sections: s, parts, width }) => {
    const label = Math.round(width * 0.2);
    const table = parts.table({
      widths: [label, width - label],
      rows: [s.summary, s.work, s.education, s.skills, s.languages].map(({ title, content }) => [
        { blocks: [title] },
        { blocks: content },
      ]),
      padding: { inline: 100, block: 110 },
      lines: colors.line,
    });
    return [...s.name, s.contactLine, table, parts.paragraph('Closing')];
  },

  /** A warm band with the name; what was learned and tried comes before what was earned with. */
  'first-job': ({ sections: s, parts, width }) => {
    const band = parts.table({
      widths: [width],
      rows: [[{ blocks: [...s.name, s.contactLine], fill: colors.apricotSoft }]],
      padding: { inline: 280, block: 220 },
    });
    return [band, ...join(s.about, s.studies, s.projects, s.firstWork, s.skills, s.languages)];
  },
};
