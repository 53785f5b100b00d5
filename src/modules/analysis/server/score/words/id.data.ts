import type { WordData } from './language-words.ts';

/** Indonesian and Malay share most of these. */
export const id: WordData = {
  weakAt: 'start',
  weak: 'bertanggung jawab|bertanggungjawab|membantu|ikut serta|ikut dalam|terlibat|berpartisipasi|turut serta|menyertai|tugas saya|tugas utama|bertugas|mendukung|menyokong|bekerja sebagai|bekerja di bagian|melakukan pekerjaan|pelbagai tugas|berbagai tugas|menangani berbagai|menjalankan tugas',
  fillers:
    'pekerja keras|jujur|disiplin|bisa bekerja dalam tim|mampu bekerja dalam tim|dapat bekerja dalam tim|kerja sama tim|mudah beradaptasi|cepat belajar|bertanggung jawab tinggi|komunikasi yang baik|berkomunikasi dengan baik|bekerja di bawah tekanan|motivasi tinggi|bermotivasi tinggi|rajin|tekun|berdedikasi|rajin berusaha|boleh bekerja dalam kumpulan|kerja berpasukan|boleh bekerja di bawah tekanan|cepat belajar perkara baharu|proaktif|dinamik|dinamis|pantas belajar',
  outcomes:
    'meningkat*|menurun*|naik|turun|memangkas|menghemat|mengurang*|memenangkan|memenangi|berhasil|berjaya|mempercepat*|melipatgandakan|menjimat*|menambah*|mencapai|mendapat pingat|mengatasi target|melebihi target|melampaui|memendek*|menyelamatkan|tumbuh',
};
