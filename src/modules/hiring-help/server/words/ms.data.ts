import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const ms: PostWords = {
  biased: biased(`
    gender | jurujual wanita; jurujual lelaki; salesgirl; salesman; promoter wanita | jurujual
    gender | pramugari; pramugara | anak kapal kabin
    gender | wanita sahaja; lelaki sahaja; wanita diutamakan; lelaki diutamakan; perempuan sahaja; keutamaan wanita; keutamaan lelaki; khas untuk wanita; khas untuk lelaki |
    gender | kerani wanita; kerani perempuan; setiausaha wanita | kerani
    gender | office boy; budak pejabat | pembantu pejabat
    gender | makcik cleaner; makcik pencuci; kakak cleaner | pekerja pembersihan
    age | pasukan kami yang muda dan bertenaga; pasukan muda; pasukan yang muda; muda dan dinamik | pasukan yang mesra
    age | muda dan bertenaga; anak muda; orang muda; belia; berjiwa muda; generasi muda | bersemangat
    age | graduan baharu; graduan baru; lepasan sekolah; fresh graduate; fresh graduates | peringkat permulaan
    age | had umur; umur maksimum; umur tidak melebihi |
    looks | berpenampilan menarik; penampilan menarik; rupa paras menarik; cantik; kurus; good looking; paras rupa | bersikap mesra
    looks | kemas dan menarik | berpakaian kemas
    family | bujang diutamakan; bujang; belum berkahwin; sudah berkahwin; tiada komitmen keluarga; tidak mengandung | 
    origin | keutamaan kepada kaum cina; kaum cina; kaum melayu; kaum india; cina sahaja; melayu sahaja; bumiputera sahaja; chinese preferred; malay preferred; bumiputera diutamakan |
    origin | penutur jati mandarin; penutur jati | fasih berbahasa Mandarin
    origin | warganegara sahaja | layak bekerja di Malaysia
    religion | muslim sahaja; islam sahaja; beragama islam; bertudung; bukan islam sahaja |
    health | tiada masalah kesihatan; tidak cacat; sihat tubuh badan; tubuh badan yang sihat; tiada kecacatan; tidak rabun; sempurna anggota | mampu menjalankan tugas di atas
  `),
  jargon: jargon(`
    sinergi; bersinergi | bekerjasama
    luar kotak; berfikir di luar kotak; out of the box | mencari cara baharu
    tahan lasak; boleh bekerja di bawah tekanan; bekerja di bawah tekanan; berdaya tahan tinggi |
    rockstar; ninja; superstar; wira jualan | orang yang mahir
    multitasking | melakukan beberapa tugas
    gaji lumayan; gaji kompetitif; pendapatan tanpa had; pakej menarik |
    macam keluarga; seperti keluarga |
    self-starter; go-getter; passionate; growth mindset; leverage; ekosistem; holistik |
  `),
  duties: listOf(
    'anda akan; tugas; tanggungjawab; bertanggungjawab; skop kerja; deskripsi kerja; menyusun; membantu; melayan; menerima; mengendalikan; menyediakan; memasak; membersihkan; menjual; mengajar; membaiki; menjaga; memandu; merekod; menghantar; memeriksa; mengurus; menguruskan',
  ),
  asks: listOf('kelayakan; syarat; keperluan; kriteria; yang kami cari; persyaratan'),
  extras: listOf('kelebihan; faedah; kami tawarkan; yang kami tawarkan; manfaat; elaun; cara kami mengambil'),
  remote: listOf(
    'bekerja dari rumah; kerja dari rumah; kerja jarak jauh sepenuhnya; 100% jarak jauh; dari mana-mana; work from home; fully remote; jarak jauh sepenuhnya',
  ),
  onSite: listOf(
    'wajib hadir ke pejabat; hadir ke pejabat setiap hari; di pejabat setiap hari; tiada kerja dari rumah; tidak boleh bekerja dari rumah; 100% di pejabat; sepenuhnya di pejabat',
  ),
  partTime: listOf('kerja sambilan; sambilan; separuh masa; part time; part-time; hujung minggu sahaja'),
  fullTime: listOf('sepenuh masa; full time; full-time; 40 jam seminggu; 45 jam seminggu'),
  pay: listOf('gaji; upah; rm; ringgit; bayaran; pendapatan'),
  hourly: listOf('sejam; per jam; /jam; setiap jam'),
  monthly: listOf('sebulan; per bulan; /bulan; setiap bulan'),
  annually: listOf('setahun; per tahun; /tahun'),
  year: listOf('tahun'),
  experience: listOf('pengalaman; berpengalaman'),
  not: listOf('tidak; bukan; tanpa; tiada; tak'),
};
