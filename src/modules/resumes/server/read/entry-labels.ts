import { findPeriod, isDateLike, isNowWord } from './dates.ts';
import { type Cell, type EntryPart, type Line, textOf } from './document.ts';
import { APART, fold } from './normalise.ts';

const words: Record<EntryPart, string> = {
  title:
    'position|position held|gorev unvani|enquadramento funcional|positions held|job title|title|role|designation|post|职位|职务|岗位|担任职务|職稱|職務|職位|職種|役職|ポジション|jabatan|posisi|jawatan|pozisyon|gorev|gorevi|unvan|unvani|cargo|cargo ocupado|funcao|puesto|cargo desempenado|ocupacion|المسمى الوظيفي|الوظيفة|المنصب|المسمى|المسمى الوظيفى|الدور|職稱/職務|職務名稱|工作職稱|職位名稱|职位名称|岗位名称|役割|担当|bahagian jawatan|puesto desempenado|rol',
  company:
    'company|employer|gorev yeri|醫院|医院|服務醫院|服務機關|任職單位|學校／機構|hospital|organisation|organization|company name|name of company|name of employer|公司|单位|公司名称|单位名称|工作单位|任职公司|企业名称|公司名稱|任職公司|服務機構|服務單位|單位|会社名|会社|勤務先|企業名|perusahaan|nama perusahaan|instansi|majikan|syarikat|nama syarikat|kurum|firma|sirket|is yeri|isyeri|kurum adi|empresa|empregador|empleador|compania|الشركة|جهة العمل|مكان العمل|اسم جهة العمل|اسم الشركة|صاحب العمل|المؤسسة|الجهة|employer name|organisation name|公司/单位|公司單位|機構名稱|tempat kerja|tempat bekerja|nama majikan|nama tempat kerja|calistigi kurum|sirket adi|firma adi|nombre de la empresa|nome da empresa|local de trabalho|lugar de trabajo',
  period:
    'period|就學期間|就学期间|修業期間|工作期間|就職期間|tempoh perkhidmatan|periodo laboral|periodo de trabajo|tiempo|tarih araligi|calisma tarihi|فترة الدراسة|مدة العمل|dates|date|inclusive dates|year of passing|在籍期間|勤続期間|就業期間|卒業年月|卒業年|修了年月|masa kerja|gorev yili|year passed|passing year|畢業年月|起訖|起迄|起止|起迄時間|任職起訖|服務期間|time period|employment dates|duration|from - to|from-to|years|year|时间|起止时间|工作时间|任职时间|日期|在职时间|期間|任職期間|在職期間|時間|起訖時間|勤務期間|periode|tahun|lama bekerja|tempoh|tarikh|tarih|donem|calisma suresi|tarihler|periodo|fecha|fechas|data|datas|الفترة|المدة|التاريخ|فترة العمل|السنة|العام|تاريخ التخرج|سنة التخرج|mezuniyet|mezuniyet yili|mezuniyet tarihi|yil|yillar|tahun lulus|masa kerja|masa|ano|anos|ano de conclusao|conclusao|ano de graduacao|anio|ano de egreso|graduation|graduation year|year of graduation|completed|年份|年度|毕业时间|畢業時間|起迄年月|起訖年月|年月',
  from: 'from|由|自|起始|start|start date|joined|joining date|desde|inicio|fecha de inicio|de|entrada|admissao|data de admissao|mulai|dari|mula|tarikh mula|giris|giris tarihi|baslangic|baslama|baslangic tarihi|من|من تاريخ|تاريخ البدء|تاريخ البداية|开始时间|入职时间|到職日|開始|入社年月',
  to: 'to|至|迄|cikis / ayrilma nedeni|until|end|end date|left|leaving date|hasta|fin|fecha de fin|termino|fecha de termino|saida|ate|data de saida|selesai|sampai|hingga|tamat|tarikh tamat|cikis|cikis tarihi|bitis|ayrilma|bitis tarihi|ayrilis|إلى|الى تاريخ|إلى تاريخ|تاريخ الانتهاء|تاريخ النهاية|结束时间|离职时间|離職日|終了|退社年月',
  school:
    'school|university|institution|board|college/university|الجهة التعليمية|جهة المؤهل|name of school|name of institution|college|学校|院校|学校名称|毕业院校|學校|學校名稱|学校名|nama sekolah|sekolah|universitas|institusi|nama institusi|universiti|okul|okul adi|universite|instituicao|instituicao de ensino|escola|centro|institucion|centro de estudios|escuela|المؤسسة التعليمية|الجامعة|المدرسة|الكلية|اسم الجامعة|جهة الدراسة|جهة التخرج|institution name|name of university|educational institution|nama universiti|nama universitas|nama kampus|asal sekolah|institut|universidade|universidad|nombre de la institucion|estabelecimento|学校/机构|校名|就讀學校|学校・学部',
  studies:
    'studies|科系名稱|科系名称|專業|专业名称|程度|jurusan / prodi|degree|qualification|examination|exam|course|major|field of study|programme|program|专业|学历|学位|所学专业|科系|系所|主修|學位|学部・学科|学部学科|学部|専攻|学科|jurusan|program studi|gelar|kursus|pengajian|kelulusan|bidang|bolum|program|derece|curso|titulacion|titulo|carrera|estudios|التخصص|الدرجة|المؤهل|الشهادة|المؤهل العلمي|الدرجة العلمية|nivel|grado|nivel de estudios|titulo obtenido|formacao|nivel|grau|tahap|peringkat|jenjang|tingkat|kelayakan|education level|level|field|qualification obtained|ogrenim|ogrenim derecesi|fakulte / bolum|fakulte|alan|学历层次|學歷|學制|系所名稱|学部・学科名|学科名',
  place:
    'location|place|city|地点|工作地点|地點|工作地點|勤務地|lokasi|kota|yer|sehir|local|cidade|lugar|ciudad|الموقع|المكان|المدينة',
  ignored:
    'industry|sector|specialization|specialisation|position level|job level|monthly salary|department|行业|所属行业|所在行业|企业性质|公司性质|公司规模|规模|汇报对象|下属人数|所在地区|部门|所在部门|管理人數|產業類別|產業別|公司規模|部門|所属|配属|所属部署|従業員|departemen|bahagian|jabatan kerja|departman|sektor|setor|area|departamento|القسم|事業内容|事業概要|会社概要|資本金|従業員数|売上高|設立|上場|雇用形態|hours per week|carga horaria|vinculo|percentage|grade|cgpa|gpa|score|result|marks|reason for leaving|salary|supervisor|remarks|no|no.|#|s.no|sl no|التقدير|المعدل|النسبة|سبب ترك العمل|الراتب|م|離職原因|畢/肄業|畢／肄業|畢業狀態|畢業狀況|月薪|薪資|薪资|证明人|證明人|证明人及电话|离职原因|备注|備註|序号|序號|項次|alasan berhenti|alasan keluar|alasan pengunduran diri|gaji|nilai|ipk|keterangan|bil|bil.|sebab berhenti|gaji terakhir|pngk|ayrilma nedeni|ayrilis nedeni|maas|not ortalamasi|motivo de saida|motivo de salida|salario|nota|calificacion|promedio|備考|退職理由',
  duties:
    'duties|responsibilities|tasks|job description|description|main duties|key responsibilities|工作内容|工作职责|职责|主要职责|工作描述|工作內容|工作職責|職責|業務内容|職務内容|担当業務|仕事内容|tugas|tanggung jawab|deskripsi|uraian tugas|deskripsi pekerjaan|tugas dan tanggung jawab|skop kerja|gorevler|sorumluluklar|is tanimi|atividades|atribuicoes|responsabilidades|principais atividades|funciones|tareas|المهام|المسؤوليات|الوصف|actividades|actividades realizadas|funciones principales|principales funciones|descricao|descripcion|descripcion del puesto|descricao das atividades|principais atribuicoes|main activities|main activities and responsibilities|key duties|aciklama|is tanimi ve sorumluluklar|gorev tanimi|yapilan is|deskripsi tugas|bidang tugas|tugas utama|skop tugas|職務内容・実績|内容|主な業務|業績|工作業績|工作业绩|职责描述|المهام والمسؤوليات',
};

