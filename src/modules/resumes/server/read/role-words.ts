import { fold } from './normalise.ts';

/** Words of job titles that the list of job functions does not end in, in ten languages; whole words. */
export const titleWords = new Set(
  `lideri yardimcisi uzmanligi gelistirme lektor telesales chargeman pendawai penolong penyambut bendahari sandaran concierge
  مدرب مدربة طاه طاهي طهاة تقني تقنية مراجع مراجعة كبير نائب وكيل مفتش خبير مرشد مرشدة مديره منسقه اخصائي استشاري ممثل ممثلة ضابط حرفي engineer developer manager director officer assistant analyst consultant specialist coordinator supervisor lead leader head chief nurse
  doctor physician teacher lecturer professor tutor instructor driver operator technician mechanic electrician plumber welder carpenter cook chef
  waiter waitress barista bartender receptionist secretary administrator clerk cashier accountant auditor bookkeeper treasurer intern trainee
  apprentice volunteer architect designer artist writer editor journalist translator interpreter researcher scientist postdoc fellow associate
  executive representative agent broker buyer planner strategist recruiter partner founder co-founder owner president principal dean ceo cto cfo coo vp
  pharmacist dentist therapist psychologist caregiver carer nanny cleaner housekeeper janitor guard porter picker packer labourer laborer
  foreman builder painter roofer mason farmer gardener fisherman sailor captain pilot steward stewardess attendant guide salesperson salesman
  seller merchandiser promoter marketer programmer tester scrum owner freelancer contractor inspector surveyor estimator dispatcher
  handler loader courier rider warehouse helper worker staff member superintendent curator librarian paralegal lawyer attorney solicitor judge
  counsel counsellor counselor midwife paramedic radiographer phlebotomist optician veterinarian groomer hairdresser stylist beautician tailor
  controller commis dietitian dietician nutritionist physiotherapist biologist geologist chemist economist statistician actuary reporter
  columnist anchor butcher baker brewer florist locksmith glazier tiler plasterer upholsterer jeweller watchmaker undertaker
  fisioterapeuta nutricionista periodista jornalista reportera reporter biologo biologa geologo geologa quimico quimica economista
  superintendente panadero panadera carnicero carnicera padeiro acougueiro diyetisyen fizyoterapist gazeteci muhabir biyolog jeolog kimyager
  firinci kasap apoteker wartawan nutrisionis kernet juruterapi juruukur wartawan ahli صحفي صحفية مراسل مراسلة خباز جزار أخصائي
  seamstress machinist fitter assembler fabricator rigger scaffolder photographer videographer animator producer presenter
  ingeniero ingeniera desarrollador desarrolladora gerente jefe jefa director directora encargado encargada auxiliar ayudante asistente analista consultor
  consultora especialista coordinador coordinadora supervisor supervisora enfermero enfermera medico medica profesor profesora maestro maestra
  docente monitor monitora conductor conductora chofer operario operaria operador operadora tecnico tecnica mecanico mecanica electricista
  soldador albanil cocinero cocinera camarero camarera recepcionista secretario secretaria administrativo administrativa cajero cajera contador contadora
  contable auditor auditora becario becaria practicante pasante voluntario voluntaria arquitecto arquitecta disenador disenadora redactor redactora
  investigador investigadora vendedor vendedora dependiente dependienta repartidor responsable socio fundador fundadora abogado abogada
  farmaceutico farmaceutica psicologo psicologa cuidador cuidadora limpiador limpiadora vigilante peon mozo carpintero pintor agricultor comercial asesor asesora
  engenheiro engenheira desenvolvedor desenvolvedora programador programadora diretor diretora assistente auxiliar coordenador coordenadora
  enfermeiro enfermeira medico professor professora motorista tecnico tecnica mecanico eletricista soldador pedreiro mestre servente cozinheiro
  cozinheira garcom garconete recepcionista atendente caixa contador estagiario estagiaria voluntario arquiteto arquiteta designer redator
  pesquisador pesquisadora vendedor vendedora entregador lider chefe encarregado encarregada socio fundador advogado advogada farmaceutico
  cuidador cuidadora faxineira zelador porteiro carpinteiro pintor operador operadora promotor promotora consultor consultora jovem aprendiz bolsista monitor
  muhendis muhendisi muhendisligi gelistirici gelistiricisi mudur muduru mudure yonetici yoneticisi direktor direktoru sef sefi uzman uzmani asistan asistani
  analist analisti danisman danismani koordinator koordinatoru sorumlu sorumlusu hemsire hemsiresi doktor doktoru ogretmen ogretmeni ogretim
  sofor soforu operator operatoru teknisyen teknisyeni tekniker teknikeri tamirci elektrikci kaynakci asci ascisi ascibasi garson barista komi
  resepsiyonist sekreter memur memuru kasiyer muhasebeci muhasebecisi stajyer stajyeri gonullu mimar mimari tasarimci tasarimcisi editor
  arastirmaci arastirmacisi satis temsilcisi temsilci kurye kurucu ortak avukat eczaci psikolog bakici temizlikci guvenlik gorevlisi
  gorevli kalfa kalfasi usta ustasi isci iscisi marangoz boyaci formen ustabasi personel personeli elemani eleman baskan baskani
  staf staff manajer manager direktur kepala supervisor asisten analis konsultan spesialis koordinator ketua perawat dokter guru dosen
  pengajar sopir supir pengemudi operator teknisi mekanik montir tukang juru koki pelayan resepsionis sekretaris administrasi kasir akuntan
  auditor magang relawan arsitek desainer penulis editor peneliti penjual sales kurir pendiri pengacara apoteker psikolog pengasuh satpam
  buruh pekerja karyawan pegawai bidan terapis pramuniaga barista pengembang programmer admin helper pembantu mandor
  eksekutif pengurus pengarah penolong pembantu jururawat doktor cikgu pensyarah pemandu juruteknik jurutera juruwang kerani penyambut setiausaha
  akauntan juruaudit pelatih sukarelawan arkitek pereka penyelidik jurujual penghantar pengasas peguam ahli penjaga pengawal
  penyelia tukang pemasang jurukimpal jurumasak pelayan pegawai penasihat penganalisis pembangun pentadbir jurulatih pendidik operator
  مدير مديرة مهندس مهندسة مطور مطورة محاسب محاسبة معلم معلمة مدرس مدرسة ممرض ممرضة طبيب طبيبة سائق فني فنية كهربائي ميكانيكي سباك نجار لحام
  طباخ طاه شيف نادل موظف موظفة سكرتير سكرتيرة مساعد مساعدة منسق منسقة مشرف مشرفة أخصائي أخصائية اخصائي اخصائية محلل محللة مستشار مستشارة متدرب متدربة
  متطوع متطوعة مصمم مصممة كاتب كاتبة محرر محررة باحث باحثة مندوب مندوبة بائع بائعة رئيس رئيسة قائد عامل عاملة حارس صيدلي صيدلانية محام محامي محامية
  مبرمج مبرمجة استاذ استاذة أستاذ أستاذة محاضر محاضرة مترجم مترجمة مسؤول مسؤولة مسوق مسوقة أمين امين كاشير مراقب مراقبة مقاول معيد`
    .split(/\s+/)
    .filter(Boolean)
    .map(fold),
);

