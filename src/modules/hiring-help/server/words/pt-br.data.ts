import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const ptBr: PostWords = {
  biased: biased(`
    gender | aeromoça; comissária de bordo | comissário ou comissária de bordo
    gender | recepcionista feminina; recepcionista feminino; recepcionista mulher | recepcionista
    gender | vendedor homem; vendedora mulher; vendedor masculino | pessoa vendedora
    gender | faxineira; empregada; diarista mulher | profissional de limpeza
    gender | sexo feminino; sexo masculino; somente mulheres; somente homens; apenas mulheres; apenas homens; vaga feminina; vaga masculina; só para mulheres; só para homens |
    gender | office boy; motoboy | profissional de entregas
    gender | moça; rapaz; moças; rapazes; garçonete; garota; garoto | pessoa
    gender | mão de obra masculina; mão de obra feminina; homens fortes | pessoas que carregam até 20 kg
    gender | secretária; copeira; babá mulher | secretário ou secretária
    age | jovens cheios de energia; procuramos jovens; buscamos jovens; jovem talento; jovem e dinâmico; jovem e dinâmica; perfil jovem; pessoas jovens | pessoas motivadas
    age | equipe jovem; time jovem; ambiente jovem e descontraído; ambiente jovem | equipe acolhedora
    age | recém-formado; recém-formados; recém formados; recém-formada; primeiro emprego apenas | nível inicial
    age | idade máxima; até 35 anos de idade; idade entre |
    age | nativo digital; nativos digitais; geração z; millennial; millennials | à vontade com ferramentas digitais
    looks | boa aparência; ótima aparência; excelente aparência; boa apresentação pessoal; boa apresentação; boa imagem pessoal | cordialidade no atendimento
    family | solteiros sem filhos; solteiro; solteira; sem filhos; solteiros; casado; casada; sem filhos pequenos; filhos pequenos |
    religion | evangélico praticante; evangélico; evangélica; católico praticante; cristão; cristã; que tenha deus no coração |
    origin | inglês nativo; nativo em inglês; espanhol nativo; falante nativo; falantes nativos | inglês fluente
    origin | sem sotaque | fala clara
    origin | somente brasileiros; apenas brasileiros natos; brasileiro nato | com autorização de trabalho no Brasil
    health | não ter nenhuma deficiência; sem deficiência; gozar de boa saúde; boa saúde; saúde perfeita; sem restrições médicas; porte físico; bom condicionamento físico | capaz de realizar as tarefas descritas
  `),
  jargon: jargon(`
    mindset de dono; sentimento de dono; cabeça de dono; ownership | responsabilidade pelo resultado
    sangue nos olhos; faca nos dentes; brilho nos olhos; vestir a camisa; veste a camisa |
    mindset | forma de pensar
    rockstar; ninja; guru; superstar; unicórnio | pessoa experiente
    sinergia; sinergias | trabalho conjunto
    pensar fora da caixa; fora da caixa; pense fora da caixa | propor novas ideias
    alavancar | aumentar
    trabalhar sob pressão; trabalho sob pressão; resiliência; resiliente; perfil hands-on; hands on; mão na massa | 
    dinâmico e proativo; proativo; proatividade; foco em resultados; orientado a resultados; disruptivo; game changer |
    salário compatível com o mercado; salário a combinar; remuneração atrativa; ganhos ilimitados; salário competitivo |
    somos uma família; ambiente familiar |
  `),
  duties: listOf(
    'você vai; você irá; responsabilidades; atividades; atribuições; suas tarefas; seu dia a dia; responsável por; atender; preparar; fechar; organizar; registrar; limpar; cozinhar; vender; dirigir; consertar; ensinar; planejar; cuidar; montar; instalar; conferir; escrever; desenvolver; acompanhar; realizar',
  ),
  asks: listOf(
    'requisitos; o que você precisa; o que buscamos; o que esperamos; qualificações; exigências; você tem; pré-requisitos',
  ),
  extras: listOf(
    'diferenciais; desejável; diferencial; oferecemos; o que oferecemos; benefícios; processo seletivo; vantagens',
  ),
  remote: listOf(
    '100% remoto; totalmente remoto; trabalho remoto; vaga remota; home office integral; de qualquer lugar; trabalhe de casa; trabalhar de casa; 100% home office; remoto',
  ),
  onSite: listOf(
    '100% presencial; totalmente presencial; trabalho presencial; presencial em nosso escritório; sem home office; não é remoto; não há home office; presencial',
  ),
  partTime: listOf(
    'meio período; meio turno; tempo parcial; part-time; apenas fins de semana; só fins de semana; 20 horas semanais',
  ),
  fullTime: listOf('tempo integral; período integral; 44 horas semanais; 40 horas semanais; full-time'),
  pay: listOf('salário; r$; reais; remuneração; pagamos; pagamento; ganhos; paga'),
  hourly: listOf('por hora; /hora; a hora; cada hora'),
  monthly: listOf('por mês; /mês; mensais; mensal; ao mês'),
  annually: listOf('por ano; /ano; anuais; anual; ao ano'),
  year: listOf('anos; ano'),
  experience: listOf('experiência; experiente; vivência; atuação'),
  not: listOf('não; sem; nem; nunca'),
};
