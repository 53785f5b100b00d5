import type { Lexicon } from '../lexicon.ts';

/** Indonesian and Malay, which share most of their words. */
export const ID_MS: Lexicon = {
  pay: 'bayar|membayar|dibayar|bayarkan|bayaran|byr|transfer|tf|trf|setor|menyetor|kirim uang|kirim dana|bank in|bankin|masukkan duit|masukkan wang|lunasi|melunasi|lunas|jelaskan bayaran|settle|selesaikan|jelas|pindahkan|pindah|menanggung sendiri|ditanggung peserta|ditanggung calon|ditanggung pelamar|atas pemohon|keluar duit|tanam modal|modal|patungan|cicil|ansuran|beda bayar|bayar asing|dua kali|cash pas|cash bila|tambahin|tambah yang kurang|bisa dicicil|boleh dua kali|kekurangannya',
  topUp:
    'top up|topup|isi saldo|isi ulang|tambah nilai|isi|deposit tugas|reload|masukkan modal|tambah baki|deposit dulu',
  buy: 'beli|membeli|dibeli|belikan|memesan|pesan dulu|tebus|menebus|ambil paket',
  fee: 'biaya|biayanya|uang|duit|wang|deposit|jaminan|uang jaminan|cagaran|yuran|caj|kos|kosnya|dp|uang muka|wang muka|panjar|adm|administrasi|pembayaran|iuran|tarif|ongkos|dana|jutaan|pakej|harga|cukai|pajak|denda|wang pendahuluan|jasa|titipan|titip|ditip|pendahuluan',
  currency: 'perak|ribuan|juta|jt|rb',
  upfront:
    'dulu|dahulu|terlebih dahulu|di muka|dimuka|sebelum|awal|separuh|setengah|tinggal bayar|tinggal|cuma kena|cm hrs|sendiri|ditanggung sendiri|supaya|biar|baru boleh|baru bisa|baru saya|wajib|dp dulu|pendahuluan|pertama mesti|agar',
  feeItem:
    'pelatihan|training|kursus|latihan|seragam|baju|id card|kad pekerja|visa|permit|paspor|pasport|medical|cek kesehatan|pemeriksaan|kit|peralatan|perlengkapan|alat|bahan|paket bahan|asuransi|insurans|sertifikat|sijil|formulir|borang|pendaftaran|registrasi|pengurusan|tiket|hotel|travel|suntikan|kunci|asrama|pas masuk|latar belakang|dokumen|berkas|materai|kendaraan|penyaluran|agensi|buku|modul|kartu kuning|surat sehat|surat sihat|kad typhoid|bst|lembaga|stiker|pelekat|gps|box|kotak|biaya foto|yuran gambar|casting|uji bakat|rute|laluan|kursus asas|kapal pesiar|kapal persiaran',
  refund:
    'dikembalikan|dipulangkan|diganti|ganti|bayar balik|refund|kembali|balik modal|potong gaji|cair bersamaan|pulangkan|kembalikan|diuangkan',
  employerPays:
    'gratis|percuma|ditanggung perusahaan|ditanggung kantor|ditanggung majikan|ditanggung syarikat|ditanggung|kami tanggung|perusahaan tanggung|syarikat tanggung|kantor yang bayar|tidak dipungut|tanpa biaya|tanpa bayaran|tanpa deposit|dari kantor|dari syarikat|dari kami|kami bagi|kami kasih|diganti penuh|diganti kantor|tetap dibayar|dibayar penuh|dibayar gaji|tidak keluar uang|tak keluar duit|tidak ada biaya|tiada sebarang|kami bayar balik|kami sediakan|disediakan|free',
  salary:
    'gaji|upah|per bulan|sebulan|per jam|sejam|umr|lembur|bpjs|kwsp|thr|tunjangan|elaun|slip gaji|bonus|kotor|bersih|gaji pokok|elaun tetap|uang makan|setiap bulan|epf|socso|overtime',
  earnings:
    'komisi|komisen|penghasilan|pendapatan|cair|ditarik|penarikan|pengeluaran|withdraw|tarik|keluarkan|untung|cuan|saldo|baki|keuntungan',
  task: 'tugas|tugasan|misi|order|level|vip|like|follow|tugas gabungan|akaun tugasan|skor kredit|orderan|grup tugas',
  payApp:
    'gopay|ovo|dana aja|shopeepay|touch n go|tng|duitnow|qris|western union|paypal|virtual account|alfamart|indomaret|boost|rekening admin|rekening|akaun penyelia|akaun admin|linkaja|tunai',
  giftCard:
    'voucher|kad hadiah|kartu hadiah|google play|itunes|gift card|gosok|fotokan kodenya|gambar kod|pulsa|kode voucher',
  cheque: 'cek rm|kirim cek|pos cek|cairkan|tunaikan|cek akan|bilyet',
  remainder:
    'sisanya|selebihnya|bakinya|lebihnya|diterusin|diteruskan|ambil bagianmu|simpan bahagian|kamu ambil|awak ambil|teruskan ke|lalu transfer|kirim lagi|yang lain transfer|ambil 5',
  account:
    'rekening|nomor rekening|rekening bank|rekening aktif|akaun bank|akaun simpanan|akaun awak|akaun|buku tabungan|atas nama sendiri|nombor akaun|nama sendiri|m banking',
  rent: 'sewa rekening|sewa akaun|sewa kad|nak sewa|sewa|menyewa|jual rekening|pinjam rekening|pinjam akaun|numpang rekening|beli rekening|beli akaun|rekening nganggur|akaun lama|nggak banyak tanya|tak banyak tanya|akaun tak guna|kita sewa|kami sewa',
  crypto: 'kripto|usdt|bitcoin|btc|token|airdrop|koin|aset digital|web3|blockchain|crypto|alamat usdt',
  wallet:
    'wallet|dompet kripto|dompet|metamask|trust wallet|bursa|exchange|binance|trading|sinyal|signal saya|e wallet|e dompet|dompet digital',
  connect:
    'hubungkan|sambungkan|sambung wallet|approve|setujui|luluskan|izinkan|tautkan|scan qr|imbas|tandatangan transaksi',
  seed: 'frasa pemulihan|kata pemulihan|12 kata|12 perkataan|perkataan pemulihan|seed phrase|private key|kunci privat|kunci peribadi|dua belas kata|kata sandi wallet|frasa rahsia',
  parcel:
    'paket datang|bungkusan|ganti label|tukar label|luar negeri|luar negara|per paket|kirim ulang|resi|paket|ganti resi|kirim lagi|pos semula|jangan dibuka|jangan buka|paket sampai|barang sampai',
  idDoc:
    'ktp|kk|npwp|ic|kad pengenalan|paspor|pasport|passport|ijazah|nik|nama ibu|tanggal lahir|tarikh lahir|sim|slip bank|penyata|kartu keluarga|mykad|bi checking|ctos|rekening koran|akta|penyata kwsp|data diri|identitas',
  photo:
    'foto|gambar|selfie|swafoto|depan belakang|pegang ktp|pegang ic|pegang passport|pegang|salinan|scan|fotokan|semua page|setiap halaman|halaman depan|muka|video|salin|rekam video|rakam video|sebut nama|dibalik|pusing',
  password:
    'password|kata sandi|kata laluan|sandi|pin|username|user id|id pengguna|nama pengguna dan|login|apple id|icloud',
  otp: 'otp|kode otp|kod otp|tac|kode verifikasi|kod pengesahan|kode masuk|6 angka|6 digit|enam digit|bacain|bacakan|kode sms|teruskan ke saya|forward kat saya|kode yang masuk|kod yang masuk|kode|kod|enam nombor|angka yang|nombor yang baru|sebutin',
  card: 'kartu atm|kad atm|kartu debit|kad debit|kartu kredit|kad kredit|16 digit|masa berlaku|3 angka|cvv|nomor kartu|nombor kad|belakang kartu|tiga angka|belakang kad',
  banking:
    'internet banking|m banking|mbanking|mobile banking|perbankan internet|bank online|perbankan|aplikasi bank|laman bank|maybank2u|data bank|butiran bank|online banking',
  install:
    'instal|install|pasang|dipasang|dipasangi|unduh|diunduh|download|muat turun|sideload|ekstrak|ekstensi|aplikasi dari|aktifkan',
  run: 'jalankan|menjalankan|run|buka file|buka fail|npm|npx|pip|eksekusi|aktifkan makro|tempel|tampal|buka tesnya|buka ujian|jalankan skrip|nyalakan',
  repo: 'repositori|repo|clone|github|dependensi|pakej|laptop sendiri|komputer sendiri|zip|berkas|projek|source code|kode sumber|kunci akaun|tar gz|yarn|ekstrak|komputernya|komputer awak',
  remote:
    'anydesk|teamviewer|quicksupport|rustdesk|remote|remote masuk|kendali jarak jauh|bantu dari sini|dari sini|bacakan id|layar|skrin awak|remote desktop|ultraviewer|masuk komputer|masuk komputernya',
  fileKind: 'apk|exe|msi|vsix|rar|zip|makro|skrip|script|activator|crack',
  guard:
    'antivirus|matikan|dimatikan|tutup antivirus|izinkan akses|benarkan|peringatan|amaran|tetap instal|pasang juga|akses sms|play protect|sumber tidak dikenal|akses|firewall|aksesibilitas|pilih simpan|tekan simpan|belum ada tanda|belum ada sijil|chrome memperingatkan|bagi amaran|tekan install|benarkan baca|izinkan baca',
  terminal: 'terminal|perintah|arahan ini|console|cmd|powershell|command prompt',
  test: 'hackerrank|codility|google meet|dari browser|di browser|dalam browser|undangan di atas|jemputan di atas|tidak usah instal|tak perlu muat turun',
  messenger:
    'whatsapp|whatsap|wa|w a|wasap|wassap|ws4p|wsap|ws|telegram|tele|line|signal|messenger|facebook|fb|instagram|ig|aplikasi ijo|aplikasi hijau|app hijau|michat|wechat|viber|discord|grup wa|group whatsapp|japri|dm|tg|grup tg|voice note|wasapp|wassup|w4|telegr|wangsaff|pesawat kertas|aplikasi biru|app biru|face book|efbi',
  contact:
    'hubungi|hub|kontak|chat ke|japri|add|tambahkan|telepon|telpon|call|mesej|mesejkan|lanjut di|lanjut|langsung ke|langsung aja|disapa|sapa|klik|tekan|sambung kat|kita sambung|ws je|cari akun|cari saya|gabung|join grup|masukin ke grup|add awk|pm saya|call terus|direct saja|pindah ke|ngobrol di|balas ke|taip|tulis|terus sapa|dan tegur|subjek|tajuk|bagi wa|cari shift|nanti dijelasin|cari aku|ada di foto|kat gambar|saya call|saya telpon|pm je',
  yourNumber:
    'minta nomor|nomor wa|nomornya|no wa|no fon|nombor awak|bagi nombor|nombor telefon|nomor hp|no hp|bagi no|bg no|nomor saya|nombor saya|email pribadi|emel|nama pengguna|nombor|no telefon|nomor',
  notHere:
    'di sini tidak|disini|sini jarang|di sini slow|slow respon|jangan dibalas|jangan balas|sini kami tak|jarang buka|jarang bukak|aplikasi ini|app ni|kat sini|di luar|luar je|potongan aplikasi|komisen app|diawasi|suka kehapus|diorang block|sini|kehapus|sistem potong|akun ini cuma|di sini direkam|sini kena rekod|tidak dibaca|tak dibaca|ditutup jam|tutup pukul|direkam|tidak masuk|dah tak masuk|dipantau|kena pantau|biar ga kehapus|tak kena padam|jangan cerita|diam diam|pake huruf|dalam perkataan',
  login:
    'login|log masuk|masuk pakai|masuk dengan|masuk guna|pilih bank|masukkan kata sandi|email dan kata sandi|masuk ke|loginkan|login bank|perlu sandi|perlu kata laluan|daftar dulu di',
  verify:
    'verifikasi|verifikasi ulang|konfirmasi akun|sahkan akaun|sahkan|dinonaktifkan|dihapus|dipadam|disekat|diblokir|digantung|kemas kini|perbarui data|ditangguhkan|dilaporkan|ajukan banding|rayu|bukan bot',
  claim:
    'tuntut|klaim|bantuan|tunjangan|elaun mencari|elaun pengangkutan|subsidi|ambil tunjangan|hadiah|diluluskan|prakerja|kartu prakerja|bantuan kerja',
  link: 'klik|tautan|pautan|link|formulir|isi form|daftar di|unduh di|muat turun di|di sini|halaman',
  urgent:
    'sekarang|skrg|hari ini|hari ini juga|malam ini|malam ni|segera|cepat|cepat2|buruan|menit|minit|jangan lama|jam 5|besok|esok|terakhir|kuota|slot|hangus|24 jam|keburu|terbatas|terhad|petang ini|sekarang juga|langsung',
  must: 'harus|hrs|wajib|kena|mesti|perlu|mohon|silakan|sila|tolong|harap|diminta|cuma|hanya|syarat|minta|nak',
  give: 'kirim|kirimkan|kirim ke|hantar|bagi|beri|berikan|kasih|infokan|sebutkan|ketik|isi|serahkan|teruskan|bacakan|bacain|beritahu|bgtau|bagitahu|unggah|muat naik|share|kasi|lampirkan|minta',
  not: 'tidak|tdk|tak|tiada|bukan|jangan|tanpa|belum|nggak|gak|ga|enggak|takkan|x payah|tak payah|ndak|nda',
  warn: 'penipuan|penipu|scam|tipu|palsu|laporkan|lapor|waspada|hati hati|berhati hati|fraud|bodong|curiga|spam|hilang|keldai|ditipu',
  anyone:
    'ada yang|siapa|sesiapa|ada orang|agensi lain|ejen lain|atas nama kami|teman saya|kalau ada|orang lain minta|tempat lama',
  duty: 'tugasnya|tugas awak|produk kami|pelanggan|nasabah|shift|syif|tim|pasukan|pengalaman|kasir|juruwang|kaunter|teller|integrasi|kamu jual|awak jual|membalas|kerjanya begini|sehari hari|gambaran kerja|toko|kedai|laporan|memperbaiki|posisi ini|produk',
  past: 'saya pernah|saya kelola|saya bikin|saya buat|dulu saya|tahun|saya admin|saya pasang|terbiasa|biasa|sudah saya|dah siap|saya punya|saya kerja|saya teknisi',
  ask: 'apakah|adakah|kah|kapan|bila|gimana|bagaimana|boleh tak|ada potongan|ke syarikat|atau|bertanya|tumpang tanya|berapa|ke atau|tak ya|tidak ya|nggak ya',
  inPerson:
    'hari pertama|tanda tangan|tandatangan|kantor|pejabat|dibawa|bawa|setelah ada penawaran|selepas tawaran|asli dibawa|asal pada hari|langsung di kantor|lobi|lapor diri|melapor diri|datang langsung|sudah tanda tangan|dah tandatangan|datang tengok',
  interview:
    'interview|wawancara|temu duga|lowongan|loker|lolos|terpilih|diterima|seleksi|melamar|memohon|jawatan|tahniah|selamat|pelamar|calon|posisi|surat tawaran|panggilan kerja',
  bait: 'dari rumah|kerja senang|gampang|mudah|per hari|hari|kerjanya cuma|modal hp|tanpa pengalaman|freelance|duduk manis|duduk rumah|kak|gan|bunda|say|bro|kami jamin|jamin|dijamin|part time|ramai dah|minat|berminat|sambil jaga anak|jam sehari',
  agent:
    'agen|ejen|agensi|vendor|pembekal|supplier|majikan|admin|rekanan|bagian keuangan|bahagian kewangan|hrd|finance|penyelia|manajer|calo|kenalan dalam|mandor|orang dalam|kerani',
  keep: 'ditahan|sebagai jaminan|kami simpan|disimpan perusahaan|sampai habis kontrak|selama kontrak|pegang sebagai|saya pegang|pegang paspor',
  mule: 'terima transferan|terima transfer|nerima transferan|duit client masuk|uang masuk|uangnya masuk|duit masuk|menampung|tarik tunai|keluarkan tunai|serahkan ke kurir|serah kepada|serahkan ke sopir|mesin edc|terminal kad|terima duit pelanggan|dana klien|buat kamu|untuk awak|kartu kamu kami isi|tarik di atm|keluarkan kat atm|amplop|sampul|titip di|tinggal sampul|masukkan duit dalam kad',
  loan: 'pinjaman|pinjol|ajukan pinjaman|mohon pinjaman|situs taruhan|taruhan|judi|laman judi|kredit atas nama|daftar sim|kasino|mystery shopper',
  stock:
    'stok|barang dulu|reseller|stokis|ajak tiga|ajak teman|ajak kawan|naik level|naik pangkat|jualan|agen produk|minggu pertama beli|dropship',
  overpaid:
    'kelebihan|selisih|selisihnya|lebihan|terlebih|dikembalikan selisih|tunggakan|bea cukai|kastam|tertahan|sangkut|tebus|orang dalam|uang rokok|duit kopi|pelicin|kenal orang|hutang',
  invest:
    'investasi|melabur|mentor|dobel|dua kali ganda|ikuti sinyal|ikut signal|profit|cuan pasti|modal kecil|mulai 500|pelaburan',
  prompt:
    'ya ini saya|ya saya|tekan saja ya|notifikasi|authenticator|angka di aplikasi|muncul notifikasi|keluar notifikasi|nombor dalam authenticator|konfirmasi dua kali|muncul jendela|keluar tetingkap|isinya apa|apa dia tulis|angkanya|sms dari google|sms google|setuju dua kali',
  reserve:
    'amankan|mengamankan posisi|tempah tempat|kunci tempat|simpan satu tempat|tahan kursi|tahan tempat|booking tempat',
  portal:
    'portal karyawan|portal staf|jangan lewat chat|jangan hantar|tidak minta data|sistem hr resmi|di portal|dalam portal',
  payer3:
    'murid|pelajar|anggota|ahli|iuran anggota|yuran ahli|nasabah|pembeli|tagihannya ke kami|bil kepada kami|cod|tamu|pelanggan|tersalah transfer|salah transfer',
  weTransfer:
    'kami transfer|kami masukkan|ditransfer tanggal|dipotong gaji|potong gaji|tertera di slip|dalam slip gaji|kami yang urus|kami urus|dapat tanda terima|dapat resit|kami ganti|masuk 25',
  lookFor:
    'cari kami|cari saya|komen|dipandu|pandu|tinggalkan nomor|tinggalkan nombor|sebut umur|pesawat biru|kapal terbang biru|nanti dibantu',
  signed:
    'sudah menerima tawaran|dah terima tawaran|sudah tanda tangan|lulus masa percobaan|lepas tempoh|setelah itu isi|lepas tu isi|penawaran tertulis|tawaran bertulis',
};
