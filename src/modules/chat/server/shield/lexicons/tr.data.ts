import type { Lexicon } from '../lexicon.ts';

/** Endings are many: every word is a beginning unless it ends in `=`. */
export const TR: Lexicon = {
  pay: 'öde=|ödeme|ödemen|ödemeniz|ödeyin|ödüyorsun|ödeyece|ödeyip|yatır|gönderirseniz|havale|eft=|para gönder|para yolla|para at|lira at|tl at|atman lazım|aktar|karşılaman|adaya ait|adaydan|masrafı size|size ait|yatırım|peşin|taksit|hesabımıza|bloke et|ayrıca ödenir|iki taksit|elden ver|tamamla=|eksik var|bırakırsın|kaldı=|parça parça',
  topUp: 'yükle=|yükleme|yüklemeniz|yükleyin|yüklersen|bakiye ekle|kontör|bakiye yükle|hesabı doldur',
  buy: 'satın al|alıp kod|sipariş|alman gerek|almanız gerek|temin et|kendiniz alıyor|sizin almanız',
  fee: 'ücret=|ücreti|ücretini|ücretinin|bedel|masraf|depozito|kapora|teminat|harç|aidat|parası|para=|parayı|paranı|güvence|ödenti|vergi|komisyon bedel|tutar|fiyat|katılım pay|kaparo|ön ödeme|önden|avans|katkı',
  currency: 'lira|avro|euro|tl=|dolar|bin=|kağıt',
  upfront:
    'önce|öncesinde|baştan|yarısı|gerekiyor|lazım|şart=|kalmadı|sadece|olmadan|zorunlu|mecburi|kendi cebi|sizden|peşinat|yatırmadan|başlamadan|ayırmak için|kesinleşmesi için|yapılabilmesi için',
  feeItem:
    'eğitim|kurs|üniforma|kıyafet|yelek|kask|çanta|kart parası|yaka kart|vize|sağlık rapor|muayene|kit=|ekipman|malzeme|sigorta|belge|sertifika|evrak|dosya|kayıt|kargo|çekim|ajans kayd|danışmanlık|sabıka|araştırma|bilet|lisans|set=|form=|pasaport harc|başvuru|ehliyet|demirbaş|hijyen|portör|takip cihaz|giydirme|kutu|katalog|seçme|gemide|okulda|hat=|bölge',
  refund: 'iade|geri ver|geri öd|geri alı|geri dön|maaşla geri|maaşınla öde|maaştan düş|fazlasıyla dön',
  employerPays:
    'bizden|karşılıyor|karşılar|karşılanır|karşılayaca|şirkete ait|firma karşıl|şirket karşıl|ücretsiz|bedava|ücretli=|tam ücretli|tarafımızca|biz ödü|biz öder|dahil|para harcama|ödeme yapmayaca|size geri öderiz|veriyoruz|masrafı şirket|firmamız|biz karşıl|işverene ait|sağlıyoruz',
  salary:
    'maaş|aylık|saatlik|yevmiye|prim=|brüt|net=|sgk|ikramiye|zam=|yemek kartı|yol ve yemek|avans|fazla mesai|yan hak|izin',
  earnings: 'kazanç|kazancın|kazan=|çekim yap|çekebil|çekmeden|komisyon|bakiye|gelir|kâr=|getiri|ek gelir',
  task: 'görev|sipariş yap|seviye|vip=|beğeni|ön ödemeli sipariş|görev hesab|takip et',
  payApp: 'papara|iban=|ibana|western union|havale|ininal|paypal|fast=|dekont|ptt=|kapıda|elden|tosla',
  giftCard: 'hediye kart|google play|itunes|steam kart|kazı|kodlarını|razer|hediye çek|ön ödemeli kart',
  cheque: 'çek göndere|çeki|çek yolla|bozdur|çek=',
  remainder:
    'kalanını|gerisini|kalan=|kalanı|payınızı al|payını al|yüzde beşini|size kalır|sende kal|üzerine|gönderece|yollayaca|gerisi|senin payın',
  account: 'banka hesab|hesabına|hesabını|hesabınıza|hesap aç|adına|kendi adına|hesap numara|hesabın',
  rent: 'kiralı|kirala|kiraya|hesap kirala|hesabını kirala|kart kirala|kullandır|hesabı kartı|soru sormam|kullanmadığın hesab|hesabını alırım|kiralıyoruz|kullanmadığın|kartla şifre',
  crypto: 'kripto|usdt|bitcoin|btc|token|airdrop|coin|blokzincir|web3|stabil|tether',
  wallet: 'cüzdan|metamask|borsa|trust wallet|binance|sinyal|trade|yatırım platform|al sat',
  connect: 'bağla|onayla|imzayı onay|imzala|yetki ver|eşle|tanıt|qr okut|karekod',
  seed: 'kurtarma ifade|kurtarma kelime|12 kelime|on iki kelime|gizli kelime|özel anahtar|seed|gizli ifade|24 kelime|anahtar kelimeler',
  parcel:
    'koli|paket gel|etiket|yurt dışına|paketleri|evine kargo|yeniden paket|koliler|etiketi değiştir|kargoya ver|açma=',
  idDoc:
    'kimlik|tc kimlik|tc no|pasaport|ehliyet|e devlet|anne kızlık|doğum tarih|sicil|ikametgah|nüfus|adres belge|kredi notu|findeks|diploma|vukuatlı|kimliğin|kimliğiniz|hesap özet',
  photo:
    'fotoğraf|foto=|fotosu|selfi|selfie|özçekim|ön ve arka|önünü arkasını|önlü arkalı|elinde tut|yüzünüz|kopya|fotokopi|tarat|ekran görüntü|video|kısa bir video|adını söyle|kartı çevir|video çek',
  password: 'şifre|parola|kullanıcı ad|pin=|giriş bilgi|bilgilerinizle|apple kimli|icloud',
  otp: 'doğrulama kod|6 haneli|altı haneli|onay kod|sms kod|kod gelecek|kodu söyle|söyler|gelen kod|kod geldi|bana ilet|iletir mi|sms ile gelen|kodu iletin|kodu yaz|altı haneyi|gelen altı|çıkan numara|rakamları oku|kodu oku',
  card: 'banka kart|kredi kart|kart numara|16 hane|son kullanma|üç rakam|cvv|kartın|arkasındaki',
  banking: 'internet bankac|mobil bankac|banka uygulama|banka bilgi|bankadan|banka şifre|mobil banka|bankanı|bankanızı',
  install: 'kur=|kurun|kurup|kurulum|kuray|indir|yükleyici|program=|programı|eklenti|uygulamayı|apk|arşivi aç',
  run: 'çalıştır|başlat|betik|npm|pip|makro|yapıştır|içeriği etkin|açıp|exe=|projesini aç|derle|ayağa kald',
  repo: 'depo klon|depoyu|klon|repo|github|bağımlılık|kendi bilgisayar|bilgisayarında|proje dosya|zip=|unity proje|kaynak kod|sanal makine|tar gz|yarn|dosyasını aç|bilgisayarına',
  remote:
    'anydesk|teamviewer|quicksupport|uzak masaüst|uzaktan|rustdesk|ekranını|bağlanıp|12 haneli kod|ben hallede|alpemix|3389|uzak bağlantı|ultraviewer|gireyim|bilgisayarına gir',
  fileKind: 'apk|exe=|msi|rar=|zip=|makro|betik|paket=|sürücü paket|crack',
  guard:
    'antivirüs|antivirus|virüs program|kapat|güvenlik duvar|izin ver|iznini|yoksay|uyarı|vpn|bilinmeyen kaynak|erişilebilirlik|güvenli mod|yönetici olarak|devre dışı|sakla de|imzası yok|chrome uyar|uyarırsa|yine de yükle|bütün izin|tehlikeli derse|izinleri ver',
  terminal: 'terminal|komut|konsol|powershell',
  test: 'hackerrank|codility|tarayıcıdan|google meet|davet kart|yukarıdaki davet|program kurmanıza gerek yok|tarayıcı üzerinden|ekteki pdf',
  messenger:
    'whatsapp|whatsap|watsap|wp=|wpden|wptan|telegram|instagram|inst agram|insta=|instadan|signal|messenger|facebook|discord|yeşil uygulama|yeşil olan|bip=|viber|skype|line=|dm=|face=|tg=|tg grub|vatsab|vatsap|votsap|sesli mesaj|face|mavi uçak|kağıt uçak|snap|mavi uygulama',
  contact:
    'yaz=|yazın|yazma=|mesaj at|ara=|arayın|ekle=|ekleyin|ulaş|iletişime|devam edelim|oradan|geç=|geçelim|konuşalım|bana yaz|hesabına yaz|takip et|mesaj gönder|numarasına|bul=|gruba|haberleş|selam ver|konu=|diye ara|sesli konuş|bul beni|fotoğrafımda|ben ararım|ordan',
  yourNumber:
    'numaranı|numaranız|numaramı|numaram|telefonunu|telefon numara|numara|telefonu kelime|kişisel mail|mailime|mail adresi|cep telefon|hattım',
  notHere:
    'burdan yazma|buradan yazma|buraya yazma|buradan cevap ver|bu siteye|bu siteyi|bakmıyorum|üyeliğim|burada yazam|dışarıdan anlaş|komisyon ödeme|site dışı|siliniyor|siliyorlar|bu uygulama|buradan değil|burası|kaybetme|gizli yürüt|engelliyor|kayıt altında|bakan yok|kapanıyor|bu kutu|artık girm|kaydediliyor|okuyorlar|izliyorlar|silinmesin|yazıyla yaz|kimseye söyleme|kimseye anlatma|burda',
  login:
    'giriş yap|giriş yapınız|şifrenle gir|oturum aç|mail ve şifre|bankanı seç|bankanızı seç|normal şifre|şifrenizi girin|giriş=|banka giriş|parola ister|kaydol',
  verify:
    'doğrulayın|doğrula=|silinecek|kapatılacak|askıya|hesabınız|onaylandı|güncelleyin|engellenecek|iptal edilecek|şüpheli giriş|şikayet edildi|itiraz et|bot olmadığ',
  claim: 'yardımınız|destekli|yardımını|destek ödemesi|almak için|hak kazan|teşvik|yol yardımı|devlet destek|hibe',
  link: 'bağlantıya|linke|tıkla|link=|adresinden|üzerinden açıp|sitesinden|burada=|formu|formunu',
  urgent:
    'bugün|hemen|şimdi|acil|yarın|dakika|saat içinde|mesai bitimi|son gün|dolmak üzere|süreniz|bu akşam|çabuk|öğleden önce|son kontenjan|kontenjan|24 saat|acele',
  must: 'gerekiyor|gerekmektedir|lazım|şart|zorunda|lütfen|gerek=|mecbur|istiyor|istiyoruz|sadece|yeterli',
  give: 'gönder|yolla|at=|atın|ilet|yaz=|yazın|paylaş|söyle|ver=|verin|teslim et|ulaştır|bildir|doldur|yükle|çek=|göster',
  not: 'yok=|değil|hiçbir|asla|hiç=|almıyoruz|istemiyoruz|gerek yok|gönderme=|göndermeyin|göndermenize gerek|yapmayaca|kullanmıyoruz|veremem|olmaz|etmiyoruz|gerekmiyor|gerekmez|etmeyin|ne de|istemeyiz|almayız',
  warn: 'dolandır|sahte|şikayet|bildirin|şüphe|dikkat|güvenli değil|sahtekar|raporla|fraud|tuzak|ihbar',
  anyone: 'isteyen olursa|biri|birisi|başka bir ajans|bizim adımıza|geçen ay|adımıza',
  duty: 'işiniz|ürünümüz|müşteri|vardiya|ekib|deneyim|kasiyer|gişe|entegrasyon|satacaksınız|yöneteceksiniz|kullanıcı|arıyoruz|mağaza|ofis|görevli|kâtib|hata kayıt|destek hattı',
  past: 'çalıştım|yaptım|yazdım|kurdum|bitirdim|yıl=|deneyimim|tamirci|yapıyorum|veriyorum|oldum|ekledim|ilgileniyorum|tuttum|biliyorum',
  ask: 'mi=|mı=|mu=|mü=|musunuz|mısınız|misiniz|müsünüz|nedir|ne zaman|kaç|nasıl|mıyız|miyiz|yoksa',
  inPerson:
    'ilk gün|ilk iş günü|imza|ofiste|yüz yüze|tekliften sonra|teklif sonrası|getirin|yanınızda|insan kaynakları|fabrikamız|girişte|aslı=|sözleşme imzala|gelip gör|anlaşmalı hastane',
  interview:
    'mülakat|görüşme|başvuru|pozisyon|kabul|olumlu|seçildi|tebrik|aday|ilan|sözleşme|işbaşı|kadro|uygun bulundu',
  bait: 'evden|evde|günlük|kolay|basit|deneyim gerek|garanti|kanka|kuzum|ek iş|iş hazır|tecrübe şart değil|hanımefendi|bir saat|başla=|sabıka kaydı istemiyoruz|yapmana gerek yok|hiçbir şey yapma',
  agent:
    'ajans|danışman|avukat|tedarikçi|aracı|temsilci|muhasebe|müdür|mobilyacı|patron|acente|yetkili|hanımefendi önce|tanıdık|taşeron|dayı',
  keep: 'teminat olarak|bizde kala|alıkoy|rehin|sözleşme bitene kadar|el koy|bende dur|pasaportun',
  mule: 'havale gelecek|parası gelecek|hesabına düş|hesabınıza düş|hesabına müşteri|bankamatikten çek|kuryemize|şoförümüze|pos cihaz|çekip|elden teslim|sende kal|yüzde|kartına para|bankamatik|zarfı|büfeye|senin=',
  loan: 'kredi çek|kredi kullan|bahis|casino|adınıza hat|adına hat|kendi adınıza|üye ol|gizli müşteri|borç al',
  stock: 'malını|stok|bayi|ürünleri önce|arkadaş getir|seviye atla|satınca|satıp|distribütör|paket al',
  overpaid: 'fazla yat|farkı|geri yolla|borç görün|gümrük|kurtar|zarf|tanıdığım|torpil|içeride|ödenmemiş|kapatın ki',
  invest: 'yatırım|hocamız|ikiye katla|panelde|kâr garant|getirisi|takip et|ile başla',
  prompt:
    'evet benim|bildirim düş|bildirim gel|doğrulayıcı|onay ver|rakamları söyle|giriş isteği|iki kez onayla|pencere çık|ne yazıyor|o rakamlar|googledan|mesaj düşür',
  reserve: 'yerinizi ayır|yerini ayır|ayırtıyor|kontenjan|yeriniz|rezerve|koltuk için',
  portal: 'personel portal|portala|bu sohbete yazma|bu sohbete|ik sistemi=|buraya göndermeyin|portalına',
  payer3:
    'öğrenci|üye aidat|aidat|müşterilerden tahsil|tahsil|faturası bize|bize geliyor|misafir|kapıda tahsilat|makbuz|hasta',
  weTransfer:
    'hesabınıza yatır|biz takip|maaştan düşül|bordroda|hesaba yatar|destek var|size öder|biz öderiz|bize fatura',
  lookFor: 'diye arat|diye bul|yazınca|yönlendir|numara bırak|yaşını yaz|mavi uçak|arat=|aratıp',
  signed: 'kabul ettiğinize|imzayı attı|deneme süresi|sonra personel|yazılı teklif|imzaladıktan|kabulden sonra',
};
