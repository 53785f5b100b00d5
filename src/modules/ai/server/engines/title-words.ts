/**
 * What people call ranks and professions in ten languages, by what they mean; `*` stands for any ending. A word may mean
 * two ranks where its language does not tell them apart.
 */
const TITLES: Record<string, string> = {
  top: 'ceo cto cfo coo president* chairman chairwoman founder* cofounder co-founder owner fundador* presiden pendiri direktur presidente* dueño dueña pengasas başkan* kurucu* 总裁 董事长 创始人 總裁 董事長 創辦人 創始人 社長 創業者 代表取締役 مؤسس رئيس مالك',
  director:
    'director directora directores vp vice-president diretor* direktur pengarah direktör* müdür* genel-müdür* 总监 总经理 副总 董事 總監 總經理 副總 取締役 役員 本部長 ディレクター مدير',
  manager:
    'manager* supervisor* superintendent foreman gerente* jefe* jefa* coordinador* coordenador* chefe* líder* manajer kepala penyelia pengurus ketua koordinator yönetici* müdür* şef şefi amir amiri leader* 经理 主管 主任 部长 组长 店长 領班 經理 部長 組長 店長 課長 係長 リーダー マネージャー マネジャー チーフ 責任者 مدير مشرف رئيس منسق',
  engineer:
    'engineer engineering ingenier* engenheir* insinyur jurutera mühendis* teknik-mühendis 工程师 架构师 工程師 架構師 エンジニア 技術者 مهندس',
  developer:
    'developer* programmer* desarrollador* programador* desenvolvedor* pengembang pemrogram pembangun pengaturcara yazılımcı* geliştirici* 程序员 开发者 程式設計師 開發者 開発者 プログラマー プログラマ مبرمج مطور',
  lawyer:
    'lawyer* attorney* solicitor* barrister* abogad* advogad* pengacara advokat peguam avukat* 律师 律師 弁護士 محامي محام',
  physician:
    'physician* surgeon* médico* médica* dokter doktor* cirujan* cirurgi* hekim* 医生 医师 醫生 醫師 医師 طبيب جراح',
  professor: 'professor* lecturer* profesor* dosen pensyarah profesör* öğretim-üyesi 教授 讲师 講師 أستاذ محاضر',
  teacher:
    'teacher* tutor tutora maestro maestra profesor* professor* guru pengajar öğretmen* 教师 老师 教師 老師 教員 講師 معلم مدرس',
  consultant: 'consultant* consultor* konsultan perunding danışman* 顾问 顧問 コンサルタント مستشار استشاري',
  analyst: 'analyst* analista* analis penganalisis juruanalisis analist* 分析师 分析師 アナリスト محلل',
  accountant:
    'accountant* bookkeeper* auditor* contador* akuntan auditor akauntan juruaudit muhasebeci* denetçi* 会计师 審計師 审计师 會計師 会計士 税理士 محاسب مدقق',
  nurse:
    'nurse midwife* enfermero enfermera enfermeiro enfermeira perawat bidan jururawat hemşire* 护士 護士 護理師 看護師 ممرض',
  architect:
    'architect arquitecto arquitecta arquiteto arquiteta arsitek arkitek mimar mimarı 建筑师 架构师 建築師 架構師 建築士 アーキテクト مهندس-معماري معماري',
  scientist:
    'scientist* researcher* cientista* investigador* pesquisador* ilmuwan peneliti saintis penyelidik bilim-insanı araştırmacı* 科学家 研究员 科學家 研究員 サイエンティスト باحث',
  designer: 'designer* diseñador* desainer perancang pereka tasarımcı* 设计师 設計師 デザイナー مصمم',
  pilot: 'pilot piloto pilota 飞行员 飛行員 機師 パイロット طيار',
};

const CJK = /[\p{Script=Han}\p{Script=Katakana}]/u;
const ARABIC = /\p{Script=Arabic}/u;

const exact = new Map<string, string[]>();
const begun: [start: string, meaning: string][] = [];
const signs: [sign: string, meaning: string][] = [];
for (const [meaning, words] of Object.entries(TITLES)) {
  for (const word of words.split(' ')) {
    if (CJK.test(word)) signs.push([word, meaning]);
    else if (word.endsWith('*')) begun.push([word.slice(0, -1), meaning]);
    else exact.set(word, [...(exact.get(word) ?? []), meaning]);
  }
}

/** What every word for a rank or a profession in a text may mean. */
export function titlesIn(text: string): string[][] {
  const lower = text.normalize('NFC').toLowerCase();
  const words = lower.match(/[\p{L}\p{M}-]+/gu) ?? [];
  const named = words.flatMap((word) => {
    const bare = ARABIC.test(word) ? withoutAffixes(word) : word;
    const meanings = [
      ...(exact.get(bare) ?? exact.get(bare.replace(/s$/, '')) ?? []),
      ...begun.flatMap(([start, meaning]) => (bare.startsWith(start) ? [meaning] : [])),
    ];
    return meanings.length > 0 ? [meanings] : [];
  });
  const drawn = Map.groupBy(
    signs.filter(([sign]) => lower.includes(sign)),
    ([sign]) => sign,
  );
  return [...named, ...[...drawn.values()].map((some) => some.map(([, meaning]) => meaning))];
}

/** The article, prepositions that are written with it, and the endings of gender and number. */
function withoutAffixes(word: string): string {
  const bare = word.replace(/^[وفبكل]?ال/u, '').replace(/^[وبكل](?=\p{L}{4})/u, '');
  return bare.replace(/(?:ين|ون|ات|ة|ا|ًا)$/u, '');
}
