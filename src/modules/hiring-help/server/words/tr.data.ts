import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const tr: PostWords = {
  biased: biased(`
    gender | bayan sekreter; bayan eleman; bayan ofis; bay eleman; bayan çalışan; erkek eleman; erkek aday; kadın eleman |
    gender | iş adamı | iş insanı
    gender | bilim adamı | bilim insanı
    gender | hostes; host | kabin görevlisi
    gender | temizlikçi kadın; temizlikçi bayan; gündelikçi kadın | temizlik görevlisi
    gender | satış elemanı bayan; tezgahtar bayan; tezgâhtar kız; tezgahtar kız | satış görevlisi
    gender | ofis boy; office boy | ofis görevlisi
    gender | askerliğini yapmış; askerliğini tamamlamış; askerlikle ilişiği olmayan; askerlik görevini tamamlamış; askerlik engeli olmayan; askerlik hizmetini tamamlamış; askerlikle ilişiği bulunmayan |
    gender | tercihen erkek; tercihen kadın; tercihen bayan; erkek tercih edilir; kadın tercih edilir |
    age | genç ve dinamik ekibimize; genç ve dinamik ekip; genç ekibimize; genç ekip; genç bir ekip; genç ve dinamik | samimi ekibimize
    age | genç takım arkadaşları; genç arkadaşlar; genç adaylar; genç bay; genç bayan; enerjik genç | takım arkadaşları
    age | yaşını aşmamış; yaşını geçmemiş; yaşını doldurmamış; yaş sınırı |
    age | yeni mezun; yeni mezunlar | deneyim şartı yok
    looks | prezentabl; prezantabl; dış görünüşüne özen gösteren; bakımlı; güzel görünümlü; düzgün fizikli; fiziği düzgün; güler yüzlü ve bakımlı | misafirlere karşı nazik
    family | evli olmayan; bekar; bekâr; evli aday; evli olmak; evli ve çocuklu; çocuksuz; ailevi engeli olmayan; çocuğu olmayan |
    origin | anadili ingilizce; ana dili ingilizce; anadili; ana dili | akıcı İngilizce
    origin | aksansız; şivesiz | anlaşılır konuşan
    origin | t.c. vatandaşı olmak; türk vatandaşı olmak | çalışma izni olan
    health | fiziksel engeli olmayan; sağlık sorunu olmayan; sağlık problemi olmayan; bedensel engeli olmayan; engelli olmayan | yazılı işleri yapabilen
    religion | dindar; muhafazakâr; muhafazakar; başörtülü; namaz kılan |
  `),
  jargon: jargon(`
    sinerji yaratacak; sinerji | birlikte çalışma
    kutunun dışında düşünen; out of the box | yeni yollar bulan
    rockstar; ninja; guru; superstar | yetkin çalışan
    stres altında çalışabilen; yoğun tempoya ayak uydurabilen; yoğun iş temposuna ayak uydurabilen; esnek çalışma saatlerine uyum sağlayabilen; baskı altında çalışabilen |
    takım ruhuna sahip; takım oyuncusu; sonuç odaklı; proaktif; çözüm odaklı; mindset; vizyoner |
    dolgun ücret; tatmin edici ücret; rekabetçi ücret; ücret görüşülür; dolgun maaş |
    aile ortamı; biz bir aileyiz; aile gibi |
    oyunun kurallarını değiştiren; katma değer; inovatif; uçtan uca; ekosistem |
  `),
  duties: listOf(
    'sorumlu olacak*; sorumlulukları*; görev tanımı; iş tanımı; görevler; yapacak*; hazırlayacak*; planlayacak*; karşılayacak*; yürütecek*; takip edecek*; satacak*; temizleyecek*; pişirecek*; kullanacak*; kontrol edecek*; öğretecek*; bakacak*; tasarlayacak*; kuracak*; yazacak*; hazırlamak; yapmak; karşılamak; takip etmek; sağlamak; yürütmek; kontrol etmek; düzeninden',
  ),
  asks: listOf(
    'aranan nitelikler; genel nitelikler; nitelikler; aranan özellikler; gereklilikler; beklentilerimiz; beklediklerimiz',
  ),
  extras: listOf('tercih sebebi; artı; avantaj; sunduklarımız; size sunduklarımız; yan haklar; işe alım süreci'),
  remote: listOf(
    'tamamen uzaktan; uzaktan çalışma; uzaktan çalışabilir*; evden çalışma; evden çalışabilir*; %100 uzaktan; istediğiniz yerden; home office',
  ),
  onSite: listOf(
    'tam zamanlı ofiste; ofisten çalışma; her gün ofiste; uzaktan çalışma yoktur; uzaktan çalışma imkanı yoktur; sadece ofiste; %100 ofis; ofiste çalışılacaktır',
  ),
  partTime: listOf('yarı zamanlı; part time; part-time; yalnızca hafta sonu; sadece hafta sonu; ek iş'),
  fullTime: listOf('tam zamanlı; full time; full-time; haftada 45 saat; haftada 40 saat'),
  pay: listOf('ücret*; maaş*; tl; lira; kazanç*; ödeme'),
  hourly: listOf('saatlik; saat başı; /saat; saat ücreti; saatte'),
  monthly: listOf('aylık; ayda; /ay; her ay'),
  annually: listOf('yıllık; yılda; /yıl; senelik'),
  year: listOf('yıl; yıllık; sene; senelik'),
  experience: listOf('deneyim*; tecrübe*'),
  not: listOf('değil; yok; olmadan; olmayan'),
};
