import { type Cell, type EntryPart, type Line, textOf } from './document.ts';
import { fold } from './normalise.ts';

const words: Record<EntryPart, string> = {
  title:
    'position|job title|title|role|designation|post|职位|职务|岗位|担任职务|職稱|職務|職位|職種|役職|ポジション|jabatan|posisi|jawatan|pozisyon|gorev|gorevi|unvan|cargo|funcao|puesto|cargo desempenado|ocupacion|المسمى الوظيفي|الوظيفة|المنصب|المسمى',
  company:
    'company|employer|organisation|organization|company name|name of company|name of employer|公司|单位|公司名称|单位名称|工作单位|任职公司|企业名称|公司名稱|任職公司|服務機構|服務單位|單位|会社名|会社|勤務先|企業名|perusahaan|nama perusahaan|instansi|majikan|syarikat|nama syarikat|kurum|firma|sirket|is yeri|isyeri|kurum adi|empresa|empregador|empleador|compania|الشركة|جهة العمل|اسم الشركة|صاحب العمل|المؤسسة|الجهة',
  period:
    'period|dates|date|duration|from - to|from-to|years|year|时间|起止时间|工作时间|任职时间|日期|在职时间|期間|任職期間|在職期間|時間|起訖時間|勤務期間|periode|tahun|lama bekerja|tempoh|tarikh|tarih|donem|calisma suresi|tarihler|periodo|fecha|fechas|data|datas|الفترة|المدة|التاريخ|فترة العمل',
  school:
    'school|university|institution|name of school|name of institution|college|学校|院校|学校名称|毕业院校|學校|學校名稱|学校名|nama sekolah|sekolah|universitas|institusi|nama institusi|universiti|okul|okul adi|universite|instituicao|instituicao de ensino|escola|centro|institucion|centro de estudios|escuela|المؤسسة التعليمية|الجامعة|المدرسة|الكلية',
  studies:
    'studies|degree|qualification|course|major|field of study|programme|program|专业|学历|学位|所学专业|科系|系所|主修|學位|学部・学科|学部学科|学部|専攻|学科|jurusan|program studi|gelar|kursus|pengajian|kelulusan|bidang|bolum|program|derece|curso|titulacion|titulo|carrera|estudios|التخصص|الدرجة|المؤهل|الشهادة',
  place:
    'location|place|city|地点|工作地点|地點|工作地點|勤務地|lokasi|kota|yer|sehir|local|cidade|lugar|ciudad|الموقع|المكان|المدينة',
  duties:
    'duties|responsibilities|tasks|job description|description|main duties|key responsibilities|工作内容|工作职责|职责|主要职责|工作描述|工作內容|工作職責|職責|業務内容|職務内容|担当業務|仕事内容|tugas|tanggung jawab|deskripsi|uraian tugas|deskripsi pekerjaan|tugas dan tanggung jawab|skop kerja|gorevler|sorumluluklar|is tanimi|atividades|atribuicoes|responsabilidades|principais atividades|funciones|tareas|المهام|المسؤوليات|الوصف',
};

const parts = new Map(
  (Object.entries(words) as [EntryPart, string][]).flatMap(([part, list]) =>
    list.split('|').map((word) => [fold(word), part] as const),
  ),
);

const partOf = (text: string) => parts.get(fold(text).replace(/[\s:：*.]+$/, ''));

export const isEntryLabel = (text: string): boolean => partOf(text) !== undefined;

/** Takes labels and the head of a table away from the lines of a section; what they said stays with their cells. */
export function readEntryLabels(lines: Line[]): Line[] {
  let columns: { x: number; part: EntryPart }[] = [];
  return lines.flatMap((line) => {
    const head = line.cells.map(({ text }) => partOf(text));
    if (line.cells.length > 1 && head.every((part) => part !== undefined)) {
      columns = line.cells.map(({ box }, at) => ({ x: box?.x ?? at, part: head[at] as EntryPart }));
      return [];
    }
    const labelled = labelledLine(line);
    if (labelled) return [labelled];
    return columns.length > 0 && line.cells.length === columns.length ? [underHead(line, columns)] : [line];
  });
}

/** The cells of a row are what the head of their column says. */
function underHead(line: Line, columns: { x: number; part: EntryPart }[]): Line {
  return { ...line, cells: line.cells.map((cell, at) => ({ ...cell, part: columns[at]?.part })) };
}

/** 'Position: Baker', or 'Position' in one cell and ': Baker' in the next. */
function labelledLine(line: Line): Line | undefined {
  const [first, second, ...more] = line.cells;
  const whole = first && partOf(first.text);
  if (whole && second && more.length === 0)
    return asPart(line, { ...second, text: second.text.replace(/^[:：]\s*/, '') }, whole);
  const match = line.cells.length > 1 ? null : /^([^:：]{2,30})[:：]\s*(\S.*)$/.exec(textOf(line).slice(0, 400));
  const part = match?.[1] ? partOf(match[1]) : undefined;
  return first && match && part && match[2] ? asPart(line, { ...first, text: match[2] }, part) : undefined;
}

function asPart(line: Line, cell: Cell, part: EntryPart): Line {
  return { ...line, cells: [{ ...cell, part }], isBullet: part === 'duties' || line.isBullet, isBold: cell.isBold };
}
