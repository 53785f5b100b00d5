import type { IntentWords } from './word-data.ts';

export const pt: IntentWords = {
  invent:
    '!inventa*|!inventar|!mentir|!mente que|!mentira|!finge|!fingir|!mesmo não|!mesmo sem ter|!coloca que eu|!diz que eu tenho|!exagera*|!falsific*',
  others:
    '!telefone do|!telefone da|!número do|!número da|!email do|!e mail do|!endereço do|!endereço da|!onde mora|!meu colega + ganha|!minha colega + ganha|!outros candidatos|!quem mais se candidatou|!dados de outr*',
  medical:
    '!dor de|!dói|!doendo|!remédio*|!médico|!sintoma*|!depressão|!deprimid*|!suicíd*|!me matar|!quero morrer|!ansiedade|!grávida|!febre|!terapia',
  legal:
    '!processar|!advogado + preciso|!processo trabalhista|!justiça do trabalho|!é legal|!ilegal|!meus direitos|!direitos trabalhistas|!clt diz|!cláusula|!rescisão|!demissão injusta|!justa causa',
  politics: '!votar|!voto|!eleiç*|!presidente|!polític*|!governo|!partido|!a guerra|!religião|!deus existe|!aborto',
  homework:
    '!lição de casa|!dever de casa|!resolve a|!resolva|!equação|!função em python|!escreve um código|!código em|!redação sobre|!traduz*|!matemática',
  practice:
    '!simular + entrevista*|!simula + entrevista*|!simulação|!simulado|!treinar + entrevista*|!praticar + entrevista*|!ensaiar + entrevista*|!me entrevista|!me faz perguntas|!faz perguntas|!como se fosse + recrutador*|!entrevista simulada',
  negotiate:
    '!negocia*|!contraproposta|!pedir mais|!pedir aumento|!aumento|!ofereceu menos|!oferta + baixa|!proposta + baixa|!proposta que recebi|!pretensão salarial|!expectativa salarial|!quanto devo pedir|!quanto pedir|!aceitar a proposta|!aceito a proposta|!melhorar a proposta|!ofereceram',
  letter:
    '!carta de apresentação|!carta|!escreve uma mensagem|!escreva uma mensagem|!mensagem pra eu mandar|!mensagem para|!primeira mensagem|!me apresentar|!carta de motivação|!redige|!redigir',
  reply:
    '!como respondo|!respondo|!responder + recrutador*|!responder + empresa|!o que digo|!o que eu digo|!o que respondo|!como recusar|!recusar|!dizer não|!me chamou|!recrutador perguntou|!empresa perguntou|!declinar',
  interview: 'entrevista*|!perguntam na|!costumam perguntar|!fale sobre você|!me preparo para',
  change:
    '!mudar de área|!mudança de área|!mudar de carreira|!mudança de carreira|!transição|!trocar de área|!trocar de profissão|!mudar de profissão|!mudar de setor|!migrar + para|!migrar de|!outra área|!começar do zero|!recomeçar|!sair da área|!virar a página|!velho demais',
  skills:
    'habilidade*|!aprender|!me faltam|!me falta|!competência*|!curso*|!certificaç*|!preciso saber|!estudar|!capacitaç*|!requisitos para|!o que falta',
  applications:
    '!candidatura*|!minhas candidaturas|!me candidatei|!inscriç*|!próximo passo|!próximos passos|!novidade*|!ninguém responde|!ninguém me respondeu|!sem resposta|!retorno + vaga*|!tive retorno|!o que faço agora|!andamento|!como estou|!status|!viram meu|!reprovad*|!rejeitad*',
  resume: 'currículo*|curriculo*|cv|!meu perfil + melhor*|!melhorar meu perfil|!pontuação|!nota do meu',
  pay: '!quanto ganha*|!quanto paga*|!média salarial|salário*|salario*|!remuneração|!quanto se ganha|!piso salarial|!faixa salarial|!ganha por mês',
  parley:
    '!como funciona|!quem é você|!você é um robô|!você é human*|!o que você faz|!o que você sabe|!podem ver|!veem o que|!é privad*|!privacidade|!é grátis|!é gratuito|!limite*|!quantas perguntas|!quantas mensagens|!por dia|!parley|!apagar meus dados',
  jobs: '!quais vagas|vaga*|!combinam comigo|!oportunidade*|emprego*|!procuro|!procurando|!trabalho como|!preciso trabalhar|!quem está contratando|!contratando|!trampo|!servem pra mim|!bico de',
  thanks: '!obrigad*|!valeu|!muito obrigad*|!agradeço|!show de bola',
  hello: '!oi|!olá|!ola|!bom dia|!boa tarde|!boa noite|!e aí|!tudo bem',
};
