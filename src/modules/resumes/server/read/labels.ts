import type { Cell, Line } from './document.ts';
import { APART, fold } from './normalise.ts';

export type Label = 'name' | 'kana' | 'phone' | 'email' | 'place' | 'birth' | 'nationality' | 'headline' | 'ignored';

const words: Record<Label, string> = {
  name: 'name|full name|الاسم واللقب|اللقب والاسم|الاسم و اللقب|nombre y apellido|name of applicant|applicant name|ad-soyad|adi-soyadi|姓名|名字|氏名|お名前|名前|nama|nama lengkap|nama penuh|adi soyadi|ad soyad|isim|isim soyisim|adi|nome|nome completo|nombre|nombre completo|nombre y apellidos|nombres y apellidos|apellidos y nombre|apellido y nombre|apellidos y nombres|apellido y nombres|nombres|nombre(s)|nama calon|nama pemohon|nama panggilan|adi ve soyadi|isim soy isim|nome e sobrenome|اسم|الاسم الثلاثي|الاسم الرباعي|姓名（中文）|中文姓名|الاسم|الاسم الكامل|الإسم|الاسم بالكامل|first name|given name|candidate name',
  kana: 'ふりがな|フリガナ|カナ|英文名|英文姓名|english name|furigana|拼音',
  phone:
    'phone|tel|telephone|mobile|mobile phone|cell|cell phone|phone number|contact number|contact no|电话|手机|联系电话|手机号|手机号码|联系方式|電話|手機|聯絡電話|電話番号|携帯電話|携帯|連絡先|no. hp|hp|no hp|telepon|nomor telepon|no. telepon|no. telefon|telefon|no telefon|no. tel|telefon bimbit|telefon numarasi|gsm|cep|cep telefonu|telefone|celular|telefono|telefono movil|movil|الهاتف|رقم الهاتف|الجوال|رقم الجوال|هاتف|جوال|موبايل|tlf|fone|whatsapp|handphone|nomor hp|tel.|no. hp / wa|no. hp/wa|hp/wa|no. wa|no. telp|no telp|telp|no. handphone|no. tel. bimbit|cep tel|cep no|tel no|celular / whatsapp|telefone / whatsapp|fone / whatsapp|tel / whatsapp|cel|cel.|celular (whatsapp)|telefonos|contacto|行動電話|連絡電話|手機號碼|移动电话|携帯番号|tel / fax|رقم الموبايل|رقم التواصل|رقم الاتصال|الموبايل|المحمول|المتحرك',
  email:
    'email|e-mail|mail|email address|邮箱|电子邮箱|电子邮件|邮件|信箱|電子郵件|電子信箱|メールアドレス|メール|eメール|emel|e-mel|surel|alamat email|alamat e-mel|e-posta|eposta|e-posta adresi|correo|correo electronico|البريد الإلكتروني|البريد|الايميل|البريد الالكتروني|ايميل|الإيميل|الاميل|e mail|mail address|emails|e-mail address|pos-el|e-pos|邮箱地址|聯絡信箱|correo e|correo-e|mel',
  place:
    'address|location|city|residence|based in|lives in|home address|current address|地址|现居地|现居住地|所在地|居住地|现住址|所在城市|住址|家庭住址|居住城市|通訊地址|通訊處|現居地|聯絡地址|地點|現住所|住所|居住地域|alamat|domisili|kota|alamat rumah|tempat tinggal|alamat surat-menyurat|adres|ikamet|ikametgah|sehir|yasadigi yer|yasadigi sehir|endereco|cidade|localizacao|residencia|direccion|domicilio|ciudad|localidad|ubicacion|lugar de residencia|lokasi|العنوان|الموقع|المدينة|مكان الإقامة|السكن|الإقامة|محل الإقامة|عنوان السكن|住所・居所',
  birth:
    'date of birth|dob|born|birthday|birth date|birthdate|出生|出生年月|出生日期|生日|出生年月日|生年月日|tanggal lahir|tempat tanggal lahir|tempat, tanggal lahir|ttl|tempat/tanggal lahir|tarikh lahir|tarikh dan tempat lahir|dogum tarihi|dogum yeri ve tarihi|dogum yeri|data de nascimento|nascimento|nascido em|fecha de nacimiento|nacimiento|fecha y lugar de nacimiento|تاريخ الميلاد|الميلاد|مواليد|تاريخ ومكان الميلاد|lahir',
  nationality:
    'nationality|citizenship|国籍|國籍|民族与国籍|kewarganegaraan|warganegara|uyruk|uyrugu|vatandaslik|nacionalidade|nacionalidad|الجنسية|kebangsaan',
  headline:
    'position|desired position|target position|applying for|job title|应聘职位|求职意向|期望职位|意向岗位|应聘岗位|求职岗位|應徵職務|應徵職位|希望職務|希望職稱|希望職種|応募職種|posisi yang dilamar|posisi|jawatan|jawatan dipohon|pozisyon|basvurulan pozisyon|cargo|cargo pretendido|puesto|puesto deseado|profesion|profissao|occupation|profession|meslek|unvan|المسمى الوظيفي|المهنة|الوظيفة المطلوبة|职业|職業|職稱|目前职位|pekerjaan',
  ignored:
    'gender|sex|age|marital status|religion|height|weight|性别|年龄|婚姻状况|民族|政治面貌|籍贯|学历|工作年限|身高|体重|户口|性別|年齢|年齡|婚姻|兵役|兵役狀況|役別|駕照|持有駕照|身分|配偶者|扶養家族|最寄駅|最寄り駅|jenis kelamin|agama|status|status perkawinan|usia|umur|tinggi|berat|jantina|bangsa|taraf perkahwinan|cinsiyet|yas|medeni durum|medeni hali|askerlik|askerlik durumu|ehliyet|surucu belgesi|sexo|idade|estado civil|edad|genero|dni|cpf|rg|ic|no. kp|no. ic|passport|passport no|no. kad pengenalan|الجنس|العمر|الحالة الاجتماعية|الديانة|رقم الهوية|nik|tc kimlik no|身份证号|cnh|license|driving license|availability|disponibilidad|linkedin|github|website|wechat|微信|qq|line|line id|skype|telegram|生肖|健康状况|photo|照片|写真|birthplace|place of birth|tempat lahir',
};