export const titleCjk =
  /(?:师|師|员|員|接待|导购|導購|收银|保安|保洁|编辑|編輯|记者|記者|翻译|翻譯|译者|譯者|教练|教練|医生|醫生|护士|主编|主編|助教|画家|運転手|乗務|ライター|プランナー|カメラマン|经理|經理|主管|总监|總監|助理|专员|專員|实习生|實習生|班长|班長|组长|組長|负责人|負責人|顾问|顧問|主任|主任|店長|店长|课长|課長|部長|部长|係長|係|担当|リーダー|エンジニア|マネージャー|マネジャー|スタッフ|ディレクター|プログラマー|デザイナー|アシスタント|コンサルタント|アナリスト|プロデューサー|オペレーター|インターン|アルバイト|パート|講師|教員|教授|教諭|看護師|医師|薬剤師|事務|営業|社員|総監|秘书|秘書|会计|會計|出纳|工程師|司机|司機|厨师|厨師|服务员|老师|導遊|志愿者|志工|合伙人|创始人|總裁|總經理|总裁|代表|研究员|研究員|スーパーバイザー|ドライバー|セールス|販売|施工管理|介護|保育士|長|工$|长$|生$|手$)/;

/** What companies, hospitals, shops and offices are called. */
export const companyPattern =
  /(?:\b(?:taqueria|biblioteca|comercializadora|distribuidora|cooperativa|consultora|consultores|astilleros|conservas|fazenda|usina|transportes|transportadora|metalurgica|condominio|conselho|consejo|kilang|pasar|dapur|kapal|restoran|perpustakaan|studio|fotograf|matbaa|gida|tekstil|inc|llc|ltd|limited|corp|corporation|company|co|plc|gmbh|group|holdings?|partners|associates|solutions|systems|technologies|technology|tech|labs?|studio|studios|agency|agencies|services|industries|enterprises?|consulting|logistics|bank|hospital|clinic|school|college|university|institute|institut|hotel|resort|restaurant|cafe|bakery|store|stores|shop|market|supermarket|trust|foundation|association|society|council|ministry|department of|government|authority|airlines?|airways|lines|freight|foods?|farms?|construction|engineering|media|press|pharmacy|insurance|analytics|software|digital|network|networks|energy|motors?|warehouse|care home|nursery|academy|practice|solicitors|sons|charity|church|cooperative|centre|center|museum|library|laboratory|laboratories|pt|cv|tbk|ud|rs|rsud|rumah sakit|puskesmas|bengkel|toko|warung|klinik|yayasan|dinas|kementerian|koperasi|universitas|sekolah|sdn|bhd|sdn bhd|syarikat|kilang|gudang|kedai|pejabat|jabatan|kumpulan|kolej|universiti|smk|smjk|sjk|hospital|s\.?a\.?|s\.?l\.?|s\.?l\.?u\.?|s\.?l\.?p\.?|s\.?a\.?c\.?|s\.?r\.?l\.?|s\.?a\.? de c\.?v\.?|ltda|eireli|grupo|empresa|banco|hospital|clinica|colegio|escuela|escola|ceip|ies|instituto|universidad|universidade|faculdade|estudio|taller|oficina|restaurante|tienda|loja|mercado|supermercado|construtora|constructora|construcciones|agencia|asociacion|associacao|fundacion|fundacao|ayuntamiento|prefeitura|ministerio|secretaria|minera|servicios|servicos|farmacia|padaria|panaderia|upa|ubs|a\.s|ltd\.? ?sti|sti|holding|sanayi|ticaret|grubu|hastanesi|hastane|universitesi|okulu|lisesi|koleji|bankasi|oteli|otel|lokantasi|restoran|magazasi|market|insaat|yapi|belediyesi|bakanligi|vakfi|dernegi|ajans|ajansi|evi|eczanesi|klinigi|atolyesi|fabrikasi|kooperatifi)\b|شركة|مؤسسة|مجموعة|بنك|مصرف|مستشفى|عيادة|مدرسة|مدارس|جامعة|كلية|معهد|فندق|مطعم|وزارة|هيئة|ورشة|مكتب|مركز|جمعية|متجر|أكاديمية|اكاديمية|مصنع|دار |بيت |بلدية|صيدلية|公司|集团|集團|株式会社|有限会社|合同会社|\(株\)|（株）|医院|醫院|病院|クリニック|学校|學校|大学|大學|学院|學院|银行|銀行|事务所|事務所|工作室|研究所|研究院|中心|工厂|工廠|厂$|廠$|酒店|飯店|餐厅|餐廳|饭店|商店|店$|店舗|超市|スーパー|商会|法人|協会|协会|協會|財団|組合|センター|ホテル|市役所|区役所|役場|幼儿园|幼稚園|保育園|中学|小学|高校|書店|药房|藥局|薬局|出版社|报社|電力|电力|證券|证券|保険|保险|保險|小站|製作所|工業|商事|物産|堂$|社$)/iu;