const parts = new Map(
  (Object.entries(words) as [EntryPart, string][]).flatMap(([part, list]) =>
    list.split('|').map((word) => [fold(word), part] as const),
  ),
);

/** 'Company / Address': what is named first of what is known. */
function partOf(text: string): EntryPart | undefined {
  const key = fold(text).replace(/[\s:：*.]+$/, '');
  const whole = parts.get(key) ?? parts.get(key.replace(/\s+/g, ''));
  if (whole || key.length > 30) return whole;
  const [first, second, more] = key.split(/\s*[/／&、・]\s*/);
  return first && second && !more ? (parts.get(first) ?? parts.get(second)) : undefined;
}

/** 'Vínculo: bolsista. Enquadramento funcional: Pesquisador.' */
export const hasEntryLabel = (text: string): boolean =>
  text
    .split(/[.;]\s+/)
    .some((part) => /^[^:：]{2,30}[:：]\s*\S/.test(part) && partOf(part.split(/[:：]/)[0] ?? '') === 'title');

/** What a part of a sentence is called, and what it says. */
export function splitLabel(text: string): { part: EntryPart; rest: string } | undefined {
  const match = /^([^:：]{2,30})[:：]\s*(\S.*)$/.exec(text);
  const part = match?.[1] ? partOf(match[1]) : undefined;
  return part && match?.[2] ? { part, rest: match[2] } : undefined;
}

