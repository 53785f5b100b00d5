import type { IntentWords } from './word-data.ts';

/** Indonesian and Malay share so many words that one list serves both. */
export const id: IntentWords = {
  invent:
    '!karang*|!rekaan|!bohong*|!pura pura|!padahal tidak|!padahal tak|!padahal enggak|!palsu*|!tipu|!menipu|!reka|!dilebih lebihkan|!tulis saja saya|!cakap saja saya|!walaupun tak ada',
  others:
    '!nomor hp + rekruter|!nomor telepon|!nomor hp|!nombor telefon|!no telefon|!alamat rumah|!email rekruter|!gaji teman|!gaji rekan|!gaji kawan|!pelamar lain|!kandidat lain|!calon lain|!pemohon lain|!siapa lagi yang',
  medical:
    '!obat|!ubat|!sakit|!dokter|!doktor|!gejala|!depresi|!kemurungan|!bunuh diri|!mau mati|!nak mati|!cemas berlebih|!hamil|!mengandung|!demam|!pening',
  legal:
    '!tuntut|!menuntut|!gugat|!menggugat|!saman|!menyaman|!pengacara|!peguam|!hukum|!undang undang|!hak saya|!ilegal|!melanggar kontrak|!klausul|!klausa|!pesangon|!mahkamah|!pengadilan|!phk sepihak',
  politics:
    '!presiden|!pemilu|!pilih siapa|!pilpres|!politik|!pilihan raya|!mengundi|!undi|!parti|!partai|!perdana menteri|!kerajaan + pendapat|!perang|!agama + mana',
  homework:
    '!pr saya|!tugas sekolah|!tugas kuliah|!kerja sekolah|!kerja rumah|!selesaikan persamaan|!persamaan|!matematika|!matematik|!kode python|!kod python|!buat program|!fungsi python|!esai tentang|!karangan tentang|!terjemah*',
  practice:
    '!latihan wawancara|!latihan interview|!latihan temu duga|!latihan temuduga|!berlatih|!simulasi|!mock interview|!tanya saya|!tanyai saya|!tanyain saya|!uji saya|!jadi pewawancara|!jadi penemu duga|!latih saya',
  negotiate:
    '!nego*|!negosiasi|!runding*|!berunding|!tawar*+gaji|!minta gaji|!minta naik|!gaji lebih tinggi|!gaji lebih|!naik gaji|!kenaikan gaji|!tawaran rendah|!tawaran gaji*|!kekecilan|!tawaran + rendah|!tawaran + kecil|!ekspektasi gaji|!jangkaan gaji|!gaji yang diminta|!terima tawaran',
  letter:
    '!surat lamaran|!surat iringan|!surat permohonan|!surat|!cover letter|!buatkan pesan|!buatkan mesej|!tulis pesan|!tulis mesej|!tuliskan pesan|!pesan pembuka|!pesan perkenalan|!memperkenalkan diri|!perkenalkan diri|!draf*',
  reply:
    '!jawab apa|!balas apa|!nak balas|!cara balas|!balas pesan|!balas mesej|!jawab mesej|!jawab pesan|!membalas|!hrd tanya|!hr tanya|!majikan tanya|!rekruter tanya|!tanya kapan bisa|!tanya bila boleh|!menolak tawaran|!tolak tawaran|!tolak + sopan|!bagaimana menjawab|!nak jawab',
  interview: 'wawancara|interview|!temu duga|temuduga|!ditanya apa|!soalan biasa|!pertanyaan + hrd',
  change:
    '!pindah karier|!pindah karir|!ganti karier|!ganti karir|!tukar kerjaya|!tukar bidang|!tukar kerja*|!pindah bidang|!ganti bidang|!ganti profesi|!banting setir|!pindah jurusan|!pindah industri|!masuk bidang|!pindah ke|!alih karier|!alih profesi|!beralih|!mulai dari nol|!terlalu tua',
  skills:
    'skill*|skil|kemahiran|keterampilan|keahlian|!kemampuan|!belajar|!pelajari|!dipelajari|!kursus|!sertifikat*|!sijil|!latihan kemahiran|!apa yang kurang|!perlu saya kuasai|!kompetensi',
  applications:
    'lamaran*|!lamaran saya|permohonan*|!permohonan saya|!sudah ada balasan|!ada balasan|!belum dibalas|!tidak dibalas|!tak balas|!balas tak|!majikan balas|!perusahaan balas|!tak ada jawapan|!langkah seterusnya|!langkah selanjutnya|!langkah berikutnya|!apa selanjutnya|!selanjutnya|!status*|!sampai mana|!gimana kabarnya|!kabar + lamaran*|!ditolak|!gagal terus|!seterusnya',
  resume: 'resume|cv|resumé|riwayat hidup|!profil + perbaiki|!profil + baiki|!skor saya|!daftar riwayat|!biodata',
  pay: 'gaji*|!berapa gaji|!gaji rata rata|!purata gaji|!pendapatan|!penghasilan|!bayaran|!upah|!umr|!umk',
  parley:
    '!cara kerja|!kamu siapa|!anda siapa|!awak siapa|!kamu robot|!bisa apa saja|!boleh buat apa|!bisa lihat|!boleh nampak|!boleh lihat|!privasi|!rahasia|!gratis|!percuma|!batas*|!had harian|!had|!berapa pertanyaan|!berapa pesan|!berapa soalan|!berapa mesej|!per hari|!sehari|!parley|!hapus data|!padam data',
  jobs: 'lowongan*|!loker|!kerja apa|!kerjaan|!cari kerja|!cariin|!kerja kosong|!jawatan kosong|jawatan|!pekerjaan*|!cocok buat saya|!cocok untuk saya|!sesuai dengan saya|!sesuai untuk saya|!butuh kerja|!perlukan kerja|!sedang rekrut|!ambil pekerja|?kerja',
  thanks: '!terima kasih|!makasih|!thanks|!tq|!trims|!terimakasih',
  hello:
    '!halo|!hai|!selamat pagi|!selamat siang|!selamat sore|!selamat malam|!selamat petang|!selamat tengah hari|!apa kabar|!apa khabar|!assalamualaikum',
};
