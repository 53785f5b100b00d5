import { type Lexicon, words } from './lexicon.ts';

export const turkish: Lexicon = {
  script: 'latin',
  only: words(
    String.raw`gerek\w*|ihtiyaç\w*|hiç|olmamış|istenir|isteniyor|alacağız|alıyoruz|alınır|alım\w*|almıyoruz`,
    String.raw`için ideal|uygun\w*|uyruklu|çalıştır\w*|istihdam\w*|ideal|sadece|yalniz(?:ca)?|tercih\w*`,
    String.raw`aranıyor|arıyoruz|arayışı\w*|alınacak\w*|şart\w*|öncelik\w*|olması|olmak|gerekli|olan|olmayan`,
    String.raw`istiyoruz|istemiyoruz|adaylar?|eleman\w*|zorunlu\w*|lazım`,
  ),
  shut: words(
    String.raw`(?:başvuruları )?(?:reddedil\w*|kabul edilmey\w*|elenir)|almıyoruz|gelmesin|uygun değil\w*`,
    String.raw`yazmasın|kusura bakma\w*|olmaz|düşünülmez|değerlendirilmez|düşünmüyoruz|başvurmasın\w*|aramasın`,
    String.raw`müracaat etmesin|alınmaz|alınmayacak\w*|kabul edilmez|istemiyoruz|istenmiyor|olmasın`,
  ),
  welcome: words(
    String.raw`davet\w*|özellikle başvur\w*|başvurabilir\w*|davet ed\w*|bekliyoruz|teşvik ed\w*|memnuniyetle`,
    String.raw`eşit fırsat\w*`,
  ),
  candidate: words(
    String.raw`adaylar?\w*|başvur\w*|eleman\w*|personel aran\w*|çalışanlar?|aranıyor|arıyoruz|tercih\w*`,
    'aralığında|müracaat',
  ),
  served: words(
    String.raw`içerik|sakinler\w*|yaşındaki|anaokulu|müşteri\w*|hasta\w*|öğrenci\w*|çocuklar\w*|bebe[kğ]\w*`,
    String.raw`sakin\w*|misafir\w*|konuk\w*|üye\w*|kullanıcı\w*|yaş grubu|yaş grup\w*|etüt\w*|takım\w*|ürün\w*`,
    String.raw`giyim|ayakkabı|reyon sorumlu\w*|araştırma\w*|girişimci\w*|antrenör\w*|çiftler\w*|sağlığı|turlar`,
  ),
  equal: words(
    String.raw`ayrım[ıi]? (?:yap\w*|gözet\w*)|ayrımcılık\w*|eşit fırsat\w*|fark etmeksizin|gözetmeksizin`,
    String.raw`kadın(?:,| ve| veya| /)? erkek|erkek(?:,| ve| veya)? kadın|herkes\w*|bakılmaksızın`,
  ),
  innocent: words(
    String.raw`(?:kadın|erkek) (?:sağlı\w*|hakları|doğum\w*|voleybol\w*|futbol\w*|basketbol\w*)|engellilere`,
    String.raw`erkek (?:kuaför\w*|giyim|parfüm\w*|öğrenci yurdu)|kız (?:öğrenci )?yurdu|yeni anneler\w*`,
    'babalık izni|kuran kursu|din kültürü|imam hatip|dinler tarihi|doğum (?:izni|hemşiresi|yardımı)',
    String.raw`evlilik (?:yardımı|izni)|hamile yogası|kadın (?:giyim|sağlığı|doğum|girişimci\w*)`,
    String.raw`erkek (?:giyim|ayakkabı|kuaför\w*|berber\w*)|genç (?:bir )?(?:ekip\w*|ekibiz|takım|marka)`,
    String.raw`genç kızlar \w+ takım\w*|cazip \w+|engelli (?:bakım|adaylar başvur\w*|hakları|kadrosu)`,
    String.raw`ürün fotoğraf\w*|düğün \w+|fotoğraf\w* (?:çekim\w*|düzenle\w*)`,
    String.raw`(?:türk|çin|arap|fransız) mutfa\w*|kürtçe|türkçe|güzellik (?:ürünleri|merkezi|uzmanı|salonu)`,
    String.raw`göz alıcı|kronik hasta bakım\w*|yaş pasta|evlilik ve`,
  ),
  age: {
    born: String.raw`doğum\w*`,
    word: 'yaş(?:ı|ında|ını)?|yaş aralığı',
    unit: String.raw`yaş\w*`,
    years: String.raw`yaş\w*`,
    to: '-|~|ile|ila|ve',
    under: 'en fazla|azami|maksimum|max|en çok|altı',
    underAfter: words(
      String.raw`aşmamış|geçmemiş|geçmeyen|aşmayan|altı\w*|doldurmamış|ı geçmeyen`,
      "'?[ıi] (?:geçmeyen|geçmemiş|aşmamış)|ve altı",
    ),
    over: 'üstü|üzeri',
    overAfter: String.raw`yaş(?:ı|ından)? (?:üstü|üzeri|büyük\w*)`,
    always: words(
      String.raw`[2-6]\d'?\w{0,6} sonra\w* (?:kimse|gelme|olma|başvurma)\w*|(?:lise mezunu )?gençler aran\w*`,
      String.raw`(?:19[6-9]\d|20[01]\d) (?:ve sonrası |sonrası )?(?:doğumlu\w*)`,
      String.raw`yaş(?:ı)? \d\d'?\w{0,2} (?:geçmeyen|aşmayan|geçmemiş)|yaş sınırı|emekliler[^.]{0,20}aramasın`,
      String.raw`yaşlılar? aramasın|genç ve (?:dinamik|enerjik)|\d\d yaş\w* (?:aşmamış|geçmemiş|üstü başvurmasın)`,
      String.raw`yaşı \d\d|genç adaylar|delikanlı|(?:yirmili|otuzlu|20'li|30'lu) yaşlar\w*`,
    ),
    young: String.raw`emekli\w*|yaşlı\w*|gençler|genç`,
    ask: String.raw`kaç yaşında\w*|yaşınız|doğum (?:tarihi\w*|yılı\w*)|yaşınızı|yaşın kaç`,
  },
  gender: {
    male: String.raw`bey(?:ler)?|erkekler|erkek\w*|bay|delikanlı|adam`,
    female: String.raw`hanım\w*|ev hanım\w*|kızlar|abla\w*|kadın\w*|bayan\w*|kız(?:lar)?`,
    both: 've|veya|/|,|&|ya da',
    slot: 'cinsiyet',
    always: words(
      String.raw`bayan eleman|erkek eleman|kız arkadaşlar|delikanlı|(?:güzel|genç|bakımlı) (?:bayan|hanım|kız)\w*`,
      String.raw`bayan (?:sekreter|garson|personel|aşçı|temizlikçi|eleman|kasiyer)\w*`,
      String.raw`erkek (?:şoför|garson|personel|kurye|işçi)\w*`,
    ),
    title: 'bayan|erkek|kadın|kız|hanım',
    ask: String.raw`cinsiyetiniz\w*|kadın mısınız|erkek misiniz|bay mı bayan mı`,
  },
  marital: {
    who: String.raw`bekar\w*|evli\w*|hamile\w*|nişanlı\w*|çocuksuz|çocuklu|çocuğu olan\w*|dul|boşanmış`,
    always: words(
      String.raw`(?:hiç )?evlenmemiş|evlenmeyen|bekar|hamile olma\w*|evli olmayan|çocuksuz|çocuğu olmayan`,
      'hamile olmayan',
    ),
    ask: words(
      String.raw`evlen\w*|ne zaman evlen\w*|sevgiliniz\w*|evli misiniz|bekar mısınız|çocuğunuz var|çocuk düşün\w*`,
      String.raw`hamile misiniz|medeni (?:hal|durum)\w*|evlenmeyi düşün\w*|nişanlı mısınız|kaç çocu\w*`,
    ),
  },
  religion: {
    who: words(
      String.raw`müslüman\w*|hristiyan\w*|alevi\w*|sünni\w*|musevi\w*|dindar\w*|namaz\w*|başörtü\w*|tesettür\w*`,
      'inançlı',
    ),
    always: words(
      String.raw`namazında\w*|beş vakit|dini bütün|namaz (?:kılan|kılar)\w*|başı (?:kapalı|açık)|alevi olmayan`,
      String.raw`müslüman ol\w*|dindar`,
    ),
    ask: String.raw`dininiz\w*|hangi (?:din|mezhep)\w*|mezhebiniz\w*|namaz kılıyor\w*|inancınız\w*|oruç tut\w*`,
  },
  race: {
    who: words(
      String.raw`suriyeli\w*|kürt\w*|afgan\w*|roman(?:lar)?|yabancı (?:uyruklu|uyruk)\w*|arap\w*|ermeni\w*`,
      String.raw`türk(?:ler)?|siyahi\w*|çingene\w*|mülteci\w*|karadenizli|doğulu`,
    ),
    always: words(
      String.raw`(?:sadece|yalnız) t\.?c\.? (?:vatandaş|uyruk)\w*[^.]{0,20}almıyoruz`,
      String.raw`(?:afgan|suriyeli|yabancı|özbek|pakistanlı)\w* alm[ıi]\w+|yabancı uyruklu istemiyoruz`,
      String.raw`(?:suriyeli|kürt|afgan|roman\w*|arap)[^.]{0,16}(?:başvurmasın|olmasın|alınmaz|müracaat etmesin|istemiyoruz)`,
      String.raw`sadece türk\w*`,
    ),
    ask: String.raw`etnik köken\w*|kökeniniz\w*|memleketiniz\w*|nerelisiniz|ırkınız\w*|milliyetiniz\w*`,
  },
  disability: {
    who: words(
      String.raw`işitme\w*|görme\w*|engelliler\w*|tekerlekli|sara hastası|hastalar|engelli\w*|engeli|özürlü\w*`,
      String.raw`kronik hastalı\w*|sakat\w*|sağlık (?:sorunu|problemi)|psikolojik tedavi\w*|psikiyatri\w*|depresyon\w*`,
    ),
    always: words(
      '(?:bedensel |fiziksel |zihinsel )?(?:özrü|özür|engeli|sakatlığı|kusuru) (?:olmayan|bulunmayan|olmamalı|yok)',
      String.raw`engel[il]\w* (?:bulunma\w*|olma\w*|yok)|engelsiz|sağlam yapılı`,
      String.raw`(?:sağlık|fiziksel) (?:sorunu|engeli|problemi) (?:olma\w*|bulunma\w*)`,
      String.raw`kronik hastalığı (?:olan|olma)\w*|vücut bütünlüğü`,
    ),
    ask: words(
      String.raw`(?:herhangi bir )?(?:engeliniz|hastalığınız|sağlık (?:sorununuz|probleminiz)|rahatsızlığınız)\w*`,
      'engelli misiniz',
    ),
  },
  looks: {
    photo: String.raw`fotoğraf\w*|resim\w*|resmi\w*|foto`,
    sent: String.raw`ekle\w*|gönder\w*|cv\w*|özgeçmiş\w*|başvuru\w*|boy`,
    who: String.raw`güzel|yakışıklı|bakımlı|zayıf|uzun boylu|çekici|alımlı|fizi[kğ]\w*`,
    always: words(
      String.raw`boyu posu|alımlı|güzel yüzlü|eli yüzü düzgün|endamlı|dış görünüş\w*|fizi[kğ]\w* (?:iyi|güzel)`,
      String.raw`prezentabl|presentable|(?:fiziği|fizik|dış görünüş\w*) (?:düzgün|güzel|önemli)|güzel görünümlü`,
      String.raw`\d[.,]\d\d boy\w*|boy\w* (?:en az )?\d[.,]\d\d|boy \d{3}|en az \d[.,]\d\d|kilo \d\d`,
      String.raw`boydan (?:fotoğraf|resim)\w*|(?:fotoğraf|resim|foto)\w* (?:gönder\w*|ekle\w*|zorunlu|şart)`,
      'selfie|özçekim|fotoğraflı (?:cv|özgeçmiş)',
    ),
    ask: String.raw`boyunuz\w*|kilonuz\w*|boy ve kilo\w*|boy kilo`,
  },
  money: {
    back: String.raw`güvence|depozito|teminat|kapora|iade\w*|geri (?:ver\w*|öde\w*|alır\w*)`,
    give: String.raw`bırak\w*|ver(?:iyorsunuz|ilir|meniz)\w*|öd(?:er|üyor|eme)\w*|sizden|yatır\w*`,
    fee: words(
      String.raw`(?:kayıt|başvuru|eğitim|dosya|evrak|danışmanlık|aracılık|kurs|vize|komisyon) (?:ücreti?|bedeli?|parası|masraf\w*|harcı\w*)`,
      String.raw`depozito|kapora|güvence bedeli|teminat (?:bedeli|yatır\w*|al\w*)|ön ödeme`,
    ),
    thing: words(
      String.raw`güvence|rapor\w*|sağlık raporu|belge\w*|kıyafet\w*|komisyon\w*|kart\w*|depozito|teminat\w*`,
      String.raw`kapora|ücret\w*|masraf\w*|vize\w*|üniforma\w*|kurs\w*|eğitim\w*|set\w*|harc\w*|bedel\w*`,
      String.raw`kimlik kartı|ürün\w*|izni\w*`,
    ),
    borne: words(
      String.raw`sizden|size ait\w*|\d+ maaş|ücretinizden|aday(?:a|dan|lara|lardan)(?: ait\w*)?`,
      String.raw`çalışan(?:a|dan) (?:ait\w*|alınır|kesilir)|çalışan (?:öder|karşılar)|işçi (?:öder|karşılar)`,
      String.raw`maaş(?:tan|ınızdan|ından)|kendi(?:niz|si) (?:öder\w*|karşılar\w*|alır\w*)`,
    ),
    pay: words(
      String.raw`alınıyor|alınacak|alıyoruz|kesiliyor|alınır|öde\w*|yatır\w*|gerek\w*|şart|zorunlu\w*|lazım`,
      String.raw`vermeniz|bırak\w*|satın al\w*|gönder\w*|elden`,
    ),
    always: words(
      String.raw`(?:kendiniz|kendi) (?:karşıla|öde|satın al)\w*|ödemeniz (?:gerek|bekle)\w*|karşılamanız gerek\w*`,
      String.raw`satın almanız (?:şart|gerek\w*|zorunlu)|teminat yatır\w*|kapora (?:ver|öde|yatır)\w*`,
      String.raw`maaşınızdan kesil\w*|ilk maaş alınır|başlangıç (?:paket|set|kit)ini.{0,20}(?:al|satın)\w*`,
      String.raw`(?:ücretini|harcını|masrafını|bedelini) (?:çalışan|işçi|aday) öde\w*`,
    ),
    free: words(
      String.raw`ücretsiz\w*|hiçbir ücret|ücret (?:talep etm\w*|alınmaz|almıyoruz|istemiyoruz)|talep etmiyoruz`,
      String.raw`(?:şirket|firma|işveren|biz)\w*(?: tarafından)? (?:karşıla\w*|öde\w*|ver\w*|ait\w*)|tarafımızca`,
      String.raw`şirketten|ödemeniz gerekmez|ödemezsiniz|kesinti yapılmaz|dolandırıcı\w*|şirkete ait\w*`,
      'biz ödüyoruz|karşılıyoruz',
    ),
    handled: words(
      String.raw`kaydetmek|almak|tedarikçi\w*|veliler\w*|kiralayan\w*|müşteri\w*|kiracı\w*|okul|öğrenci\w*`,
      String.raw`veli\w*|tahsil\w*|takib\w*|takip\w*|mutabakat\w*|bütçe\w*|iadeler\w*|anlatmak|fatura\w*|kiralama`,
      String.raw`kasa\w*|üye\w*`,
    ),
    papers: String.raw`pasaport\w*|kimli[kğ]\w*|diploma\w*|nüfus cüzdanı\w*|ehliyet\w*|belgelerinizin aslı|evrak aslı`,
    keep: words(
      String.raw`teslim\w*|alınır|alıyoruz|emanet\w*|bizde|işverende|bırakılır|şirkette kalır|saklan\w*`,
      String.raw`el konul\w*|alıkon\w*|rehin\w*|bizde kal\w*|işverende kal\w*|teslim (?:edil\w*|alınır)|tutul\w*`,
    ),
    checked: String.raw`kontrol\w*|fotokopi\w*|kopya\w*|misafir\w*|konuk\w*|ziyaretçi\w*|işlem\w*|yardım\w*`,
  },
};