export const isEntryLabel = (text: string): boolean => partOf(text) !== undefined;

/** Takes labels and the head of a table away from the lines of a section; what they said stays with their cells. */
export function readEntryLabels(lines: Line[]): Line[] {
  return joinTimeLines(readLabelsOf(lines));
}

function readLabelsOf(lines: Line[]): Line[] {
  let columns: (EntryPart | undefined)[] = [];
  return lines.map(splitWide).flatMap((line, at, all) => {
    const head = line.cells.map(({ text }) => partOf(text));
    if (isHead(line, head) || isHeadOf(line, head, all[at + 1])) {
      columns = head;
      return [];
    }
    // '事業内容：水産物の加工' says what the employer does.
    if (
      /^[^:：]{2,16}[:：]/.test(textOf(line)) &&
      partOf(textOf(line).split(/[:：]/)[0] ?? '') === 'ignored' &&
      !hasEntryLabel(textOf(line))
    )
      return [{ ...line, isBullet: true }];
    const labelled = labelledLine(line);
    if (labelled) return [labelled];
    return [joinTimes(columns.length > 0 && line.cells.length === columns.length ? underHead(line, columns) : line)];
  });
}

/** Every cell names a part; where some are unknown, most do and none is a time or a sentence. */
function isHead({ cells, isBullet }: Line, head: (EntryPart | undefined)[]): boolean {
  if (cells.length < 2 || isBullet) return false;
  const known = head.filter((part) => part !== undefined).length;
  if (known === cells.length) return true;
  return (
    cells.length > 2 &&
    known * 3 >= cells.length * 2 &&
    cells.every(({ text }) => text.length <= 24 && !findPeriod(text))
  );
}

/** Some of its words are known, and below it stands a row of as many cells with a time. */
function isHeadOf({ cells }: Line, head: (EntryPart | undefined)[], next: Line | undefined): boolean {
  if (cells.length < 3 || next?.cells.length !== cells.length || head.every((part) => part === undefined)) return false;
  const isShort = cells.every(({ text }) => text.length <= 24 && !findPeriod(text));
  return isShort && next.cells.some(({ text }) => isDateLike(text));
}

/** What stands far apart within a line is as good as a cell of its own. */
function splitWide(line: Line): Line {
  if (!line.cells.some(({ text }) => text.includes(APART))) return line;
  const cells = line.cells.flatMap((cell) =>
    cell.text.split(APART).map((text) => ({ ...cell, text: text.trim(), visual: text.trim() })),
  );
  return { ...line, cells: cells.filter(({ text }) => text !== '') };
}

/** From in one cell and to in the next is one time. */
function joinTimes(line: Line): Line {
  const at = line.cells.findIndex((cell, index) => isTime(cell) && isTime(line.cells[index + 1]));
  const [from, to] = line.cells.slice(at, at + 2);
  if (at < 0 || !from || !to || findPeriod(from.text)?.start) return line;
  const text = `${from.text} – ${endOf(to.text)}`;
  if (!findPeriod(text)?.start) return line;
  return { ...line, cells: line.cells.toSpliced(at, 2, { ...from, text, visual: text, part: 'period' }) };
}

const isTime = (cell: Cell | undefined) =>
  cell !== undefined &&
  (isDateLike(cell.text) ||
    isNowWord(cell.text.replace(/[()]/g, '')) ||
    (cell.part === 'to' && endOf(cell.text) !== ''));

/** '04/2016 / Kendi isteğimle': the time in a cell that says more. */
function endOf(text: string): string {
  if (isDateLike(text) || isNowWord(text.replace(/[()]/g, ''))) return text;
  const period = findPeriod(text);
  return period?.from === 0 ? text.slice(0, period.to) : (text.split(/\s[/–(-]/).find((part) => isNowWord(part)) ?? '');
}

/** 'Admissão: 03/2012' and below it 'Saída: 08/2025' are one time. */
function joinTimeLines(lines: Line[]): Line[] {
  const joined: Line[] = [];
  for (const line of lines) {
    const before = joined.at(-1);
    const [from] = before?.cells ?? [];
    const [to] = line.cells;
    const areEnds = from?.part === 'from' && to?.part === 'to' && before?.cells.length === 1 && line.cells.length === 1;
    const row = areEnds ? joinTimes({ ...before, cells: [from, to] }) : undefined;
    if (row?.cells.length === 1) joined[joined.length - 1] = row;
    else joined.push(line);
  }
  return joined;
}

/** The cells of a row are what the head of their column says. */
function underHead(line: Line, columns: (EntryPart | undefined)[]): Line {
  const cells = line.cells.map((cell, at) => ({
    ...cell,
    // Of two columns with one meaning the first is meant.
    part: columns.indexOf(columns[at]) === at ? columns[at] : undefined,
  }));
  return { ...line, cells: cells.filter(({ part }) => part !== 'ignored') };
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
