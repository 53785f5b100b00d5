import type { Translate } from '#src/kernel/translate.ts';
import { directionOf, type LanguageCode } from '#src/modules/options/languages.ts';
import { createDocx, PAGE } from '#src/platform/docx/create-docx.ts';
import { createDocxParts, type DocxParts } from '#src/platform/docx/docx-parts.ts';
import { styleId } from '#src/platform/docx/docx-styles.ts';
import type { TemplateName } from '../template-names.ts';
import { colors, fontsOf, isEastAsian, languageTags, looks } from './template-looks.ts';

/** One free template as a document, its headings and hints in the reader's language. */
export function writeTemplate(name: TemplateName, language: LanguageCode, translate: Translate): Buffer {
  const look = looks[name];
  const direction = directionOf(language);
  const parts = createDocxParts({ direction, isEastAsian: isEastAsian(language) });
  const page = {
    parts,
    width: PAGE.width - 2 * look.margins.inline,
    height: PAGE.height - 2 * look.margins.block,
    sections: createSections(parts, (key) => translate(`resume.${key}`)),
  };
  return createDocx({
    title: translate('resume.title'),
    languageTag: languageTags[language],
    direction,
    fonts: fontsOf(look, language),
    styles: look.styles,
    margins: look.margins,
    body: layouts[name](page),
  });
}

interface Page {
  parts: DocxParts;
  /** The room between the margins. */
  width: number;
  height: number;
  sections: Sections;
}

type Sections = ReturnType<typeof createSections>;

/** The pieces of a resume, each with its hints; `title` is apart, because not every layout has it above. */
function createSections({ paragraph }: DocxParts, t: (key: string) => string) {
  const say = (style: string, key: string) => paragraph(styleId(style), t(key));
  const points = (...keys: string[]) => keys.map((key) => say('List Bullet', key)).join('');
  const entry = (title: string, place: string, dates: string, ...hints: string[]) =>
    say('heading 2', title) + paragraph(styleId('Detail'), `${t(place)} · ${t(dates)}`) + points(...hints);
  const contacts = ['contact.phone', 'contact.email', 'contact.place', 'contact.link'];
  const section = (key: string, content: string) => ({ title: say('heading 1', key), content });
  return {
    name: say('Title', 'name') + say('Subtitle', 'role'),
    contactLine: paragraph('Contact', contacts.map(t).join(' · ')),
    contact: section('contact.title', contacts.map((key) => say('Normal', key)).join('')),
    summary: section('summary.title', say('Normal', 'summary.hint')),
    about: section('about.title', say('Normal', 'about.hint')),
    work: section(
      'work.title',
      entry('work.position', 'work.employer', 'dates.now', 'work.duty', 'work.result', 'work.tool') +
        entry('work.position', 'work.employer', 'dates.past', 'work.duty', 'work.result'),
    ),
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

const join = (...sections: { title: string; content: string }[]) =>
  sections.map(({ title, content }) => title + content).join('');

const layouts: Record<TemplateName, (page: Page) => string> = {
  /** One column, the name in the middle, a rule below each heading. */
  classic: ({ sections: s }) => s.name + s.contactLine + join(s.summary, s.work, s.education, s.skills, s.languages),

  /** The story in a wide column; facts in a quiet one beside it, which is read after it. */
  modern: ({ sections: s, parts, width, height }) => {
    const side = Math.round(width * 0.32);
    const main = { content: s.name + join(s.summary, s.work, s.education) };
    const facts = { content: join(s.contact, s.skills, s.languages), shade: colors.greenSoft };
    const table = parts.table({
      widths: [width - side, side],
      rows: [[main, facts]],
      // A little less than the page, so that the end of the document stays on it.
      minHeight: height - 400,
      padding: { inline: 240, block: 200 },
    });
    return table + parts.paragraph('End');
  },

  /** Headings in a narrow column of their own: much on little paper. */
  compact: ({ sections: s, parts, width }) => {
    const label = Math.round(width * 0.2);
    const rows = [s.summary, s.work, s.education, s.skills, s.languages];
    const table = parts.table({
      widths: [label, width - label],
      rows: rows.map(({ title, content }) => [{ content: title }, { content }]),
      padding: { inline: 100, block: 110 },
      line: colors.line,
    });
    return s.name + s.contactLine + table + parts.paragraph('End');
  },

  /** A warm band with the name; what was learned and tried comes before what was earned with. */
  'first-job': ({ sections: s, parts, width }) => {
    const band = parts.table({
      widths: [width],
      rows: [[{ content: s.name + s.contactLine, shade: colors.apricotSoft }]],
      padding: { inline: 280, block: 220 },
    });
    return band + join(s.about, s.studies, s.projects, s.firstWork, s.skills, s.languages);
  },
};