const byWord = new Map(
  (Object.entries(words) as [Label, string][]).flatMap(([label, list]) =>
    list.split('|').map((word) => [fold(word), label] as const),
  ),
);

export function labelOf(text: string): Label | undefined {
  const key = fold(text).replace(/[\s:：.*]+$/, '');
  // '姓名 Name'
  const [, own = ''] = /^([\u3040-\u30ff\u3400-\u9fff]{2,6})\s?[a-z][a-z./ -]{1,20}$/.exec(key) ?? [];
  return (
    (own ? byWord.get(own) : undefined) ??
    byWord.get(key) ??
    byWord.get(key.replace(/\s+/g, '')) ??
    byWord.get(key.replace(/\s*[(（][^()（）]*[)）]$/, ''))
  );
}

export interface Labelled {
  label: Label;
  value: string;
  cell: Cell;
  page: number;
}

/** '氏名 佐藤花子': Chinese and Japanese labels need no colon. */
const SPACED = /^([\u3040-\u30ff\u3400-\u9fff]{2,7})\s+(\S.*)$/;
const LETTER = /^[\u3400-\u9fff]$/;

/** '姓' and '名 蒋雨桐': a label that is set wide to fill its column. */
function joinSpread(cells: Cell[]): Cell[] {
  const joined: Cell[] = [];
  for (const cell of cells.flatMap(byWidth).filter(({ text }) => !/^[:：]?$/.test(text))) {
    const last = joined.at(-1);
    const [, second = '', rest = ''] = /^([\u3400-\u9fff])([\s:：].*)?$/.exec(cell.text) ?? [];
    if (last && LETTER.test(last.text) && second && labelOf(last.text + second))
      joined[joined.length - 1] = { ...cell, text: last.text + second + rest };
    else joined.push(cell);
  }
  return joined;
}

const byWidth = (cell: Cell): Cell[] => cell.text.split(APART).map((text) => ({ ...cell, text: text.trim() }));

/** The last word of a name that was too long for its cell. */
function restBelow({ box, text }: Cell, line: Line | undefined): string {
  const [below, ...others] = line?.cells ?? [];
  if (!below?.box || !box || others.length > 0 || Math.abs(below.box.x - box.x) > 3) return '';
  return text.includes(' ') && /^\p{Lu}\p{Ll}+$/u.test(below.text) && !labelOf(below.text) ? ` ${below.text}` : '';
}

/** 'Phone: 0123', or 'Phone' in one cell and the number in the next. */
export function readLabels(lines: Line[]): Labelled[] {
  return lines.flatMap((line, index) => {
    const found: Labelled[] = [];
    const cells = joinSpread(line.cells);
    for (const [at, cell] of cells.entries()) {
      const next = cells[at + 1];
      const whole = labelOf(cell.text);
      if (whole && next && !labelOf(next.text))
        found.push({
          label: whole,
          value: next.text.replace(/^[:：]\s*/, '') + (whole === 'name' ? restBelow(next, lines[index + 1]) : ''),
          cell: next,
          page: line.page,
        });
      for (const part of cell.text.split(/\s*(?:[|｜•·]|\s{2})\s*/)) {
        const match = /^([^:：]{1,32})[:：]\s*(\S.*)$/.exec(part) ?? SPACED.exec(part);
        const label = match?.[1] && labelOf(match[1]);
        if (label && match?.[2]) found.push({ label, value: match[2].trim(), cell, page: line.page });
      }
    }
    return found;
  });
}
