import { formForMatching } from './fold-signs.ts';
import { rootOf } from './match-words.ts';

/**
 * Head nouns of job names that people use for one another, across languages: an engineer is a desarrollador, an adviser a
 * consultant. As words of a title they are alike, not the same.
 */
const CONCEPTS = `
engineer developer programmer coder programador desarrollador desenvolvedor ingeniero engenheiro insinyur pengembang
  jurutera pembangun muhendis gelistirici yazilimci مطور مهندس مبرمج
  工程师 开发 エンジニア プログラマー 技術者
manager head supervisor gerente jefe encargado manajer kepala pengurus mudur yonetici chefe مدير مشرف رئيس
  经理 主管 主任 负责人 責任者 マネージャー リーダー
driver chauffeur supir sopir pengemudi motorista conductor pemandu sofor chofer surucu سايق
  司机 驾驶员 運転手 運転士 ドライバー
agent representative representante atendente operador operator agente agen ejen temsilci wakil ممثل موظف وكيل
  代表 业务
specialist officer executive expert adviser advisor consultant especialista asesor consultor spesialis pakar konsultan
  uzman danisman penasihat perunding اخصايي مستشار خبير
  专员 顾问 专家 担当 担当者 コンサルタント アドバイザー スペシャリスト コーディネーター
assistant aide helper auxiliar ayudante asistente assistente ajudante asisten pembantu yardimci asistan pembantu مساعد
  助理 助手 補助 アシスタント 学徒 見習い
teacher tutor instructor educator maestro profesor docente professor guru pengajar ogretmen egitmen cikgu مدرس معلم مدرب
  老师 教师 讲师 导师 教练 講師 教諭 教員 先生 インストラクター コーチ トレーナー
cook chef cocinero cozinheiro koki juru asci tukang طباخ شيف
  厨师 シェフ
cleaner janitor housekeeper limpiador faxineiro limpeza limpieza temizlikci pembersih kebersihan عامل نظافه
technician mechanic repairman fitter tecnico mecanico teknisi mekanik juruteknik teknisyen tamirci فني ميكانيكي
  技师 技术员 技工 技術員
seller salesperson salesman salesgirl vendedor penjual jurujual satici tezgahtar بايع مبيعات
worker labourer laborer operative hand obrero trabajador operario trabalhador pekerja buruh isci eleman عامل
  员 师 工 人 者 士 係 职 屋 匠 妇 人员 员工 工人 店员 职员 师傅 阿姨 小哥 小妹 小姐 大叔 スタッフ さん 屋さん 作業員 マン ガール レディ ワーカー
clerk administrator admin oficinista administrativo tadbir kerani memur كاتب اداري
  文员 事務
guard security vigilante seguranca satpam pengawal guvenlik bekci حارس امن
waiter waitress server mesero camarero mozo garcom pelayan pramusaji garson نادل جرسون
hairdresser barber stylist peluquero barbero cabeleireiro kuafor berber حلاق
doctor physician medico dokter doktor hekim طبيب دكتور
  医生 医师
lawyer attorney solicitor abogado advogado pengacara peguam avukat محامي
accountant bookkeeper contador contable akuntan akauntan muhasebeci محاسب
designer diseñador desainer tasarimci مصمم 设计师 デザイナー
analyst analista analis analist محلل 分析师 アナリスト
nanny babysitter childminder ninera baba pengasuh bakici مربيه جليسه
`;

const byRoot = new Map(
  CONCEPTS.trim()
    .split(/\n(?! )/)
    .flatMap((line) => {
      const words = line.trim().split(/\s+/);
      return words.map((word) => [rootOf(formForMatching(word)), words[0] as string] as const);
    }),
);

/** The idea behind the root of a head noun. */
export function conceptOf(root: string): string | undefined {
  return byRoot.get(root);
}
