import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const id: PostWords = {
  biased: biased(`
    gender | pramugari; pramugara | awak kabin
    gender | wanita, usia; pria, usia; perempuan, usia; laki-laki, usia; wanita usia; pria usia; wanita, umur; pria, umur; wanita, maks; pria, maks |
    gender | khusus wanita; khusus perempuan; khusus laki-laki; khusus pria; wanita diutamakan; pria diutamakan |
    gender | office boy; office girl | petugas kebersihan kantor
    gender | sales girl; sales boy; spg; spb; salesman | staf penjualan
    gender | mbak; mas-mas | staf
    gender | penjaga toko wanita; kasir wanita; admin wanita | staf toko
    gender | satpam pria | petugas keamanan
    age | tim muda kami; tim muda; tim yang muda; tim muda dan dinamis; anak muda | tim yang ramah
    age | muda dan energik; muda dan dinamis; berjiwa muda; masih muda; usia muda; generasi milenial; gen z; milenial | bersemangat
    age | fresh graduate; fresh graduated; khusus lulusan baru; diutamakan lulusan baru | tingkat pemula
    age | usia maksimal; umur maksimal; maksimal usia |
    looks | berpenampilan menarik; penampilan menarik; berpenampilan cantik; good looking; goodlooking; paras menarik; wajah menarik | bersikap ramah
    looks | tinggi badan; berat badan proporsional; berat badan ideal; proporsional |
    looks | berpenampilan rapi; berpenampilan bersih | berpakaian rapi
    family | belum menikah; tidak menikah selama kontrak; lajang; single; sudah menikah; tidak sedang hamil |
    religion | diutamakan beragama islam; beragama islam; beragama kristen; diutamakan muslim; berhijab; beragama |
    origin | putra daerah; penduduk asli; diutamakan warga sekitar; asli daerah; warga lokal; pribumi | berdomisili dekat lokasi kerja
    origin | penutur asli | fasih berbahasa
    health | sehat jasmani dan rohani; sehat jasmani; tidak cacat fisik; tidak cacat; tidak bertato; tidak buta warna; tidak berkacamata | mampu melakukan tugas di atas
  `),
  jargon: jargon(`
    sinergi; bersinergi | bekerja sama
    out of the box; berpikir di luar kotak | mencari cara baru
    target oriented; berorientasi target | bekerja dengan target yang jelas
    mampu bekerja di bawah tekanan; bekerja di bawah tekanan; tahan banting; kerja keras cerdas |
    multitasking; multi tasking | mengerjakan beberapa tugas
    rockstar; ninja; superstar; jagoan | orang yang terampil
    gaji kompetitif; gaji menarik; gaji nego; penghasilan tanpa batas |
    fast learner; self motivated; passionate; growth mindset; leverage; disruptif |
    seperti keluarga; kekeluargaan |
    ekosistem; end to end; mindset |
  `),
  duties: listOf(
    'anda akan; kamu akan; tugas; tanggung jawab; bertanggung jawab; deskripsi pekerjaan; uraian pekerjaan; melayani; menerima; membuat; mengelola; mengantar; menyusun; memasak; membersihkan; menjual; mengajar; memperbaiki; merawat; mencatat; menjaga; mengemudi; mengoperasikan; menyiapkan; memeriksa; membantu',
  ),
  asks: listOf('kualifikasi; persyaratan; syarat; kriteria; requirement; requirements; yang kami cari'),
  extras: listOf('nilai tambah; lebih disukai; benefit; fasilitas; kami menawarkan; yang kami tawarkan; keuntungan'),
  remote: listOf(
    'kerja dari rumah; bekerja dari rumah; full remote; fully remote; 100% remote; work from home; wfh penuh; dari mana saja; kerja jarak jauh; remote penuh',
  ),
  onSite: listOf(
    'wajib di kantor; full wfo; work from office; bekerja di kantor setiap hari; tidak remote; tidak bisa remote; kerja di kantor setiap hari; 100% di kantor',
  ),
  partTime: listOf('paruh waktu; part time; part-time; kerja sambilan; akhir pekan saja; freelance harian'),
  fullTime: listOf('penuh waktu; full time; full-time; 40 jam per minggu'),
  pay: listOf('upah; gaji; rp; rupiah; bayaran; penghasilan; idr'),
  hourly: listOf('per jam; /jam; sejam; tiap jam'),
  monthly: listOf('per bulan; /bulan; sebulan; tiap bulan'),
  annually: listOf('per tahun; /tahun; setahun'),
  year: listOf('tahun; thn; th'),
  experience: listOf('pengalaman; berpengalaman'),
  not: listOf('tidak; bukan; tanpa; belum'),
};