export const schoolPattern =
  /(?:\b(?:university|hogeschool|hochschule|universiteit|universitat|universite|ecole|lycee|gymnasium|vidyapeeth|comprehensive|coleg|institution|institucion|instituicao|politecnica|sd|sdn|smpn|ortaokulu|ilkokulu|college|school|institute|academy|polytechnic|sixth form|faculty|universitas|universiti|institut|politeknik|sekolah|akademi|kolej|smk|sma|smp|sman|smkn|mts|stie|stmik|smjk|sjk|universidad|universidade|instituto|colegio|escuela|escola|colégio|cifp|cetis|conalep|tafe|faculdade|centro universitario|centro|etec|senai|senac|liceo|facultad|ies|ceip|conservatorio|universitesi|lisesi|okulu|fakultesi|enstitusu|yuksekokulu|koleji|ilkogretim|meslek|anadolu lisesi|mit|ucla|ntu|nus|ugm|itb|usp|unicamp|uitm|utm|ukm|upm|usm)\b|جامعة|الجامعة|كلية|الكلية|معهد|المعهد|مدرسة|ثانوية|أكاديمية|اكاديمية|大学|大學|学院|學院|学校|學校|中学|中學|高中|高校|高等学校|中专|職校|职高|高职|专科学校|專科學校|大学院|短期大学|専門学校|研究所|研究院|小学|小學|书院|書院|技校|中专$|職業中專|技工)/iu;

