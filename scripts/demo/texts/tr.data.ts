import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    '{company}, {year} yılında kuruldu; merkezi {city} olan şirketimiz {industry} alanında faaliyet gösteriyor.',
    '{company}, {year} yılından bu yana {city} merkezinden {industry} alanında müşterilerine hizmet veriyor.',
    '{company}, {industry} sektöründe faaliyet gösteren, {city} merkezli ve {year} yılında kurulmuş bir şirkettir.',
    'Yolculuğuna {year} yılında küçük bir ekiple başlayan {company}, bugün {industry} alanında tanınan bir isim.',
    '{city} merkezli {company}, {industry} alanında yurt içinde ve yurt dışında projeler yürütüyor.',
    '{company}, {year} yılından gelen deneyimini {industry} alanında çağdaş çalışma yöntemleriyle birleştiriyor.',
    '{year} yılından beri {industry} sektöründe çalışan {company}, kaliteye ve uzun vadeli ilişkilere önem veriyor.',
    'Temelleri {year} yılında atılan {city} merkezli {company}, {industry} alanında bağımsız bir şirket olarak çalışıyor.',
    '{company}, {industry} alanında özenli işçiliği ve müşterileriyle kurduğu dürüst iletişimle tanınıyor.',
  ],
  cultures: [
    'Kendi kararlarını alan ve sonuçlarının sorumluluğunu üstlenen küçük ekipler hâlinde çalışıyoruz.',
    'Her pazartesi sabahı haftanın önceliklerini herkese açık kısa bir toplantıda birlikte konuşuyoruz.',
    'Hataları suçlu aramadan açıkça konuşuyor, bütün ekip olarak onlardan ders çıkarıyoruz.',
    'Özel zamana saygı duyuyoruz: mesai dışında gelen mesajların aynı gün yanıtlanması beklenmez.',
    'Farklı yaş ve geçmişlerden gelen çalışma arkadaşlarımız tartışmalarımızı ve fikirlerimizi zenginleştiriyor.',
    'Cuma günleri birlikte yediğimiz öğle yemeği, bölümler arasındaki bağı güçlendiren bir alışkanlık oldu.',
    'Herkes iyileştirme önerebilir; her öneri en geç iki hafta içinde yönetim tarafından yanıtlanır.',
    'Uzun e-posta zincirleri yerine yüz yüze konuşmayı tercih ediyoruz; yöneticilerimizin kapısı herkese açık.',
    'Yeni başlayanlara, işlerinde kendilerini rahat hissedene kadar deneyimli bir arkadaşımız eşlik ediyor.',
  ],
};
