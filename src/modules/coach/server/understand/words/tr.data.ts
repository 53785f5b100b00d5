import type { IntentWords } from './word-data.ts';

export const tr: IntentWords = {
  invent:
    '!uydur*|!yalan*|!sahte|!olmadığı halde|!olmasa da + yaz|!olmasa bile|!varmış gibi|!abart*|!olmayan + ekle|!olmayan deneyim',
  others:
    '!telefon numarası|!telefonunu ver|!numarasını ver|!adresini|!e posta adresini|!nerede oturuyor|!iş arkadaşım + kazan*|!iş arkadaşım + maaş*|!diğer adaylar|!başka kim başvur*|!başkasının',
  medical:
    '!ilaç*|!ağrı*|!doktor|!belirti*|!depresyon|!intihar|!ölmek istiyorum|!kendimi öldür*|!kaygı bozukluğu|!hamile*|!ateşim|!hastayım|!terapi',
  legal:
    '!dava|!avukat|!mahkeme|!yasal mı|!yasadışı|!haklarım|!iş kanunu|!iş hukuku|!kıdem tazminatı|!tazminat|!haksız fesih|!sözleşme maddesi|!şikayet edebilir',
  politics: '!oy ver*|!seçim*|!cumhurbaşkan*|!başbakan|!siyas*|!parti*|!hükümet|!savaş|!din hakkında',
  homework: '!ödev*|!denklem*|!çözer misin|!python fonksiyon*|!kod yaz|!program yaz|!kompozisyon|!çevir*|!matematik*',
  practice:
    '!mülakat provası|!mülakat pratiği|!mülakat simülasyon*|!deneme mülakat*|!prova|!pratik yap*|!simül*|!bana soru sor|!beni sına|!mülakat yapalım|!mülakatçı gibi|!mülakat çalış*',
  negotiate:
    '!pazarlı*|!karşı teklif|!daha fazla iste*|!zam*|!maaş + iste*|!teklif* + düşük|!düşük + teklif*|!düşük buldum|!maaş beklenti*|!ücret beklenti*|!ne kadar istemeliyim|!teklifi kabul|!teklif* + artır*',
  letter:
    '!ön yazı*|!önyazı*|!kapak yazısı|!niyet mektubu|!motivasyon mektubu|!başvuru mesajı|!mektup|!mektubu|!mesaj hazırla|!mesaj yaz*|!mesaj taslağı|!kendimi tanıtan|!tanıtım mesajı|!ilk mesaj*',
  reply:
    '!ne cevap vereyim|!ne cevap|!cevap yaz*|!nasıl cevap|!cevap verme*|!nasıl yanıt*|!ne yazayım|!ne diyeyim|!nasıl reddederim|!reddet*|!kibarca + red*|!mesaj attı|!mesaj geldi|!yanıt yaz*|!işverene nasıl',
  interview: 'mülakat*|!görüşme* + hazırlan*|!iş görüşmesi*|!görüşmem var|!ne sorarlar|!görüşmede',
  change:
    '!kariyer* + değiş*|!kariyer değiş*|!kariyerimi değiş*|!meslek değiş*|!mesleğimi değiş*|!sektör değiş*|!alan değiş*|!alanımı değiş*|!iş değiş* + alan|!başka sektör*|!başka alan*|!geçiş yap*|!sıfırdan|!geçmek istiyorum|!yeni bir meslek|!çok mu geç',
  skills:
    'beceri*|!öğrenme*|!öğren*|!neyim eksik|!eksik*|!kurs*|!sertifika*|!yetenek*|!yetkinlik*|!olmak için ne|!ne gerekir',
  applications:
    'başvurularım*|!başvurularım|!başvurum*|!başvurduğum*|!ne durumda|!cevap geldi|!cevap gelmedi|!kimse dönmedi|!dönüş yap*|!kimse cevap|!geri dön*|!sıradaki adım|!sonraki adım|!şimdi ne yap*|!ne yapmalıyım şimdi|!reddedildi*|!haber var mı',
  resume: 'cv|cvm*|özgeçmiş*|!cvmi|!profilimi geliş*|!puanım|!cv m*',
  pay: 'maaş*|!ne kadar kazan*|!kaç para|!ücret*|!ne kadar alır|!ne kadar ödü*|!gelir*|!ortalama maaş',
  parley:
    '!nasıl çalışıyor*|!kimsin|!robot musun|!insan mısın|!neler yapabilirsin|!işverenler görü*|!görebilir mi|!görüyor mu|!gizli mi|!gizlilik|!ücretsiz mi|!bedava|!limit*|!sınır*|!kaç soru|!kaç mesaj|!günde|!günlük|!parley|!verilerimi sil',
  jobs: '!hangi iş*|!iş ilan*|ilan*|!bana uy*|!uygun iş*|!profilime uygun|!iş arıyorum|!iş bul*|!iş var mı|!açık pozisyon*|pozisyon*|!eleman ara*|!işe ihtiyacım|!iş fırsat*|?işler',
  thanks: '!teşekkür*|!sağ ol*|!sağol*|!eyvallah|!tşk',
  hello: '!merhaba|!selam|!günaydın|!iyi akşamlar|!iyi günler|!nasılsın',
};
