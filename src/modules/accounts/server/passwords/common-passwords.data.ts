/**
 * Words that lists of leaked passwords begin with, in the languages of our sites: alone, or with digits and signs around
 * them and letters swapped for digits, they are what is tried first. Only words: runs such as 1qaz2wsx are found by rule.
 */
const WORDS = `
password passwort passw passcode passphrase pass secret secrets login logon signin signup access letmein letmeinnow
welcome changeme change default guest admin administrator root toor user username test tester testing temp temporary
demo sample example master mastermind server system oracle cisco mysql postgres database windows microsoft google gmail
facebook instagram twitter tiktok youtube whatsapp telegram linkedin amazon netflix spotify apple iphone android samsung
nokia sony nintendo playstation xbox pokemon pikachu minecraft roblox fortnite starwars startrek matrix hello helloworld
hellokitty hi goodbye whatever nothing anything something computer laptop internet network security private office work
company business manager boss employer employee recruiter jobseeker candidate interview resume career job jobs money
dollar cash million millionaire rich winner success lucky luckyday trustno trustme nopassword mypassword yourpassword
thepassword newpassword oldpassword mypass newpass firstpass qwertyuiop asdfghjkl zxcvbnm qazwsx
love lover loveme loveyou iloveyou iloveu iloveme iloveher ilovehim ilovemom ilovemum ilovejesus myjesus jesus jesuschrist
christ christian god godisgood godislove lord bible faith hope angel angels blessed blessing heaven forever always
sweet sweetie sweetheart honey baby babygirl babyboy babe darling kiss kisses hugs cutie beautiful gorgeous pretty
princess prince queen king kingdom superstar star stars rockstar rock rockyou music guitar piano dance dancer singer
sunshine sunflower sun moon moonlight sky rainbow flower flowers rose roses lily daisy jasmine butterfly summer winter
spring autumn january february march april may june july august september october november december monday tuesday
wednesday thursday friday saturday sunday morning midnight tonight today tomorrow yesterday happy happiness smile
friend friends friendship family mother father mommy daddy mom dad mama papa brother sister sisters brothers grandma
monkey dragon tiger lion panther eagle falcon phoenix wolf wolves horse horses dolphin shark turtle rabbit bunny kitty
kitten cat cats dog dogs doggy puppy puppies fish bird panda bear teddybear elephant butterfly chicken cookie cookies
chocolate strawberry banana orange cherry lemon mango coconut peanut pepper ginger sugar candy cupcake cheese pizza
coffee beer whiskey vodka football soccer baseball basketball hockey tennis golf volleyball cricket rugby boxing
liverpool chelsea arsenal manchester manutd manunited juventus barcelona realmadrid madrid milan inter bayern dortmund
yankees lakers cowboys steelers packers raiders patriots eagles redsox ronaldo messi neymar jordan kobe lebron
superman batman spiderman ironman wonderwoman hulk avengers thor joker ninja samurai warrior soldier knight hunter
ranger rangers maverick thunder lightning storm shadow ghost phantom demon devil killer assassin pirate bandit rebel
viper cobra scorpion diablo mustang ferrari porsche mercedes corvette camaro harley yamaha honda toyota bmw audi
silver golden gold diamond crystal pearl platinum purple yellow orange green black white blackandwhite redrose bluesky
freedom liberty peace power energy magic wizard merlin gandalf legend hero champion victory cool awesome amazing
genius crazy insane gangster gangsta player gamer poker casino cheater loser idiot stupid fuck fuckyou fuckme fuckoff
bitch asshole pussy sexy sex bigdick dick cock boobs nipple porn hardcore naughty
michael jennifer jessica ashley amanda daniel david robert joseph matthew andrew anthony joshua justin christopher
nicholas jonathan brandon tyler william james john thomas charles richard george edward alexander alexandra alexis
samantha elizabeth stephanie nicole melissa michelle heather rachel rebecca sarah laura lauren megan brittany danielle
victoria vanessa natalie natasha olivia emily emma sophia isabella charlotte maria mary anna anne diana patricia linda
barbara susan karen nancy lisa sandra angela andrea monica veronica patrick kevin brian jason steven eric adam aaron
austin dallas denver phoenix chicago boston london paris berlin tokyo newyork california texas florida america england
canada australia germany france russia china india indonesia malaysia singapore japan brasil brazil mexico colombia
argentina chile peru spain espana turkey turkiye istanbul ankara izmir dubai qatar kuwait saudi egypt morocco philippines
vietnam thailand taiwan hongkong jakarta bandung surabaya kualalumpur bangkok manila
contrasena contrasenia clave micontrasena miclave secreto acceso bienvenido bienvenida usuario administrador prueba
teamo tequiero teamomucho tequieromucho amor miamor amormio amorcito mivida micorazon corazon cielo estrella princesa
hermosa bonita preciosa chiquita mariposa felicidad amistad amigos familia mama papa hermano hermana dios diosteama
diosesamor jesucristo angelito gatito perrito futbol alejandro alejandra carlos carlitos daniela fernando fernanda
gabriela guadalupe francisco javier jorge jose juan juancarlos luis luisa manuel mariana miguel pedro ricardo roberto
rodrigo santiago sebastian valentina camila sofia lucia america chivas cruzazul bocajuniors riverplate
senha senhas minhasenha mudar acesso bemvindo teste usuario segredo euteamo teamo meuamor amorzinho saudade felicidade
amizade familia deus deusefiel deusnocomando jesuscristo flamengo corinthians palmeiras santos saopaulo vasco gremio
cruzeiro brasileiro princesinha gatinha gatinho cachorro borboleta estrela coracao vida linda bruno rafael gabriel
lucas mateus felipe gustavo leonardo marcelo ana juliana fernanda patricia beatriz leticia mariana
katasandi sandi rahasia masuk selamatdatang sayang sayangku sayangkamu cinta cintaku cintakamu akucintakamu
akusayangkamu kamu bismillah alhamdulillah subhanallah astagfirullah allah allahuakbar insyaallah muhammad ahmad
keluarga mamapapa mamah bapak ibu anakku bidadari bidadariku cantik ganteng indah bunga mawar merdeka pancasila garuda
persib persija arema terimakasih semangat berkah doraemon katalaluan kataluan rahsia sayangmama keluargaku malaysiaku
sifre parola sifrem giris hosgeldin deneme yonetici kullanici gizli seniseviyorum seniseviyom askim askimsin canim
canimbenim hayatim bebegim birtanem tatlim prenses guzel kelebek melek annem babam ailem fenerbahce galatasaray
besiktas trabzonspor cimbom kartal aslan mustafa mehmet ahmet mustafakemal ataturk ayse fatma emre murat turk turkiyem
pasuwado himitsu sakura arigato arigatou konnichiwa ohayo aishiteru daisuki kawaii nippon nihon tanaka suzuki sato
takahashi watanabe yamamoto doragon naruto sasuke onepiece luffy dragonball goku gundam totoro
mima wodemima mimamima woaini woaini woaiwo woaiwojia woaimama wobuzhidao nihao nihaoma zhongguo beijing shanghai
taibei xiaoxiao xiaolong baobao baobei laopo laogong laogongwoaini mama baba zhang wangwei liwei
habibi habibti hayati albi bismilah alhamdullah inshallah mashallah salam salamalaikum assalam mohammed mohamed ahmed
mahmoud mustapha hassan hussein abdullah abdulrahman fatima khadija maryam omar khaled yousef ibrahim saudia masr misr
charlie donald buster tigger hammer taylor bailey nascar jackson cameron martin sparky winston marlboro iceman boomer
cowboy scooter madison morgan spider slayer bigdog maddog tinkerbell garfield angelica cristian nirvana metallica greenday
eminem slipknot linkinpark hannah sophie oliver sweety lovely babygurl precious motdepasse azerty soleil bonjour
marseille schatz hola holahola futebol trabzon kucing melayu katakunci merlion anata hiroshi yamato taipei riyadh
パスワード ぱすわーど ひみつ 秘密 暗証番号 密码 我的密码 密碼 我的密碼 我爱你 我愛你 口令
كلمةالسر كلمةالمرور كلمتي سري مرحبا حبيبي حبيبتي احبك بسمالله محمد
parley parleyapp parleyjobs
`;

export const commonWords: readonly string[] = WORDS.split(/\s+/).filter(Boolean);
