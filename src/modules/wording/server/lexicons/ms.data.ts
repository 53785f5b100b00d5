import { type Lexicon, words } from './lexicon.ts';

export const malay: Lexicon = {
  script: 'latin',
  only: words(
    String.raw`perlu\w*|diperlu\w*|mahu\w*|belum|ambil|sesuai untuk|terima|digemari|kaum|dialu|sahaja|shj|je`,
    'jer|only|diutamakan|keutamaan|diberi keutamaan|mesti|hanya|khas|cari|mencari|nak|perlu',
    'dikehendaki|diperlukan|tidak|bukan|tak|wajib|kami cari|lebih disukai|minimum',
  ),
  shut: words(
    'tidak akan (?:diproses|diterima|dipertimbangkan)|ditolak|tak usah|tak perlu|jangan|maaf',
    'tidak boleh|tidak (?:dipertimbangkan|diterima|terima|layak|sesuai|dibenarkan|perlu memohon)',
    'tak (?:payah|terima|mau|mahu|nak|layak)|jangan mohon|taknak|tidak menerima',
  ),
  welcome: 'dialu-?alukan|digalakkan|boleh memohon|terbuka kepada semua|dijemput',
  candidate: words(
    'calon(?! nasabah| pelanggan| jemaah| pembeli)|pemohon|pekerja|staf|memohon|mohon|jawatan',
    'diutamakan|keutamaan|sahaja|kakitangan|cari',
  ),
  served: words(
    'pelanggan|tetamu|pesakit|pelajar|murid|kanak-kanak|bayi|warga emas|ahli|pengguna|penghuni',
    'penyewa|jemaah|remaja|kajian|mengajar|menjaga|melayan|pengasuh|pakaian|produk|kumpulan umur',
    'pernah anda ajar|jurulatih|pelawat',
  ),
  equal: words(
    'tanpa mengira|semua (?:kaum|umur|agama|jantina|bangsa)|peluang sama rata|tidak mengira',
    'lelaki dan (?:wanita|perempuan)|terbuka kepada semua',
  ),
  innocent: words(
    'kesihatan (?:wanita|lelaki)|hal ehwal wanita|rambut (?:lelaki|wanita)',
    '(?:baju|seluar|jaket|minyak wangi|beg|salun|kemeja|fesyen|aksesori|tandas|asrama) (?:lelaki|wanita|perempuan)',
    String.raw`ibu muda|cuti isteri bersalin|kelas mengaji|pendidikan islam|sekolah \w+|makanan halal`,
    'cuti (?:bersalin|kahwin)|jururawat bersalin|ibu bersalin|pakaian (?:wanita|lelaki|muslimah)',
    'kasut (?:lelaki|wanita)|gaji menarik|bonus menarik|(?:reka bentuk|laman)[^.]{0,16}menarik',
    String.raw`bahasa (?:cina|melayu|tamil|inggeris|arab)\w*|masakan \w+(?: dan \w+)?|gambar produk`,
    String.raw`pasukan muda|komuniti pelbagai \w+|oku (?:digalakkan|dialu)|sokongan oku|kepada oku`,
    String.raw`remaja perempuan|wanita dalam \w+|butik[^.]{0,16}muslimah|chinese speaking|bank islam`,
  ),
  age: {
    born: 'lahir|kelahiran',
    word: 'umur(?:nya)?|berumur|usia|berusia|had umur',
    unit: '(?!)',
    years: 'tahun|thn|th',
    to: '-|~|hingga|sehingga|sampai|dan|ke',
    under: 'maks(?:imum|ima)?|max|(?:di )?bawah|bwh|tidak (?:melebihi|lebih)|tak lebih|kurang|had|lebih muda',
    underAfter: 'ke bawah|maks(?:imum)?|max|bwh',
    over: 'melebihi|lebih|(?:di )?atas|lepas',
    overAfter: String.raw`(?:tahun )?ke atas|\+`,
    always: words(
      String.raw`belum cecah \d\d|yang dah [3-6]\d|budak lepas spm|had umur \d|budak(?:-budak)? muda`,
      '(?:yang |yg )muda|(?:pakcik|makcik|orang tua)[^.]{0,10}(?:tak|jangan|tidak)|muda (?:sahaja|je)',
      String.raw`(?:muda|budak)[^.]{0,10}b(?:a)?wa?h \d\d|bwh \d\d`,
    ),
    young: 'pesara|warga tua|orang tua|muda',
    ask: 'berapa(?:kah)? (?:umur|usia)|(?:umur|usia) anda|nyatakan (?:umur|usia)|tarikh lahir|tahun lahir',
  },
  gender: {
    male: 'kaum adam|abang-abang|brader|lelaki|jejaka|abang|boys?|guys?',
    female: 'kaum hawa|akak|kakak-kakak|makcik|wanita|perempuan|gadis|awek|kakak|girls?|makwe',
    both: 'dan|atau|/|&',
    slot: 'jantina|gender',
    always: String.raw`(?:girl|boy|awek) (?:only|je)|awek|lelaki yang \w+`,
    title: 'akak|abang|lelaki|wanita|perempuan|awek|gadis',
    ask: 'jantina anda|apa(?:kah)? jantina|anda (?:lelaki|perempuan|wanita)',
  },
  marital: {
    who: 'bujang|berkahwin|kahwin|mengandung|hamil|janda|duda|anak kecil|ada anak|takde anak',
    always: words(
      '(?:belum|tidak|tak) (?:pernah )?(?:ber)?kahwin|belum berumah ?tangga|bujang|belum (?:ber)?kahwin',
      'tidak (?:mengandung|hamil|berkahwin)|(?:takde|tiada) anak',
    ),
    ask: words(
      String.raw`(?:bila|nak|rancang\w*) (?:\w+ )?(?:kahwin|berkahwin|hamil)|(?:sudah|dah) (?:ber)?kahwin`,
      'ada anak|taraf perkahwinan|status perkahwinan|sedang (?:mengandung|hamil)',
      'merancang (?:anak|keluarga|hamil)',
    ),
  },
  religion: {
    who: 'muslim(?:ah)?|islam|kristian|hindu|buddha|bukan (?:islam|muslim)|beragama|penganut|non-?muslim',
    always: words(
      String.raw`menutup aurat|bertudung|tutup aurat|solat|beragama \w+|bukan islam sahaja`,
      String.raw`(?:wajib|mesti) (?:bertudung|solat)|penganut \w+`,
    ),
    ask: String.raw`agama anda|apa(?:kah)? agama|(?:anda )?solat (?:lima|5)|agama\?|pegangan agama`,
  },
  race: {
    who: words(
      'melayu|cina|india|bumi(?:putera)?|chinese|malay|indian|bangla(?:desh)?',
      'warga (?:bangladesh|asing|indonesia|nepal|myanmar)|bangsa|kaum|keturunan|iban|kadazan',
      'warga asing',
    ),
    always: words(
      String.raw`(?:tidak|tak) (?:terima|ambil|mahu|mau) (?:warga|orang) \w+`,
      'orang (?:melayu|cina|india) (?:sahaja|je|lebih|diutamakan)|berkulit (?:cerah|putih)',
      '(?:melayu|cina|india|bumi(?:putera)?|chinese|malay) (?:sahaja|je|shj|only|tak mau)',
    ),
    ask: 'bangsa anda|apa(?:kah)? bangsa|keturunan (?:apa|anda)|kaum (?:apa|anda)|warganegara apa',
  },
  disability: {
    who: 'cacat|oku|kurang upaya|penyakit|hilang upaya|kemurungan|sakit mental',
    always: words(
      '(?:tubuh|badan|anggota)(?: badan)? (?:yang )?sempurna|tidak (?:rabun warna|buta|pekak|bisu)',
      'tiada kecacatan|tidak cacat|bukan oku|sempurna anggota|anggota (?:badan )?(?:sempurna|lengkap)',
      'tiada (?:kecacatan|cacat|penyakit)|bebas penyakit|oku tidak',
    ),
    ask: words(
      '(?:ada|mempunyai|menghidap) (?:sebarang )?(?:penyakit|kecacatan|masalah kesihatan)',
      'adakah anda (?:oku|cacat)',
    ),
  },
  looks: {
    photo: 'gambar|foto',
    sent: String.raw`hantar|lampir\w*|sertakan|terbaru|terkini|resume|diri`,
    who: 'cantik|comel|kacak|kurus|menarik|tinggi|lawa|cerah',
    always: words(
      'muka (?:manis|cantik|lawa)|badan (?:langsing|kurus|ramping)|langsing|rupa paras',
      String.raw`penampilan (?:diri )?(?:yang )?menarik|tinggi (?:minimum |min )?1\d\d`,
      'gambar (?:penuh|terkini|passport|pasport|diri|sendiri|selfie|muka)|selfie',
      String.raw`(?:mesti|wajib) (?:cantik|comel|kurus)|cantik|berat badan (?:ideal|\d)`,
    ),
    ask: 'tinggi (?:dan berat )?anda|berat (?:badan )?anda',
  },
  money: {
    back: 'deposit|cagaran|jaminan|dapat balik|dipulangkan|pulang balik|dikembalikan|refund',
    give: String.raw`bayar\w*|letak|sediakan duit|cagaran|tanggung`,
    fee: words(
      '(?:yuran|bayaran|caj|kos|duit|wang) (?:pendaftaran|pemprosesan|proses|latihan|pendahuluan|agensi|ejen|cagaran|jaminan|deposit|permit|visa|permohonan)',
      'levi|bayaran ejen|kursus wajib',
    ),
    thing: words(
      'ujian|kesihatan|pemeriksaan|perubatan|cagaran|kelas|kad|deposit|yuran|bayaran|kos|kursus|uniform',
      'permit|visa|starter kit|kit|levi|duit|wang|caj|jaminan|pendahuluan|alat|latihan',
    ),
    borne: words(
      String.raw`tanggung sendiri|ditolak \d+ bulan gaji|tolak \d+ bulan|ditanggung (?:sendiri|pekerja)`,
      '(?:dibeli|beli|bayar) sendiri|dipotong (?:daripada )?gaji|ditolak (?:daripada )?gaji',
      'dibayar oleh pekerja|tolak gaji|potong gaji|ditolak',
    ),
    pay: 'bayar|perlu|diperlukan|mesti|kena|wajib|letak|beli|sewaktu|sebelum|dulu',
    always: words(
      '(?:anda|pemohon|pekerja) (?:perlu|mesti|akan|hendaklah) (?:membayar|bayar|membeli|beli|menanggung)',
      '(?:perlu|kena|wajib|mesti) (?:bayar|beli|letak|membayar|deposit)[^.]{0,30}|pekerja bayar',
      String.raw`deposit rm ?\d+ (?:diperlukan|perlu)|dibeli sendiri|beli pakej (?:permulaan|pemula|starter)`,
    ),
    free: words(
      '(?:ditanggung|dibayar)[^.]{0,20}(?:kami|syarikat|majikan)',
      'tidak (?:mengenakan|dikenakan|perlu|ada)[^.]{0,12}(?:bayaran|bayar|yuran|caj)|tak perlu bayar',
      'tanpa (?:bayaran|yuran|caj)|percuma',
      '(?:syarikat|majikan|kami) (?:menanggung|tanggung|membayar|bayar|menyediakan)',
      '(?:ditanggung|dibayar|disediakan) (?:oleh )?(?:syarikat|majikan|kami)|disediakan|awas|penipuan',
      'tiada (?:yuran|bayaran|potongan)',
    ),
    handled: words(
      'pelanggan|tetamu|penyewa|pelajar|mengutip|kutip|resit|menyemak|bajet|menerangkan|pulangan|refund',
      String.raw`mengurus\w*|bank|sewa`,
    ),
    papers: 'pas(?:port|pot)|paspot|ic asal|ic|kad pengenalan|mykad|sijil asal|sijil',
    keep: 'disimpan|dipegang|ditahan|pegang|simpan|tahan|diserahkan|serah',
    checked: 'salinan|fotostat|semak|menyemak|disemak|tetamu|pelawat|membantu|mengurus',
  },
};
