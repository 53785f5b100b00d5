import type { WordData } from './language-words.ts';

export const tr: WordData = {
  weakAt: 'anywhere',
  weak: 'sorumluydum|sorumlu oldum|sorumlusuyum|sorumluyum|sorumluluğunda|yardımcı oldum|yardım ettim|yardımcı olmak|görev aldım|görevlerde bulundum|görev yaptım|destek oldum|destek verdim|katıldım|yer aldım|ile ilgilendim|çeşitli görevler*',
  fillers:
    'takım çalışmasına yatkın|takım oyuncusu|ekip çalışmasına yatkın|dinamik|sorumluluk sahibi|öğrenmeye açık|yeniliklere açık|çözüm odaklı|sonuç odaklı|analitik düşünebilen|iletişimi güçlü|güçlü iletişim|iletişim becerileri yüksek|esnek çalışma saatlerine|yoğun tempoya|stres altında çalışabilen|tutkulu|özverili|çalışkan|prezentabl|detaycı',
  outcomes:
    'düşür*|artır*|arttı|azalt*|azaldı|kazandır*|kazandım|kısalt*|kısaldı|iyileştir*|çıkardım|çıkardı|indi|indirdim|büyüt*|büyüdü|tasarruf*|yükselt*|yükseldi|önledim|hızlandır*|ikiye katla*|aştım|ulaştır*|ulaştı',
};
