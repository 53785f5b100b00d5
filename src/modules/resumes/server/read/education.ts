import type { Entry } from './entries.ts';
import { isPlace } from './knowledge.ts';
import { fold, isCjk } from './normalise.ts';
import { type Piece, piecesOf } from './pieces.ts';
import { degreePattern, schoolPattern } from './role-words.ts';

export interface EducationNames {
  school: Piece | undefined;
  degree: Piece | undefined;
  field: string;
  place: Piece | undefined;
  certainty: number;
}

export const GRADE =
  /^(?:(?:magna|summa) cum laude|kelas (?:pertama|kedua|ketiga)|二級[甲乙]等|書卷獎|with (?:high(?:est)? )?honou?rs|merit|2nd (?:upper|lower)|diploma notu|بنسبة|بمعدل|معدل|cum\.? gpa|second class|third class|تقدير|بتقدير|secured|obtained|promedio|ipk|skripsi|tez|tesis|thesis|gno|ortalama|kepujian|anugerah dekan|dean['’]?s|honou?rs|二級|一級|sobresaliente|matr[ií]cula de honor|c?gpa|ipk|pngk|cgpa|grade|nota|nilai|绩点|平均|promedio|not ortalaması|المعدل|score|first class|upper second|lower second|distinction|honou?rs|cum laude)(?!\p{L})|\d[.,]\d+\s*\/\s*\d|^\d{1,2}[A-E][+-]?(?:\s\d{1,2}[A-E][+-]?)*$|^\d[:.]\d$|^\d{1,2}\s?[º°ª.]?\s?(?:th|nd|rd|st)?\s?(?:semest\p{L}*|período|dönem|sınıf|year|term)$/iu;
/** How someone studied and how far they came, which is no degree and no field. */
const STATUS =
  /^(?:中退.{0,20}|在[学學]中|在籍中?|就[学學]中|卒業見込み?|tak habis.{0,20}|tidak tamat|separuh masa|sepenuh masa|part[- ]time|full[- ]time|لم تكتمل|غير ناجح|راسب.{0,20}|.{0,4}交換(?:留学|留學|學生|学生|生)|erasmus.{0,24}|\d\s?年(?:[级級生])?|[一二三四五六]年[级級]|\d{1,2}\s?(?:subjek|subjects?)|\d{1,2} (?:años|anos|years|tahun|semestres?)|supletivo|ead|noturno|evening|在[职職]|函授|自考|(?:非?全日|定時)制|[夜日][间間]部)$/iu;
/** '本科（函授）', 'Administração (EAD)' */
const MODE =
  /\s*[(（](?:肄[業业]|函授|成人教育|成教|自考|非?全日制|在[职職]|[统統]招|ead|(?:ensino )?[aà] dist[aâ]ncia|online|(?:semi)?presencial|noturno|matutino|supletivo|full[- ]time|part[- ]time|evening|ingilizce|İngilizce|ikinci öğretim|açıköğretim|separuh masa|sepenuh masa)[)）]$/iu;
const EVENT = /\s*(?:入学|卒業|卒業見込み|修了|中退|毕业|畢業|肄業|在读|在學)$/;

/** 'كلية التجارة – جامعة شرق الدلتا', 'Facultad de Derecho, Universidad del Sur': one school where a dash joins them. */
function withFaculty(school: Piece | undefined, pieces: Piece[]): Piece | undefined {
  if (!school) return undefined;
  const own = pieces.filter(({ cell, text }) => cell === school.cell && isSchool(text) && !isDegree(text));
  const [first] = own;
  const last = own.at(-1);
  const text = school.cell.text.slice(
    school.cell.text.indexOf(first?.text ?? ''),
    school.cell.text.lastIndexOf(last?.text ?? '') + (last?.text.length ?? 0),
  );
  const isOne =
    first &&
    last &&
    first !== last &&
    /^[^,،、]+\s[–—-]\s[^,،、]+$/u.test(text) &&
    own.every(({ text: one }) => text.includes(one));
  return isOne ? { ...school, text } : school;
}

const isPartOf = (piece: Piece, school: Piece | undefined) =>
  school !== undefined &&
  piece.cell === school.cell &&
  (piece.order === school.order || (isSchool(piece.text) && !isDegree(piece.text) && school.text.includes(piece.text)));

/** What stands beside the year and says nothing else. */
const NOISE =
  /^(?:conclu[ií]d[oa](?: em)?|conclusão(?: em)?|previsão(?: de conclusão)?|ano de conclusão|completo|incompleto|cursando|formad[oa](?: em)?|egresad[oa]|titulad[oa]|graduated|graduation|expected|class of|awarded|completed|lulus|tamat|tahun|angkatan|mezun|mezuniyet|دفعة|خريج|تخرج|سنة التخرج|عام|سنة|(?:最高|次高|第二高|其他)[学學][历歷]|全日制|统招|日間部|夜間部|國內|国内|畢|肄|畢業|毕业|expected graduation|a distancia|online|presencial|credits earned.*|egresad[oa].*|titulad[oa].*)$/iu;
/** '会计学（本科）', 'İşletme (Lisans)': the degree in brackets. */
const IN_BRACKETS = /^([^()（）]{2,60}?)\s*[(（]([^()（）]{2,40})[)）]$/u;
/** The level alone, which schools are called by as well. */
const LEVEL = /^(?:大學|大学|四技|二技|五專|高職|高中|國中|研究所)$/;

function byLevel(piece: Piece): Piece[] {
  // '國文學系碩士'
  const [, field = '', level = ''] = /^(.{1,12}[系科所])([硕碩博]士|[学學]士)$/u.exec(piece.text) ?? [];
  if (field)
    return [
      { ...piece, text: field },
      { ...piece, text: level, isAfterComma: true },
    ];
  const [, outer = '', inner = ''] = IN_BRACKETS.exec(piece.text) ?? [];
  return outer && isDegree(inner) !== isDegree(outer) && !isSchool(outer)
    ? [
        { ...piece, text: outer },
        { ...piece, text: inner, isAfterComma: true },
      ]
    : [piece];
}

/** 'Terciario: Técnica Superior', 'شعبة الإلكتروميكانيك', '主修會計': what only says what follows. */
const LEADING =
  /^(?:(?:primari[oa]|secundari[oa]|terciari[oa]|superior|universitari[oa]|técnico|tecnico|postgrado|bachillerato)\s*[:：]\s*|cursando (?:o |a )?(?=\S)|(?:especialidad(?: en)?|con mención en|mención en)\s+|(?:شعبة|تخصص|التخصص|قسم|jurusan|program studi|prodi|bidang|major(?:ing)? in|majors?)\s*[:：]?\s+|(?:主修|专业|專業|專攻|専攻)\s*[:：]\s*|主修\s*[:：]?\s*)/iu;
const TRAILING =
  /\s*[(（][^()（）]*(?:trancad|incomplet|inconclus|榮譽|荣誉|kepujian|honou?rs|hons|cum laude|interrump)[^()（）]*[)）]$|[.。]$/iu;

/** Without what only says what follows, and what happened then. */
export const tidyStudies = (text: string): string =>
  text.replace(EVENT, '').replace(LEADING, '').replace(RESULT, '').replace(MODE, '');

/** A grade, or how someone studied: nothing that was studied. */
export const isAboutStudies = (text: string): boolean => GRADE.test(text) || STATUS.test(text);

/** 'SPM 6A 3B', 'SPM Pangkat 3', 'Torna Tesviye bölümü'. */
const RESULT =
  /\s+(?:mean grade \S+|Gred \d|inconclus[oa]|trunc[oa]|\d{1,2}A\b(?:\s*\d{1,2}[A-E])*|Pangkat \d|[Bb]ölümü)$/iu;

const tidy = (text: string) =>
  tidyStudies(text)
    .replace(TRAILING, '')
    .replace(/(?<=士)(?:候選人|候选人|班)$/u, '');

/** Tells schools, degrees and fields apart. */
export function nameEducation(entry: Entry): EducationNames {
  const pieces = piecesOf(entry, { splitsSpaces: true })
    .map((piece) => ({ ...piece, text: tidy(piece.text) }))
    .flatMap(byLevel)
    .filter(({ text }) => text !== '' && !isAboutStudies(text) && !NOISE.test(text));
  const told = pieces.find(({ cell }) => cell.part === 'school' || cell.part === 'company');
  const school = withFaculty(told ?? findSchool(pieces), pieces);
  const beside = pieces.find(({ cell }) => cell.isBesideDate && cell !== school?.cell);
  const others = pieces.filter((piece) => !isPartOf(piece, school) && (!beside || piece.cell !== beside.cell));
  const degree = others.find(({ text }) => isDegree(text));
  const rest = others.filter((piece) => piece !== degree);
  const place = rest.findLast((piece) => isPlace(piece.text) && !isField(piece, degree));
  const fields = rest.filter((piece) => piece !== place && !(isPlace(piece.text) && !isField(piece, degree)));
  const behind = fields.find((piece) => isTown(piece, school, degree) || isAtMargin(piece, fields, degree));
  const own = fields.filter((piece) => piece !== behind && !/\d{2}|%/.test(piece.text));
  const field = (degree ? nextToDegree(own, degree, school) : own).map(({ text }) => text).join(', ');
  const split = degree && splitDegree(degree.text, field !== '');
  const certainty = (school && isSchool(school.text) ? 0.5 : 0.25) + (degree ? 0.4 : 0.1);
  if (!degree && !school) return { school, degree, field, place, certainty: 0.2 };
  return {
    school,
    degree: degree && split ? { ...degree, text: split.degree } : degree,
    field: split?.field ? [split.field, field].filter(Boolean).join(', ') : field,
    place: beside ?? place ?? behind,
    certainty,
  };
}

const isSchool = (text: string) => !LEVEL.test(text) && hasSchoolWord(text);
const hasSchoolWord = (text: string) => schoolPattern.test(fold(text)) || schoolPattern.test(text);
const isDegree = (text: string) =>
  LEVEL.test(text) ||
  ((!isCjk(text) || text.length <= 8 || /[学學][士位]$|[硕碩]士$|博士$/.test(text)) &&
    (degreePattern.test(fold(text)) || degreePattern.test(text)));

/** What follows the degree with a comma is what was studied, even when a city has the same name. */
function isField(piece: Piece, degree: Piece | undefined): boolean {
  return (
    degree !== undefined &&
    piece.isAfterComma &&
    piece.cell === degree.cell &&
    piece.line === degree.line &&
    !isPlace(piece.text)
  );
}

/** What follows the school on its line, while the degree stands elsewhere, is where it is. */
function isTown(piece: Piece, school: Piece | undefined, degree: Piece | undefined): boolean {
  if (!school || piece.cell !== school.cell || piece.order <= school.order) return false;
  if (isCjk(piece.text))
    return degree !== undefined && piece.text.length <= 3 && !/[系学科部專专攻]$|专业|專業/.test(piece.text);
  return degree !== undefined && degree.cell !== piece.cell;
}

/** What stands right behind the degree, up to the school; else what stands elsewhere, when the degree does not say it. */
function nextToDegree(fields: Piece[], degree: Piece, school: Piece | undefined): Piece[] {
  const isBetween = ({ order }: Piece) => school === undefined || order < school.order || school.order < degree.order;
  const close = fields.filter((piece) => piece.cell === degree.cell && piece.order > degree.order && isBetween(piece));
  if (close.length > 0) return close;
  if (splitDegree(degree.text, true).field !== '') return fields.filter(({ cell }) => cell.part === 'studies');
  const isBehindSchool = (piece: Piece) =>
    school !== undefined && piece.cell === school.cell && piece.order > school.order && degree.order < school.order;
  return fields.filter((piece) => piece.cell.part === 'studies' || !isBehindSchool(piece));
}

/** Alone in the last cell of a line whose first cell says what was studied. */
function isAtMargin(piece: Piece, fields: Piece[], degree: Piece | undefined): boolean {
  const isFieldNamed = fields.some((other) => other.line === piece.line && other.cell !== piece.cell);
  return piece.cell !== degree?.cell && degree?.line === piece.line && piece.order > degree.order && isFieldNamed;
}

function findSchool(pieces: Piece[]): Piece | undefined {
  const schools = pieces.filter(({ text }) => isSchool(text));
  const certain = schools.filter(({ text }) => !isDegree(text) || schoolWeight(text) > 1);
  const [best] = (certain.length > 0 ? certain : schools).toSorted(
    (a, b) => schoolWeight(b.text) - schoolWeight(a.text),
  );
  // Where no word says it, what stands apart from the degree is the school.
  const apart = pieces.find(
    ({ cell, text }) => !isDegree(text) && !pieces.some((other) => other.cell === cell && isDegree(other.text)),
  );
  return best ?? apart ?? pieces.find(({ text }) => !isDegree(text)) ?? pieces[0];
}

/** 'High School Diploma' is a degree, 'SMK Negeri 5' a school. */
function schoolWeight(text: string): number {
  const words = fold(text).split(' ').length;
  if (isCjk(text)) return isDegree(text) ? Math.min(1, text.length / 5) : 2;
  if (
    /\b(?:diploma|certificate|degree|bachelor|master|grado|lisans|ijazah|sijil|certificado|licenciatura)\b/.test(
      fold(text),
    )
  )
    return 0;
  return words > 1 ? 2 : 1;
}

/** 'İşletme Yüksek Lisans', '酒店管理學士': the subject stands before. */
const LEVEL_BEHIND =
  /^(.{3,60}?)\s+(yüksek\s?lisans|ön\s?lisans|lisans|doktora)$|^([\u3400-\u9fff]{2,14}?)\s?((?:榮譽|荣誉)?(?:學士|学士)|[碩硕]士|博士|高[級级]文[憑凭]|副[學学]士)$/iu;
/** '文学学士', '工商管理硕士' are degrees by themselves. */
const CLASSIC =
  /^(?:(?:文|理|工|法|醫|医|農|农|商|管理|經濟|经济|教育|哲|史|藝術|艺术|藥|药)[学學]?|工商管理|公共管理|工程|法律|教育|護理|护理|tezsiz|tezli|yüksek|ön|榮譽|荣誉)$/iu;

/** 'Bachelor of Science in Physics' → the degree and what it is in. */
export function splitDegree(text: string, hasField: boolean): { degree: string; field: string } {
  const match =
    /^(.*?\b(?:bachelor|master|doctor|b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|ph\.?\s?d|b\.?\s?eng|diploma|degree|certificate|grado|máster|doble grado|graduação|especialização|licenciatura|mestrado|bacharelado|doutorado|doctorado|tecnólogo|técnic[oa](?: superior)?|perito|maestría|ingeniería|pós-graduação|curso técnico)\b.*?)\s+(?:in|en|em|dalam)\s+(.+)$/i.exec(
      text,
    );
  if (match?.[1] && match[2]) return { degree: match[1], field: match[2] };
  if (hasField) return { degree: text, field: '' };
  const arabic =
    /^(بكالوريوس|ماجستير|ماستر|دكتوراه|دبلوم(?:\s(?:متوسط|عال[يٍ]?|خاص|مهني|فني))?|ليسانس|إجازة|اجازة)\s+(?:في\s+)?(.+)$/.exec(
      text,
    );
  if (arabic?.[1] && arabic[2]) return { degree: arabic[1], field: arabic[2] };
  const [, subject, named, han, title] = LEVEL_BEHIND.exec(text) ?? [];
  const before = subject ?? han ?? '';
  if (before && !CLASSIC.test(before)) return { degree: named ?? title ?? '', field: before };
  const [, outer = '', inner = ''] = IN_BRACKETS.exec(text) ?? [];
  if (outer && isDegree(inner) && !isDegree(outer) && !isSchool(outer)) return { degree: inner, field: outer };
  const level = /^(s-?[123]|d-?[1-4])\s+[-–]?\s*(.+)$/i.exec(text);
  if (level?.[1] && level[2]) return { degree: level[1], field: level[2] };
  return { degree: text, field: '' };
}
