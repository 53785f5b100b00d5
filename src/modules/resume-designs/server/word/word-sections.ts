import { ExternalHyperlink, TextRun } from 'docx';
import type { Sheet, SheetEntry, SheetSection } from '../sheet.ts';
import type { Block, WordParts } from './word-parts.ts';

const [LRM, RLM] = ['\u200e', '\u200f'];

export type WordSections = ReturnType<typeof createWordSections>;

/** The sections of a sheet as paragraphs, and the pieces that forms put together their own way. */
export function createWordSections(
  { contacts, language }: Sheet,
  { paragraph, isRtl }: WordParts,
  keepsTogether: boolean,
) {
  // The mark keeps a list in order where Latin names stand on both sides of what parts them.
  const comma = isRtl ? `،${RLM} ` : ['ja', 'zh-CN', 'zh-TW'].includes(language) ? '、' : ', ';
  const where = ({ where: name, place }: SheetEntry) => [name, place].filter(Boolean).join(comma);
  const entry = (one: SheetEntry) => [paragraph('Heading2', one.title), ...detail(one), ...one.lines.map(line)];
  const detail = (one: SheetEntry) => {
    const said = [where(one), one.dates].filter(Boolean).join(' · ');
    // Only with lines of its own: else a row of short entries would move to the next page as one block.
    return said ? [paragraph({ style: 'Detail', keepNext: keepsTogether && one.lines.length > 0 }, said)] : [];
  };
  const line = ({ text, point }: SheetEntry['lines'][number]) => paragraph(point ? 'ListBullet' : 'Normal', text);
  const items = ({ kind, items: all }: SheetSection) => {
    const named = all.map(({ name, detail: more, dates }) =>
      kind === 'licences' ? [name, more, dates].filter(Boolean).join(comma) : more ? `${name} (${more})` : name,
    );
    return kind === 'licences'
      ? named.map((text) => paragraph('Normal', text))
      : [paragraph('Normal', named.join(comma))];
  };
  // Numbers and addresses keep their own direction.
  const contact = ({ kind, text, url }: Sheet['contacts'][number]) =>
    url
      ? new ExternalHyperlink({ link: url, children: [new TextRun(text)] })
      : isRtl && kind === 'phone'
        ? new TextRun(`${LRM}${text}${LRM}`)
        : text;

  return {
    where,
    line,
    contact,
    contacts: (style: Parameters<typeof paragraph>[0]) =>
      paragraph(
        style,
        ...contacts.flatMap((one, index) => [...(index > 0 ? [isRtl ? ` ·${RLM} ` : ' · '] : []), contact(one)]),
      ),
    section: (section: SheetSection): Block[] => [
      paragraph('Heading1', section.title),
      ...section.lines.map(line),
      ...section.entries.flatMap(entry),
      ...(section.items.length > 0 ? items(section) : []),
    ],
  };
}
