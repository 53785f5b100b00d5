import { stem } from './stem.ts';

/** Short or other forms of words that stand in many titles, and what they mean; both are searched for. */
const PAIRS = `
dev developer; devs developer; programmer developer; coder developer; development developer; eng engineer; engr engineer;
engineering engineer; mgr manager; mngr manager; management manager; sr senior; snr senior; jr junior; jnr junior;
admin administrator; administration administrator; exec executive; asst assistant; rep representative; reps representative;
ops operation; acct accountant; accounting accountant; tech technician; sec secretary; dir director; coord coordinator;
spec specialist; biz business; mktg marketing; fin finance; mech mechanical; elec electrical; recep receptionist;
receptionists receptionist; consultancy consultant; consulting consultant; designing design; designer design;
desainer design; tester test; testing test; teaching teacher; nursing nurse; driving driver; sale sales; seller sales;
desenvolvedora desenvolvedor; engenheira engenheiro; analistas analista; desarrolladora desarrollador;
ingeniera ingeniero; enfermera enfermero; profesora profesor; professora professor; enfermeira enfermeiro;
contadora contador; vendedora vendedor; disenadora disenador; abogada abogado; advogada advogado; cocinera cocinero;
cozinheira cozinheiro; camarera camarero; muhendis muhendisi; gelistirici gelistiricisi;
uzman uzmani; yonetici yoneticisi; ogretmen ogretmeni; teknisyen teknisyeni; muhasebe muhasebeci; danisman danismani
`;

/** Words that only say that a job is looked for. */
const NOISE = `
job jobs vacancy vacancies hiring career careers position opening openings lowongan loker kerjaya jawatan kosong
empleo empleos vaga vagas emprego empregos trabajo trabajos oferta ofertas ilan ilani ilanlari
求人 募集 招聘 职位 職缺 工作 徵才 转职 転職 وظائف وظيفه
`;

const meanings = new Map(
  PAIRS.trim()
    .split(/;\s*/)
    .map((pair) => {
      const [short = '', long = ''] = pair.trim().split(' ');
      return [stem(short), stem(long)] as const;
    })
    .filter(([short, long]) => short !== long),
);

const noise: ReadonlySet<string> = new Set(NOISE.trim().split(/\s+/).map(stem));

/** The form under which a word and its short form meet. */
export function meaningOf(word: string): string {
  return meanings.get(word) ?? word;
}

/** The word and what it is short for. */
export function sameMeaning(word: string): string[] {
  return [...new Set([word, meaningOf(word)])];
}

export function isNoise(word: string): boolean {
  return noise.has(word);
}
