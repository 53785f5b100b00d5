import { type Lexicon, words } from './lexicon.ts';

export const indonesian: Lexicon = {
  script: 'latin',
  only: words(
    String.raw`perlu\w*|butuh\w*|membutuhkan|belum|kurang|ambil|terima|cocok untuk|cuma|diperlukan|perlu|rekrut`,
    'lebih disukai|lebih digemari|sayang|khusus(?:nya)?|hanya|saja|aja|only|diutamakan|utama',
    'lebih (?:di)?suka(?:i)?|dicari|cari|mencari|butuh|dibutuhkan|wajib|harus|prioritas',
    'diprioritaskan|mengutamakan|minimal|syarat|tidak|bukan|non|untuk umat|menerima|preferred|max',
    'maks',
  ),
  shut: words(
    'tidak akan (?:diproses|diterima|dipertimbangkan)|ditolak|jgn|jangan|tak usah|ga usah|gak usah',
    'nggak|tdk|mohon maaf|maaf|tidak cocok|tidak bisa',
    'tidak (?:diterima|menerima|dapat melamar|bisa melamar|boleh|perlu melamar|dipertimbangkan)',
    'jangan (?:melamar|daftar)|skip|dilarang|ga (?:usah|terima)|gak (?:usah|terima)|tidak terima',
    'mohon tidak',
  ),
  welcome: words(
    'didorong|dianjurkan melamar|diundang melamar|dipersilakan|boleh melamar|bisa melamar',
    'silakan melamar|terbuka (?:untuk|bagi) semua|dapat melamar|kami menyambut|diundang',
  ),
  candidate: words(
    'pelamar|calon karyawan|kandidat|karyawan|karyawati|pegawai|melamar|dicari|dibutuhkan|diutamakan',
    'syarat|lowongan|staf',
  ),
  served: words(
    'penghuni|konten|kandungan|warga|warga emas|pelanggan|nasabah|tamu|pasien|siswa|murid|anak usia',
    'anak-anak|kanak-kanak|balita|bayi|lansia|anggota|pengguna|peserta didik|jemaah|konsumen|penyewa',
    'remaja|riset|mengajar|merawat|melayani|pengasuh|busana|pakaian|produk|membantu|kelompok usia',
    'pernah anda ajar',
  ),
  equal: words(
    'tanpa (?:memandang|membedakan|melihat)|semua (?:usia|gender|agama|kalangan|suku)',
    'terbuka untuk semua|kesempatan yang sama|apapun (?:agama|suku|gender)|pria dan wanita',
    'laki-laki dan perempuan|pria maupun wanita',
  ),
  innocent: words(
    String.raw`kese?[hi]\w*atan (?:perempuan|wanita|pria)|pemberdayaan perempuan`,
    '(?:ruang|kaum|hak) (?:wanita|perempuan)',
    '(?:baju|celana|jaket|parfum|tas|salon|kemeja|fashion|busana|aksesoris|rambut|toilet|asrama|kosmetik) (?:pria|wanita|perempuan|laki-laki|muslimah)',
    String.raw`ibu muda|ibu menyusui|cuti (?:haid|ayah)|kelas mengaji|guru (?:agama|ngaji)\w*|busana muslim\w*`,
    'makanan halal|cuti (?:melahirkan|hamil|menikah)|tunjangan (?:pernikahan|nikah|anak)',
    'ibu (?:dan anak|hamil|menyusui)|pakaian (?:wanita|pria)|sepatu (?:pria|wanita)',
    '(?:toko|butik) [^.]{0,20}(?:muslimah|wanita|pria)|gaji menarik',
    '(?:tampilan|desain|situs)[^.]{0,16}menarik|bonus menarik',
    String.raw`bahasa (?:jawa|sunda|cina|mandarin|tionghoa)|masakan \w+(?: dan \w+)?|komunitas agama\w*`,
    String.raw`(?:memotret|foto) produk|fotografer \w+|tim muda|penyandang disabilitas (?:dipersilakan|belajar)`,
    'perempuan pekerja|putri',
  ),
  age: {
    born: 'kelahiran|lahir',
    word: 'usia(?:nya)?|umur(?:nya)?|berusia|berumur|batas usia',
    unit: '(?!)',
    years: String.raw`tahun|thn?|th\.?`,
    to: '-|~|s/?d|sampai|hingga|dan',
    under: words(
      'maks(?:imal|imum)?|max(?:imal|imum)?|di ?bawah|kurang dari|tidak (?:lebih|melebihi)(?: dari)?',
      'batas|paling tua|s/?d|hingga|dibwh|bwh',
    ),
    underAfter: 'ke bawah|maks(?:imal)?|max',
    over: '(?:di )?atas|lebih dari|lewat|diatas',
    overAfter: String.raw`(?:tahun )?ke atas|\+`,
    always: words(
      String.raw`(?:umur|usia) (?:kepala|berkepala) \w+|kepala (?:dua|tiga)|yg (?:udah|sudah|dah) [3-6]\d`,
      '(?:diutamakan |yang |yg )(?:masih )?muda|masih muda|anak muda (?:saja|aja|only)',
      '(?:bapak-bapak|ibu-ibu|om|tante)[^.]{0,10}(?:skip|jangan|ga|tidak)',
      String.raw`(?:usia|umur) (?:produktif|muda)|batas (?:usia|umur) \d`,
    ),
    young: 'anak muda|pensiunan|masih muda|muda dan',
    ask: words(
      'berapa (?:usia|umur)|(?:usia|umur) anda|sebutkan (?:usia|umur)|tanggal lahir|tahun lahir',
      'kapan (?:anda )?lahir',
    ),
  },
  gender: {
    male: 'cowo|mas-mas|bapak-bapak|abang|pria|laki-?laki|laki|cowok|lelaki',
    female: words(
      'mbak(?:-mbak)?|ibu-?ibu|mba|neng|teteh|emak-emak|ukhti|wanita|perempuan|cewek|cewe|gadis',
      'karyawati|muslimah|ibu rumah tangga',
    ),
    both: 'dan|atau|/|maupun|&',
    slot: 'jenis kelamin|gender|kelamin|l/p|jk',
    always: words(
      'karyawati|l/p ?: ?[lp]|(?:jenis kelamin|jk) ?[:=]? ?(?:[lp]|pria|wanita|perempuan|laki)',
      '(?:pria|wanita|cewek|cowok)[- ]only|spg cantik',
    ),
    title: 'mbak(?:-mbak)?|mas-mas|pria|wanita|laki-?laki|perempuan|cewek|cowok|karyawati|putri',
    ask: words(
      'jenis kelamin anda|apakah anda (?:laki-?laki|pria|wanita|perempuan)',
      String.raw`anda (?:laki-?laki|pria|wanita|perempuan)|jenis kelamin\?`,
    ),
  },
  marital: {
    who: 'menikah|lajang|single|belum (?:menikah|nikah|punya anak)|hamil|janda|duda|berkeluarga|punya anak',
    always: words(
      '(?:belum|tidak) (?:pernah )?(?:menikah|kawin|nikah)|(?:belum|blm) (?:berkeluarga|berumah tangga)',
      '(?:belum|blm) (?:menikah|nikah|berkeluarga|punya anak)|(?:status )?lajang',
      'tidak (?:sedang )?hamil|menunda kehamilan|status single',
    ),
    ask: words(
      String.raw`(?:rencana|kapan|mau|bila) (?:\w+ )?(?:nikah|menikah|kawin|hamil)|punya pacar`,
      'sudah (?:menikah|berkeluarga|punya anak)|sedang hamil|punya anak berapa|berapa anak',
      'status (?:pernikahan|perkawinan|menikah)|rencana (?:menikah|hamil|punya anak)',
      'apakah anda (?:menikah|hamil|lajang)',
    ),
  },
  religion: {
    who: words(
      'muslim(?:ah)?|islam|kristen|katolik|hindu|buddha|budha|non-?muslim|berhijab|beragama|umat',
      'kristiani',
    ),
    always: words(
      '(?:rajin )?(?:sholat|salat|shalat)(?: 5| lima)?(?: waktu)?|lepas (?:hijab|jilbab)',
      '(?:tidak )?ber(?:jilbab|kerudung)|beragama (?:islam|kristen|katolik|hindu|buddha)',
      '(?:muslimah )?berhijab|rajin (?:ibadah|sholat|salat)|lepas hijab|seiman',
    ),
    ask: String.raw`agama anda|apa agama|agama apa|keyakinan anda|apa keyakinan|rajin (?:ibadah|sholat)|agama\?`,
  },
  race: {
    who: words(
      'suku|jawa|sunda|batak|padang|papua|madura|tionghoa|chinese|chindo|cina|pribumi|keturunan',
      'orang (?:papua|batak|madura|timur)|wna|asing|bule',
    ),
    always: words(
      'orang (?:sunda|jawa|batak|minang|padang|betawi|bali|papua|ambon|madura) (?:diutamakan|saja|aja|lebih)',
      String.raw`keturunan \w+ (?:diutamakan|saja)|pribumi (?:saja|asli)?|chindo`,
      String.raw`(?:khusus|hanya) (?:suku|orang) \w+|suku \w+ (?:saja|diutamakan)|berkulit (?:putih|cerah|terang)`,
      'kulit (?:putih|cerah)',
    ),
    ask: words('suku (?:apa|anda)|dari suku|asal suku|ras anda|warna kulit anda|keturunan apa', 'kewarganegaraan anda'),
  },
  disability: {
    who: words(
      'cacat|difabel|disabilitas|penyandang|kekurangan fisik|buta|tuli|penyakit',
      'gangguan (?:jiwa|mental)|depresi',
    ),
    always: words(
      'tidak (?:buta(?: warna)?|tuli|bisu|pincang)|bebas buta warna',
      'tidak (?:ada |memiliki |punya )?(?:cacat|difabel|disabilitas|kekurangan fisik)|tidak cacat',
      'anggota tubuh lengkap|bebas (?:cacat|penyakit)|tanpa cacat|fisik (?:sempurna|normal|lengkap)',
    ),
    ask: words(
      '(?:punya|memiliki|ada|menderita) (?:riwayat )?(?:penyakit|cacat|disabilitas|gangguan)',
      'apakah anda (?:cacat|difabel|sakit)|riwayat (?:penyakit|kesehatan)',
    ),
  },
  looks: {
    photo: 'foto|pas foto',
    sent: String.raw`kirim\w*|lampir\w*|sertakan|terbaru|cv|lamaran|diri`,
    who: 'cantik|ganteng|tampan|menarik|langsing|seksi|tinggi badan|good ?looking|putih',
    always: words(
      'postur (?:proporsional|tinggi|ideal)|wajah good|berwajah (?:cantik|menarik)|body goals',
      'berpenampilan menarik|penampilan menarik|good ?looking',
      String.raw`tinggi (?:badan )?(?:min\w*|di atas|diatas)?\.? ?1\d\d|tb min\w*|bb ideal|tb/?bb`,
      'berat badan (?:ideal|proporsional)',
      'foto (?:full|seluruh|terbaru|selfie|close|diri|setengah|badan|wajah|3x4|4x6|postcard)|selfie',
      'wajah (?:enak|menarik|cantik)|cantik|ganteng|langsing|pas foto',
    ),
    ask: 'tinggi (?:badan )?anda|berat badan anda|berapa tinggi|tb/bb anda',
  },
  money: {
    back: 'deposit|titipan|jaminan|dikembalikan|kembali|balik|refund',
    give: String.raw`titip\w*|setor\w*|bayar\w*|bayarnya|siapkan uang|keluar uang|iuran`,
    fee: words(
      '(?:biaya|uang) (?:pendaftaran|administrasi|admin|pelatihan|training|jaminan|seragam|muka|registrasi|penempatan|agen|proses|medical|interview|formulir)',
      'biaya visa|potongan gaji[^.]{0,20}biaya',
    ),
    thing: words(
      'tes|kesehatan|pemeriksaan|medical check ?up|ongkos|titipan|kelas|kartu|deposit|biaya|uang',
      'jaminan|seragam|pelatihan|training|visa|tiket|paket|produk|kursus|medical|formulir|paspor|laptop',
      'administrasi',
    ),
    borne: words(
      String.raw`potong gaji|tanggung sendiri|bayarnya \w+|dipotong|potong \d+ bulan gaji`,
      'ditanggung (?:peserta|pelamar|karyawan|sendiri|calon)|dibeli sendiri|beli sendiri',
      'dipotong (?:dari )?(?:gaji|upah)|dibebankan (?:kepada )?(?:calon|pelamar|karyawan|peserta)?',
      'bayar sendiri|biaya sendiri|potongan gaji',
    ),
    pay: 'bayar|membayar|dibayar|wajib|harus|setor|transfer|menyerahkan|beli|membeli|ada|sebelum|dulu',
    always: words(
      '(?:anda|pelamar|peserta|karyawan) (?:harus|wajib|perlu|akan) (?:membayar|bayar|membeli|beli|menanggung)',
      '(?:wajib|harus|perlu) (?:bayar|beli|membeli|membayar|deposit|setor)[^.]{0,30}|bayar uang jaminan',
      String.raw`setor \d|(?:menyerahkan|membayar) uang (?:muka|jaminan)|transfer (?:dulu|terlebih dahulu)`,
      'dibayar saat (?:interview|wawancara)|(?:beli|membeli|ambil) paket (?:awal|pemula|usaha|starter)',
    ),
    free: words(
      String.raw`kami tanggung\w*|(?:ditanggung|dibayar)[^.]{0,20}(?:kami|perusahaan|kantor|syarikat|majikan)`,
      'sepenuhnya',
      String.raw`tidak (?:memungut|dipungut|ada|perlu|mengenakan|meminta|pernah|dikenakan)[^.]{0,12}(?:biaya|bayar\w*|potongan|membayar|pungutan|uang)`,
      'tanpa (?:biaya|pungutan|potongan|bayar)|gratis',
      '(?:perusahaan|kantor|kami)(?: akan)? (?:menanggung|membayar|bayar|membiayai|menyediakan)',
      '(?:ditanggung|dibayar|dibiayai|disediakan|diurus)[^.]{0,16}(?:perusahaan|kantor|kami)|disediakan',
      'waspada|penipuan|dari perusahaan',
    ),
    handled: words(
      String.raw`pemasok|supplier|vendor|penghuni|menyiapkan|pelanggan|nasabah|tamu|penyewa|siswa|murid|tagih\w*`,
      'menagih|rekonsiliasi|anggaran|kuitansi|menerima pembayaran|menjelaskan|refund|kasir|sewa',
      'pengembalian|mengelola',
    ),
    papers: 'ijazah|ktp|paspor|sim|kartu keluarga|dokumen asli|buku nikah|bpkb|sertifikat asli',
    keep: words(
      'pegang|simpan|serahkan|kami tahan|ditahan|disimpan|dipegang|penahanan|diserahkan',
      'dijadikan jaminan|jaminan|dititipkan|ditinggal|tahan',
    ),
    checked: words(
      'fotokopi|fotocopy|memeriksa|tamu|minimal|cek|diurus|membantu|tidak (?:ditahan|menahan)',
      'tanpa (?:tahan|penahanan)',
    ),
  },
};
