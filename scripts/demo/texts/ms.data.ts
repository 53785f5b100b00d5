import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    '{company} ditubuhkan pada tahun {year} di {city} dan menjalankan perniagaan dalam bidang {industry}.',
    'Sejak {year}, {company} berkhidmat kepada pelanggan dalam bidang {industry} dari ibu pejabatnya di {city}.',
    '{company} ialah syarikat dalam sektor {industry} yang beribu pejabat di {city} dan ditubuhkan pada tahun {year}.',
    'Bermula dengan pasukan kecil di {city} pada tahun {year}, {company} kini dikenali dalam bidang {industry}.',
    'Dari {city}, {company} mengendalikan pelbagai projek {industry} untuk pelanggan di dalam dan luar negara.',
    '{company} menggabungkan pengalaman sejak {year} dengan cara kerja moden dalam bidang {industry}.',
    'Dengan pengalaman dalam sektor {industry} sejak {year}, {company} mengutamakan kualiti dan hubungan jangka panjang.',
    '{company} diasaskan di {city} pada tahun {year} dan kekal sebagai syarikat bebas dalam bidang {industry}.',
    'Dalam bidang {industry}, {company} dikenali kerana hasil kerja yang kemas dan komunikasi yang jujur.',
  ],
  cultures: [
    'Kami bekerja dalam pasukan kecil yang membuat keputusan sendiri dan bertanggungjawab atas hasilnya.',
    'Setiap pagi Isnin kami membincangkan keutamaan minggu itu bersama-sama, ringkas dan terbuka kepada semua.',
    'Kesilapan dibincangkan secara terbuka supaya seluruh pasukan dapat belajar tanpa menuding jari.',
    'Kami menghormati masa peribadi: mesej di luar waktu kerja tidak perlu dijawab pada hari yang sama.',
    'Rakan sekerja kami terdiri daripada pelbagai kaum dan usia, dan kepelbagaian itu memperkaya perbincangan kami.',
    'Makan tengah hari bersama pada setiap Jumaat menjadi kebiasaan yang merapatkan hubungan antara jabatan.',
    'Sesiapa sahaja boleh mencadangkan penambahbaikan, dan setiap cadangan dijawab dalam tempoh dua minggu.',
    'Kami lebih gemar berbual secara langsung daripada e-mel yang berjela, dan pintu pengurusan sentiasa terbuka.',
    'Pekerja baharu dibimbing oleh rakan berpengalaman sehingga mereka benar-benar selesa dengan tugas masing-masing.',
  ],
};