export const degreePattern =
  /(?:\b(?:h\.?s\.?c|s\.?s\.?c|secondary|elementary|vocational|leaving certificate|perito|baccalaureate|bachillerato|b\.s|m\.s|a\.a|bs|bsn|msn|bfa|mfa|j\.?d|dds|dvm|ed\.?d|b\.?\s?sc|m\.?\s?sc|b\.?\s?a|m\.?\s?a|b\.?\s?eng|m\.?\s?eng|b\.?\s?tech|m\.?\s?tech|b\.?\s?com|m\.?\s?com|bba|mba|mbbs|b\.?\s?ed|m\.?\s?ed|llb|llm|ph\.?\s?d|dphil|m\.?\s?phil|bachelor(?:'?s)?|master(?:'?s)?|doctor(?:ate)?|associate(?:'?s)? degree|associate of|diploma|a-levels?|gcses?|nvq|btec|hnd|hnc|ged|certificate|degree|high school diploma|foundation|s-?[123]|d-?[1-4]|doutora?|mestra|bacharela|advanced highers|higher national|upsr|pt3|pmr|vce|hsc|vcaa|gce|wassce|10th|12th|intermediate|contador|especializacion|especialista|pregrado|sarjana|magister|doktor|diploma|ahli madya|sma|smk|ijazah|sarjana muda|spm|stpm|sijil|lisans|yuksek lisans|on lisans|onlisans|doktora|lise|ilkogretim|bacharelado|bacharel|licenciatura|licenciado|licenciada|tecnologo|tecnologa|tecnico|tecnica|pos-graduacao|mestrado|mestre|doutorado|especializacao|ensino medio|ensino fundamental|graduacao|curso tecnico|grado|master|maestria|doctorado|bachillerato|bachiller|diplomado|diplomatura|ingenieria|ingeniero|ingeniera|tecnico superior|ciclo formativo|fp|grado superior|grado medio|posgrado|eso|abitur|matric)\b|باكالوريا|ماستر|بكالوريا|توجيهي|التوجيهي|بكالوريوس|البكالوريوس|ليسانس|ماجستير|الماجستير|دكتوراه|الدكتوراه|دبلوم|الدبلوم|ثانوية عامة|الثانوية العامة|إجازة|اجازة|شهادة|本科|学士|學士|硕士|碩士|博士|大专|大專|专科|專科|中专|研究生|高中|修士|短期大学士|準学士|高専|専門士|高卒|学位|初中|MBA)/iu;
