import type { Lexicon } from '../lexicon.ts';

export const EN: Lexicon = {
  pay: 'pay|pays|paying|payable|remit|wire|transfer|transfers|send money|settle|clear the balance|venmo me|cash out|make payment|make a payment|do the payment|be paid by you|bear|bears|fund|contribute|prepay|put down|chip in|cover the|spend|invest|cash on arrival|handle this part|drop 5k|installments|instalments|in two parts|separately|missing funds|put in the missing|buy into',
  topUp: 'top up|topup|recharge|add funds|load your|fund your account|deposit at least|deposit it|put in your own',
  buy: 'buy|purchase|order it|order the|pick up|get yourself|acquire|lease',
  fee: 'fee|fees|charge|charges|deposit|cost|costs|payment|payments|amount|sum of|sum|dues|money|levy|premium|bond|price|token|fronting|front the|out of pocket',
  currency: 'dollars|pounds|euros|quid|bucks|naira|rupees|pesos|grand',
  upfront:
    'up front|upfront|in advance|advance|beforehand|first half|half now|down payment|one time|before we can|before you can|before the interview|before you start|prior to|pending from your side|at your expense|own cost|own pocket|out of pocket|yourself|on you|candidate bears|candidate pays|from your side|failure to pay|not covered',
  feeItem:
    'training|course|uniform|badge|id card|visa|medical|kit|starter|equipment|laptop|background check|background screening|screening|insurance|certificate|form|onboarding|registration|processing|application|courier|shipping|customs|tax|work permit|ticket|materials|security|photoshoot|portfolio shoot|license|drug test|placement|recruitment|documentation|activation|aptitude test|hygiene certificate|clearance|comp card|casting|audition|franchise|territory|shipping label|interview card|test form|pre screening|app access',
  refund:
    'refund*|reimburs*|get it back|comes back|returned|back with your first|pay you back|repaid|repay|given back|recoup',
  employerPays:
    'we pay|we cover|we will pay|we will cover|well pay|well cover|weve paid|we paid|paid by us|paid by the company|company pays|company covers|covered by|at our expense|on us|we sponsor|we provide|provided|we reimburse|free of charge|for free|free|nothing to pay|no cost|no charge|included|fully paid|is paid|paid training|wont be charged|wont spend|pay nothing|company card|we ship|shipped to you|our cost|we bear|employer covers|employer pays|well send you|aprons are ours|we dont|wed never|take a cut',
  salary:
    'salary|salaries|wage|wages|per hour|an hour|a month|monthly|payroll|paycheck|pay day|payday|hourly|annual|per year|base pay|signing bonus|overtime|invoice|contractor agreement|gross|net|benefits|pension|compensation|budget',
  earnings:
    'commission|commissions|earnings|profit|profits|withdraw|withdrawal|withdrawals|bonus|payout|income|easy money|daily pay|per task|rewards',
  task: 'task|tasks|optimisation|optimization|orders|mission|missions|rate products|like videos|boost|merge|vip|premium order|set of|unlock',
  payApp:
    'paypal|zelle|venmo|cash app|cashapp|western union|moneygram|gcash|gpay|upi|paytm|apple pay|wise|revolut|skrill|bank transfer|money order|m pesa|mpesa|chime|paymaya',
  giftCard:
    'gift card|gift cards|giftcard|itunes|steam card|google play card|apple card|voucher|prepaid card|scratch|razer gold|vanilla card',
  cheque:
    'check for|cashiers check|cheque|checks|mail you a check|mailing you a check|certified check|deposit the check|echeck|a check',
  remainder:
    'the rest|remainder|remaining|balance|forward it|send it on|pass it on|forward the|keep your share|your share|you keep|take out your|is yours|on to|keep 150|send the rest|the rest to',
  account:
    'bank account|personal account|your account|account number|accounts|routing number|iban|account in your name|in your name',
  rent: 'rent your|rent out|lease your|lend|hand me the login|per account|sell your account|sell me your|no questions|buy your account|old bank account|we rent it|dont use|spare account|unused account|the card and the app',
  crypto:
    'crypto|bitcoin|btc|usdt|eth|ethereum|tether|token|tokens|nft|defi|blockchain|on chain|staking|airdrop|coin|coins|dapp|solana|web3|stablecoin|usdc',
  wallet:
    'wallet|wallets|metamask|phantom|trust wallet|walletconnect|ledger|coinbase|binance|exchange|crypto atm|trading platform|trade|signals',
  connect:
    'connect your|connect to|link your|link it|approve|sign the message|sign the transaction|whitelist|authorize|authorise|scan the qr|sync',
  seed: 'seed phrase|recovery phrase|secret phrase|12 words|24 words|twelve words|private key|private keys|mnemonic|secret words|recovery words|keystore',
  parcel:
    'parcel|parcels|package|packages|repack|relabel|reship|new labels|ship them|ship abroad|to your home|boxes|box arrives|change the label|swap the label|drop them at|post office',
  idDoc:
    'passport|passports|id card|drivers license|driving licence|driver license|drivers licence|licence|national id|ssn|social security|date of birth|maiden name|birth certificate|utility bill|proof of address|id|ids|green card|tax id|nric|aadhaar|pan card|identity|bank statement|bank statements|voided check|credit report|void check|identification|home address',
  photo:
    'photo|photos|photocopy|picture|pictures|pic|pics|scan|scans|copy of|copies|front and back|both sides|selfie|holding your|next to your face|beside your face|clear image|snap|screenshot|video of|short clip|saying your name|in view|turn it over',
  password:
    'password|passwords|passcode|username|login details|credentials|log in details|pin|memorable word|security answer|user and|login and|apple id|icloud|first school|ni number|sort code',
  otp: 'otp|verification code|6 digit|six digit|code by text|code was just sent|code you receive|one time code|text message code|sms code|security code sent|the code that|confirmation code|a code|code to your phone|read it to me|forward it to me|passcode texted|digits you|six digits|nine digits|digits that|number that pops up|activation code|the pin you get',
  card: 'debit card|credit card|card number|cvv|cvc|expiry|digits on the back|16 digit|atm card|your card',
  banking: 'online banking|internet banking|bank login|banking app|bank details|banking tab|bank info|banking',
  install: 'install|installer|download|set up the app|sideload|unzip|extract|plugin|extension|desktop app|add on',
  run: 'run|execute|launch|start the server|open the attached|open the file|double click|npm|npm install|npm start|pip install|docker compose|enable macros|enable content|enable editing|paste this|run anyway|build it|boot',
  repo: 'repo|repository|clone|git clone|github|gitlab|bitbucket|zip|archive|codebase|project files|source code|locally|localhost|own machine|own laptop|own computer|personal laptop|your machine|virtual machine|not in a vm|tar gz|yarn|unpack|hta|failing test|your computer|onto your computer',
  remote:
    'anydesk|teamviewer|quicksupport|rustdesk|ultraviewer|screenconnect|logmein|splashtop|remote desktop|remote access|nine digit address|remote control|supremo|share your screen|chrome remote|hop onto|zoho assist|aeroadmin',
  fileKind: 'apk|exe|msi|dmg|scr|bat|vbs|rar|macro|macros|jar|iso|script|setup|vsix',
  guard:
    'antivirus|anti virus|virus scanner|defender|firewall|smartscreen|false positive|turn off|disable|pause it|allow it|unknown sources|permission|permissions|accessibility|as administrator|sudo|admin rights|security warning|ignore the warning|press keep|isnt signed|not signed|warns you|more info|keep when|blue window|ignore the|anyway|allow all',
  terminal: 'terminal|command line|powershell|console|curl|bash|command prompt|this command',
  test: 'hackerrank|codility|leetcode|coderpad|codesignal|in your browser|in the browser|take home|google meet|calendar invite|invitation card|nothing to install|attached here|attached as a pdf',
  messenger:
    'whatsapp|whatsap|whats app|watsapp|wa|telegram|signal|wechat|viber|skype|messenger|instagram|insta|facebook|discord|snapchat|zangi|imessage|hangouts|kik|green app|line app|line id|wickr|imo|botim|google chat|facetime|tiktok|threema|tg|tg group|voice notes|whats ap|fb|linkedin|line|kakao|zalo|paper plane|blue plane|green phone app|green one|bird app|blue app',
  contact:
    'text me|text our|text him|text her|call me|call our|message me|message our|message him|message her|add me|add our|add him|add her|reach me|reach out|hit me up|contact me|contact our|contact my|ping me|dm|dm me|write to me|write me|email me|find me|search for|drop me|save her number|save my number|send her|send him|say hello|reach us|reach him|speak to my|chat with|ring me|ring him|buzz me|continue on|carry on over|move to|move over|switch to|lets talk on|lets chat|say hi|shoot me|look up|quote|in the subject|move this over|move the conversation|by text tonight|look me up|hit me|add us|my number is in|in my picture|ring you',
  yourNumber:
    'your number|phone number|cell number|mobile number|whats your number|give me your number|your whatsapp|your telegram|your email|personal email|my number|his number|her number|the number|area code|private number',
  notHere:
    'rarely on this|not on here|not here|dont check|doesnt check|dont reply here|do not reply here|not reply on this|this site is slow|this app|this site|this platform|on here|off the platform|outside the platform|without the platform|platform taking|they delete|they monitor|gets deleted|cant say more|cant talk about it here|doesnt use job boards|site charges|instead of here|limited here|account expires|log out soon|outside this|recorded|its recorded|dont type here|isnt monitored|inbox isnt|wont see replies|nobody reads|im leaving this site|closes at|read everything|they read|admins watch|watching here|filter|eats it|this app never|keep it between us',
  login:
    'log in|login|sign in|sign in with|log in with|log in again|enter your password|enter your bank|choose your bank|select your bank|google email|bank login|password required|register first',
  verify:
    'verify your|verify|confirm your identity|confirm your account|validate|will be suspended|will be deleted|be closed|suspended|deactivated|unusual sign in|pre approved|security team|parley security|parley support|account will|reactivate|was reported|appeal|prove you arent|not a bot|migration|re enter',
  claim:
    'claim|claim your|subsidy|grant|relocation bonus|allowance|eligible for|benefit payment|prize|reward waiting|allowance is ready',
  link: 'click here|click|click the link|this link|link below|tap here|apply at|form at|share drive|see here|download from|portal',
  urgent:
    'today|now|right away|asap|immediately|within the hour|within 24 hours|hours|before 4pm|tonight|same day|last slot|slots|limited|hurry|fast|quickly|expires|as soon as|deadline|minutes|at once|urgent|urgently',
  must: 'must|need to|have to|required|kindly|please|compulsory|mandatory|just|only|we need|i need|should|make sure',
  give: 'send|send me|send us|share|give me|provide|forward|reply with|fill in|tell me|type|upload|submit|hand over|read it|paste|show me|let me have|pass me|snap me',
  not: 'no|not|never|dont|doesnt|wont|cant|without|neither|nor|isnt|nothing|none|nobody|no one',
  warn: 'scam|scams|scammer|scammers|fraud|fraudulent|fake|report|suspicious|be careful|beware|smells|phishing|impersonat*|pretend*|claiming to be|mules|spot|stay safe',
  anyone: 'anyone|anybody|someone|somebody|another agency|if anyone|that person|other recruiter',
  duty: 'you would|youd|the role|role is|our product|our customers|customers|clients|the team|our team|responsible|experience|analyst|engineer|teller|counter|cashier|shift|module|integration|users|support queue|sell|teach|handle|handling|you will work|own the|build|maintain|review|the shop|shop',
  past: 'i worked|i have worked|ive|i built|i ran|i led|i support|my last job|years|i was|i used to|i developed|i managed|i finished|ive finished|i am a|im a|my project|i wrote|i have',
  ask: 'do i|do you|does the|is there|is it|are there|could you|can i|would you|when|which|how long|should i|will i|do we',
  inPerson:
    'first day|day one|in person|at reception|on site|when you sign|youve signed|after the offer|after an offer|once youve signed|signed|at the office|original|hand it straight back|hr portal|right to work|in the office|contract day|first morning|bring|room',
  interview:
    'interview|call|hiring manager|round|shortlisted|selected|chosen|hired|congratulations|offer letter|applicant|slot|vacancy|position',
  bait: 'work from home|no experience|easy|simple|very simple|per day|a day|guarantee*|2 hours|few hours|flexible|double|part time|home based|unlimited|financial freedom|dear|my dear|sir|madam|kindly|ma',
  agent:
    'agent|agency|lawyer|supplier|vendor|approved supplier|embassy|employer family|family in|partner|our director|finance team|manager|officer|fixer|our guy',
  keep: 'keep your passport|keep your original|hold your passport|as security|as collateral|as guarantee|until the contract ends|at the end of the contract|passport stays|stay with me',
  mule: 'receive wires|receive payments|receive transfers|lands in your account|comes into your|come into your|money arrives|into your bank account|process payments|payment agent|cash it out|withdraw the cash|deliver the cash|hand it to our|hand it to me|to our driver|to our courier|card terminal|take your cut|your cut|keep 8|cash we transfer|local agent|top up your debit|envelope|at the atm|leave the envelope|withdraw at|hits your account|forward it to our',
  loan: 'loan|loans|credit in your name|borrow|betting site|betting sites|casino|sign up at|sim card|sim cards|phone contract|contracts in your name|verified account|verified paypal|test buyer|mystery shopper',
  stock:
    'stock|inventory|merchandise|resell|distributor|recruit three|recruit friends|bring friends|your upline|downline|ambassador|first weeks stock|sell to friends|membership pack|onboarding pack|starter pack',
  overpaid:
    'overpaid|difference|send back|return the rest|unpaid|outstanding|owe|owes|arrears|release fee|customs|held at|settle the|clear it|thank you of|pulled strings|gratitude|under the table|envelope',
  invest:
    'invest|investment|mentor|double|doubles|dashboard|returns|my uncle|analyst signals|put in what|what you can afford|i match it|guaranteed profit|trade on|follow my',
  prompt:
    'press yes|tap yes|approve the login|login request|authenticator|pop up in your|numbers that pop|notification on your phone|push notification|confirm it is you|scan this with your|approval pop up|confirm it twice|what does it say|those numbers|triggered an sms|sms to you|window pops',
  reserve:
    'hold your place|hold the seat|secure your|secure the|reserve|keep your spot|save your spot|slot goes|lock in',
  portal:
    'hr portal|staff portal|employee portal|hr system|welcome pack|docusign|onboarding system|not in this chat|dont post|dont send|not here|official government service|in the portal',
  payer3:
    'students|members|guests|membership fees|customers pay|they invoice us|invoice us|membership|landlord|patients|buyers|tenants|cash on delivery|till',
  weTransfer:
    'well transfer|we transfer|we will transfer|to you the week after|we reimburse|reimburse you|pay you|paid to you|paid by bank transfer|we pay invoices|you earn|you get paid|our account|invoice|from day one|off your wages|from your wages|we take it off',
  lookFor:
    'look for|find us|find me|under the name|write apply|to the page|leave me a number|a number where|same name as|search for|write there|put your age|guide you|look up',
  signed:
    'youve accepted|youve signed|now that youve|once youve accepted|after youve|after that hr|since you signed|welcome aboard|once you accept|after probation|passed probation|written offer',
};
