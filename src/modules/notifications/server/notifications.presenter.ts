import type { NoticeReader, NoticeRow, NoticeTable, NoticeText } from '#src/kernel/notices.ts';
import type { Translate, Values } from '#src/kernel/translate.ts';

type Data = Record<string, unknown>;

interface PresentedNotice extends NoticeText {
  path: string | null;
}

/** What is said where a name is blank. */
const blanks: Record<string, string> = {
  name: 'notices.somebody',
  by: 'notices.somebody',
  to: 'notices.somebody',
  company: 'notices.company',
  job: 'notices.job',
  device: 'notices.device',
};

/** A notice as words in the reader's language, and where it leads; undefined when there is no such kind. */
export function presentNotice(
  t: Translate,
  notices: NoticeTable,
  { kind, data }: { kind: string; data: Data },
  reader: NoticeReader,
): PresentedNotice | undefined {
  const row = notices[kind];
  if (!row) return undefined;
  const fitting = row.data.safeParse(data);
  // Told by another version of the program: what it says is shown as far as that goes, and nothing is opened.
  if (!fitting.success) return { ...fill(t, kind, data), path: null };
  const text = row.write?.(fitting.data, t, reader) ?? writeNotice(t, kind, row, fitting.data as Data, reader);
  return { ...text, path: row.path(fitting.data, reader) };
}

function writeNotice(t: Translate, kind: string, row: NoticeRow, data: Data, reader: NoticeReader): NoticeText {
  const variant = row.variant?.(data);
  return fill(t, variant ? `${kind}.${variant}` : kind, { ...data, ...row.values?.(data, t, reader) });
}

function fill(t: Translate, name: string, data: Data): NoticeText {
  const isBlank = (key: string) => typeof data[key] !== 'string' || !data[key].trim();
  const spare = Object.entries(blanks).filter(([key]) => isBlank(key));
  const values = { ...data, ...Object.fromEntries(spare.map(([key, text]) => [key, t(text)])) } as Values;
  return { title: t(`notices.${name}.title`, values), text: t(`notices.${name}.text`, values) };
}
