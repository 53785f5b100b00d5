import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    '{company} berdiri pada tahun {year} di {city} dan bergerak di bidang {industry}.',
    'Sejak {year}, {company} melayani klien di bidang {industry} dari kantor pusatnya di {city}.',
    '{company} adalah perusahaan di sektor {industry} yang berkantor pusat di {city} dan didirikan pada tahun {year}.',
    'Berawal dari tim kecil di {city} pada tahun {year}, {company} kini dikenal luas di bidang {industry}.',
    'Dari {city}, {company} mengerjakan berbagai proyek di bidang {industry} untuk klien di dalam dan luar negeri.',
    '{company} menggabungkan pengalaman sejak {year} dengan cara kerja modern di bidang {industry}.',
    'Dengan pengalaman di sektor {industry} sejak {year}, {company} mengutamakan mutu dan hubungan jangka panjang.',
    '{company} didirikan di {city} pada tahun {year} dan tetap mandiri sebagai pelaku usaha di bidang {industry}.',
    'Di bidang {industry}, {company} dikenal karena pengerjaan yang rapi dan komunikasi yang jujur dengan klien.',
  ],
  cultures: [
    'Kami bekerja dalam tim kecil yang mengambil keputusan sendiri dan bertanggung jawab atas hasilnya.',
    'Setiap Senin pagi kami membahas prioritas minggu ini bersama, singkat dan terbuka bagi semua orang.',
    'Kesalahan kami bicarakan secara terbuka agar seluruh tim dapat belajar tanpa mencari kambing hitam.',
    'Kami menghormati waktu pribadi: pesan di luar jam kerja tidak perlu dijawab hari itu juga.',
    'Rekan kerja kami berasal dari berbagai daerah dan usia, dan perbedaan itu memperkaya diskusi kami.',
    'Makan siang bersama setiap Jumat menjadi kebiasaan yang mempererat hubungan antarbagian.',
    'Siapa pun boleh mengusulkan perbaikan, dan setiap usulan dijawab oleh pimpinan dalam dua minggu.',
    'Kami lebih suka percakapan langsung daripada rantai surel panjang, dan pintu pimpinan selalu terbuka.',
    'Karyawan baru didampingi rekan yang berpengalaman sampai benar-benar merasa nyaman dengan pekerjaannya.',
  ],
};
