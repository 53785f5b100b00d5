import { rootOf } from './match-words.ts';

/**
 * Head nouns of job names that people use for one another, across languages: an engineer is a desarrollador, an adviser a
 * consultant. As words of a title they are alike, not the same.
 */
const CONCEPTS = `
engineer developer programmer coder programador desarrollador desenvolvedor ingeniero engenheiro insinyur pengembang
  jurutera pembangun muhendis gelistirici yazilimci مطور مهندس مبرمج
manager head supervisor gerente jefe encargado manajer kepala pengurus mudur yonetici chefe مدير مشرف رئيس
driver chauffeur supir sopir pengemudi motorista conductor pemandu sofor chofer surucu سايق
agent representative representante atendente operador operator agente agen ejen temsilci wakil ممثل موظف وكيل
specialist officer executive expert adviser advisor consultant especialista asesor consultor spesialis pakar konsultan
  uzman danisman penasihat perunding اخصايي مستشار خبير
assistant aide helper auxiliar ayudante asistente assistente ajudante asisten pembantu yardimci asistan pembantu مساعد
teacher tutor instructor educator maestro profesor docente professor guru pengajar ogretmen egitmen cikgu مدرس معلم مدرب
cook chef cocinero cozinheiro koki juru asci tukang طباخ شيف
cleaner janitor housekeeper limpiador faxineiro limpeza limpieza temizlikci pembersih kebersihan عامل نظافه
technician mechanic repairman fitter tecnico mecanico teknisi mekanik juruteknik teknisyen tamirci فني ميكانيكي
seller salesperson salesman salesgirl vendedor penjual jurujual satici tezgahtar بايع مبيعات
worker labourer laborer operative hand obrero trabajador operario trabalhador pekerja buruh isci eleman عامل
clerk administrator admin oficinista administrativo tadbir kerani memur كاتب اداري
guard security vigilante seguranca satpam pengawal guvenlik bekci حارس امن
waiter waitress server mesero camarero mozo garcom pelayan pramusaji garson نادل جرسون
hairdresser barber stylist peluquero barbero cabeleireiro kuafor berber حلاق
doctor physician medico dokter doktor hekim طبيب دكتور
lawyer attorney solicitor abogado advogado pengacara peguam avukat محامي
accountant bookkeeper contador contable akuntan akauntan muhasebeci محاسب
nanny babysitter childminder ninera baba pengasuh bakici مربيه جليسه
`;

const byRoot = new Map(
  CONCEPTS.trim()
    .split(/\n(?! )/)
    .flatMap((line) => {
      const words = line.trim().split(/\s+/);
      return words.map((word) => [rootOf(word), words[0] as string] as const);
    }),
);

/** The idea behind the root of a head noun. */
export function conceptOf(root: string): string | undefined {
  return byRoot.get(root);
}
