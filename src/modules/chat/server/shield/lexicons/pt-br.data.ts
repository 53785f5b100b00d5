import type { Lexicon } from '../lexicon.ts';

export const PT_BR: Lexicon = {
  pay: 'paga|pagar|pague|pagando|pagou|deposite|deposita|depositar|depositando|transfere|transferir|transfira|faz um pix|faca um pix|fazer um pix|faz o pix|faz a transferencia|quitar|quite|quita|acertar|arcar|bancar|investir|invista|colocar|coloca|repassa|repassar|custear|desembolsar|mandar o dinheiro|enviar o valor|cobra|parcelo|parcela|parcelamos|adiantar|pagos a parte|a parte|em duas vezes|dividir|ficam contigo|fica contigo|manda no pix|coloca a diferenca|faltam 240|no cartao pra voce|por sua conta e|a prazo',
  topUp:
    'recarregar|recarrega|recarga|recarregue|adicionar saldo|colocar saldo|desbloquear|ativar sua conta|completar o combo|complete o combo|credito na plataforma',
  buy: 'compra|comprar|compre|comprando|adquirir|adquira|adquire|comprei',
  fee: 'taxa|taxas|custo|custos|custa|valor|deposito|caucao|entrada|sinal|honorario|honorarios|pagamento|dinheiro|grana|mensalidade|boleto|imposto|fica por|investimento|preco|frete|despesa|despesas|matricula|cobranca|franquia|adiantamento|tarifa|ativacao|kit inicial',
  currency: 'reais|dolares|conto|contos|pila|mangos',
  upfront:
    'adiantada|adiantado|antecipado|antecipadamente|antes de|primeiro|metade agora|metade|por conta do candidato|por sua conta|do seu bolso|quem paga e voce|obrigatorio|obrigatoria|pra garantir|para garantir|pra liberar|para liberar|so falta|falta|sem isso|so precisa|a vista',
  feeItem:
    'curso|cursinho|treinamento|uniforme|cracha|carteirinha|visto|exame|exame admissional|kit|equipamento|notebook|material|antecedente|antecedentes|seguro|certificado|documentacao|cadastro|inscricao|registro|passagem|composite|book|fotos|frete|transportadora|despachante|apostila|integracao|licenca|ficha|agenciamento|atestado|carteirinha sanitaria|rastreador|bau|adesivo|material fotografico|franquia|regiao|rota|escola|stcw|curso stcw',
  refund:
    'reembols*|devolve|devolvemos|devolvido|volta com|a gente devolve|ressarc*|descontado|acerto com voce|estorn*',
  employerPays:
    'empresa paga|a empresa paga|pago pela gente|pago pela empresa|pagamos|por nossa conta|por conta da empresa|a gente paga|cobrimos|gratuito|gratuita|gratis|sem custo|incluso|inclusa|recebendo normal|e pago|nao gasta|nao paga nada|a gente reembolsa|damos|fornecemos|recebe direto da gente|paga pela empresa|sem desconto|pela empresa|vai pra sua casa',
  salary:
    'salario|por mes|mensal|por hora|bruto|liquido|vale|vr|vt|nota fiscal|clt|bonus|holerite|ferias|plano de saude|hora extra|remuneracao|beneficios|decimo terceiro',
  earnings: 'comissao|comissoes|ganhos|sacar|saque|saldo|lucro|rendimento|renda extra|ganhar|ganha',
  task: 'tarefa|tarefas|missao|missoes|combo|vip|nivel|avaliadora|avaliador|curtir|curtidas|plataforma',
  payApp:
    'pix|chave pix|picpay|mercado pago|boleto|paypal|western union|nubank|deposito bancario|transferencia|ted|qr code|loterica',
  giftCard:
    'cartao presente|cartoes presente|gift card|gift cards|google play|itunes|vale presente|codigos|raspar|raspa',
  cheque: 'cheque|cheques|um cheque',
  remainder:
    'o resto|o restante|restante|fica com|voce fica com|sua parte|passa pra frente|repassa|manda o resto|reenvia|repassa o resto|o resto pra|devolve nesse',
  account:
    'conta bancaria|conta no banco|sua conta|no seu nome|em seu nome|conta em dois bancos|agencia|contas|numero da conta|laranja',
  rent: 'alugamos|alugar|aluga|emprestar sua conta|emprestar a conta|aluguel de conta|vender sua conta|maquininha|compro sua|conta parada|sem pergunta|vende sua conta|a gente aluga|cartao e a senha',
  crypto:
    'cripto|criptomoeda|criptomoedas|bitcoin|usdt|btc|token|tokens|airdrop|usdc|web3|blockchain|nft|moeda digital',
  wallet:
    'carteira digital|carteiras digitais|sua carteira|da carteira|metamask|corretora|exchange|trust wallet|binance|trade|operacoes|sinais|wallet',
  connect:
    'conecta|conecte|conectar|vincula|vincule|assina a|assine a|assinar a|aprova|aprove|autoriza|autorize|transacao|escaneia',
  seed: 'frase de recuperacao|frase semente|12 palavras|doze palavras|palavrinhas|chave privada|24 palavras|palavras secretas|frase secreta',
  parcel:
    'encomenda|encomendas|etiqueta|reenvia|reenviar|em casa|exterior|pacote|pacotes|caixas|troca a etiqueta|posta no correio|nao abre',
  idDoc:
    'rg|cpf|cnh|passaporte|documento|documentos|identidade|comprovante de residencia|comprovante de endereco|data de nascimento|nome da mae|titulo de eleitor|carteira de trabalho|gov br|score|pis|certidao|extrato|dados pessoais',
  photo:
    'foto|fotos|selfie|frente e verso|dos dois lados|segurando|na mao|copia|escaneado|print|imagem|video|video curto|falando seu nome|depois vira|grava um',
  password: 'senha|senhas|usuario|login|pin|credenciais|senha do|apple id|icloud',
  otp: 'codigo|codigo de 6|6 digitos|seis digitos|codigo no seu|me passa aqui|assim que chegar|vai chegar|chegou um codigo|token do banco|sms|me encaminha|seis numeros|numeros que chegaram|numeros do token|me fala os',
  card: 'cartao de debito|cartao de credito|numero do cartao|cvv|validade|frente do cartao|do cartao|seu cartao|tres numeros',
  banking:
    'internet banking|app do banco|dados bancarios|seu banco|senha do banco|conta salario|aplicativo do banco|conta digital',
  install:
    'instala|instale|instalar|baixa|baixe|baixar|instalador|extensao|descompacta|aplicativo por|programa|baixando|baixa o',
  run: 'roda|rodar|rode|executa|execute|executar|abre o arquivo|npm|pip install|habilita as macros|habilitar conteudo|cola esse|inicia o servidor|abre o terminal|abrir o teste|main py',
  repo: 'repositorio|repo|clona|clone|github|dependencias|seu computador|sua maquina|zip|localmente|modelo|maquina virtual|codigo fonte|requirements txt|projeto anexo|descompacta|tar gz|yarn|no seu computador',
  remote:
    'anydesk|teamviewer|quicksupport|rustdesk|acesso remoto|area de trabalho remota|tela desbloqueada|compartilhar a tela|vou mexendo daqui|me dita o id|supremo|ultraviewer|deixa eu entrar|entrar no seu computador|entrar cinco',
  fileKind: 'apk|exe|msi|macros|rar|zip|script|scr|planilha com macro',
  guard:
    'antivirus|desliga|desligue|desativa|desative|falso positivo|permissao|libera|libere|fontes desconhecidas|acessibilidade|firewall|root|administrador|acesso aos sms|clica em manter|nao e assinado|quando o chrome|avisar|perigoso|instala mesmo assim|libera tudo|todas as permissoes',
  terminal: 'terminal|comando|console|prompt|powershell',
  test: 'hackerrank|codility|navegador|meet|videochamada|convite|teste anexado|desafio que voces',
  messenger:
    'whatsapp|whats|zap|zapzap|wpp|wa|telegram|signal|instagram|insta|facebook|messenger|discord|skype|direct|app verde|aplicativo verde|tiktok|fb|viber|wechat|tg|grupo do tg|uats|uatsap|uotsap|audio|face|zapp|aviaozinho|aviao azul|o verde|app azul',
  contact:
    'me chama|chama no|chama la|me liga|liga pro|liga para|me adiciona|adiciona|procura|fala com ela|fala com ele|fala comigo|me manda mensagem|manda mensagem|escreve pra|entra em contato|vamos continuar|continuar no|me passa seu|te explico|clicar|diz que veio|manda um oi|me segue|segue la|entra no grupo|bora pro|vamos pro|me procura|chame|contate|da um oi|assunto|me passa teu|procura la|te ligo|ta na minha foto|me acha no',
  yourNumber:
    'seu numero|seu whats|meu numero|numero e|seu contato|seu telefone|seu zap|meu zap|meu whats|no numero|email particular|email pessoal|seu email|perder seu contato|seu celular',
  notHere:
    'aqui nao|por aqui nao|nao responde por aqui|aqui eu nao|nessa plataforma|esse site|nao olho|por fora|aqui e ruim|mt ruim|o robo corta|ninguem paga comissao|fora da plataforma|fora do site|apagam|meu acesso|esse app|essa plataforma|veio daqui|so atende no|aqui fica gravado|ninguem le|fecha as|essa caixa|gravado|nao entro mais|ficam olhando|olheiro|eles leem|quase nao entro|por extenso|fica entre nos|o site apaga',
  login:
    'entra com|login|faz login|login do|fazer login|faca login|escolhendo seu banco|escolhe seu banco|email e senha|confirma com a senha|acesse com|digite sua senha|senha do banco|pede a senha|cadastra antes',
  verify:
    'confirme sua conta|verifique|valide|validar|confirma|confirme|sera excluida|sera bloqueada|suspensa|bloqueada|desativada|atualize seus dados|excluida|foi denunciado|recorra|nao e robo',
  claim: 'resgate|resgatar|auxilio|beneficio|vale transporte|bolsa|subsidio|premio|receber o',
  link: 'link|clique|clica|clicar|acesse|pre cadastro|formulario|baixe o|segue a|esta aqui|abre no computador|encurtador',
  urgent:
    'hoje|ainda hoje|agora|urgente|rapidinho|rapido|ate as|minutos|horas|ja comeca|amanha|ultima|ultimas|acabando|expirar|expire|24 horas|logo|vence hoje',
  must: 'precisa|preciso|precisam|tem que|deve|por favor|so falta|obrigatorio|exigencia|pede|exige|necessario|favor|so',
  give: 'manda|mande|me manda|envia|envie|me envia|passa|passe|me passa|informe|informa|me informa|dita|encaminha|compartilha|mostra|entrega|anexa|digite|preenche|preencha|preciso da|preciso do|fornecer|forneca',
  not: 'nao|n|nunca|jamais|sem|nem|nada|ninguem|nenhum|nenhuma|tampouco',
  warn: 'golpe|golpes|fraude|fraudes|falso|falsa|denuncia|denuncie|suspeito|suspeita|estranho|nos avise|cuidado|laranja|desconfi*|bloqueei',
  anyone: 'alguem|se alguem|outra agencia|outro recrutador|em nosso nome|ultima vaga|te pedirem',
  duty: 'a vaga e|nosso produto|clientes|turno|equipe|experiencia|caixa|integracao|squad|voce atenderia|voce venderia|cuidaria|usuarios|dia a dia|jurituridico|loja|produto|cadastros|escala|turma',
  past: 'trabalhei|desenvolvi|fiz|anos|tenho|rodei|terminei|dou suporte|faco suporte|cuido|sou|fui|meu emprego|estudei',
  ask: 'precisa pagar alguma|quando|qual|voces|e por conta|posso|poderia|da pra|tem algum|vocês cobram',
  inPerson:
    'primeiro dia|pessoalmente|presencial|presencialmente|escritorio|na assinatura|assinar o contrato|assinarmos|depois da proposta|assinou|original|portaria|traga|leva um|leva|depois de assinar|rh cadastra|clinica',
  interview:
    'entrevista|vaga|aprovada|aprovado|selecionad*|parabens|candidat*|contratacao|perfil|proposta|processo seletivo|banco de talentos|triagem|carta proposta',
  bait: 'home office|sem experiencia|facil|tranquilo|por dia|garantimos|garante|renda extra|amor|querida|mano|2h|sem trabalho nenhum|nome limpo|ganhe|lindo|linda|interessados|eu quero',
  agent:
    'agencia|agente|advogado|fornecedor|despachante|escola parceira|patroa|gerente|financeiro|parceira|a marca|nosso advogado|consultora|parceiro|conhecido|sindico',
  keep: 'fica com a gente|como garantia|de garantia|ate o fim do contrato|reter|retemos|fica comigo|guardo seu',
  mule: 'recebe as transferencias|receber pagamento|cai um pix|cai na sua conta|na sua conta|saca no caixa|saca e entrega|entrega pro nosso|motoboy|motorista|maquininha|repassa|repasse|fica com 5|conta pra receber|carrega seu cartao|deixa o envelope|envelope|recolhe o dinheiro',
  loan: 'emprestimo|emprestimos|credito no seu nome|casas de aposta|aposta|apostas|cassino|chips no seu nome|financiamento|se cadastra em tres|cliente oculto',
  stock:
    'mercadoria|lote|revendedora|revender|indica tres|indique|amigas|estoque|kit inicial|pirâmide|nivel de revenda|primeira semana compra',
  overpaid:
    'a mais|diferenca|devolve|em aberto|pendencia|debito no|alfandega|liberar e chega|lembrancinha|por fora|conheco o diretor|em maos|propina|retido|taxado|divida',
  invest:
    'investir|mentor|dobra|dobrar|painel|rendimento|copia minhas|lucro garantido|comeca com|investimento inicial|operar',
  prompt:
    'sim sou eu|sou eu|aperta sim|aviso no celular|notificacao|autenticador|aprova o acesso|numeros que aparecem|confirma duas vezes|aparece uma janela|o que ta escrito|desses numeros|sms do google',
  reserve: 'garantir a vaga|segura o lugar|segurar a vaga|reservar|garantir seu lugar|segurar o assento|garante sua',
  portal:
    'portal do colaborador|portal do rh|nao mande por este|nao mande|sistema do rh|portal do funcionario|nao envie',
  payer3:
    'alunos|mensalidades|clientes pagam|faturam pra gente|faturam|hospedes|gorjetas|na entrega|fechamento|caixa tres|pacientes|inquilinos|recebe na entrega',
  weTransfer:
    'transferimos o valor|te transferimos|te pagamos|desconta na folha|vem no holerite|caem junto|reembolsamos|sua comissao|a gente deposita|leva o recibo|recebe por mes',
  lookFor:
    'procura a gente|me acha|comenta quero|te orienta|deixa um numero|no face|com sua idade|acha no|aviaozinho|busca por',
  signed:
    'ja aceitou|voce assinou|depois disso voce|agora que voce|passando a experiencia|proposta por escrito|apos assinar|depois de assinar|bem vinda ao time',
};
