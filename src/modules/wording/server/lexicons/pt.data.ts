import { type Lexicon, words } from './lexicon.ts';

export const portuguese: Lexicon = {
  script: 'latin',
  only: words(
    String.raw`precis\w+|necessit\w+|nunca|jamais|não se|pegamos|destinad[ao]s? a[o]?|voltad[ao]s? (?:a|para)`,
    'aceitamos|preferimos|queremos|nem|adequad[ao]|ideal para|dirigid[ao]s? a|somente|apenas|só|so',
    String.raw`exclusiv[ao]\w*|preferência\w*|preferencialmente|de preferência|precisa-?se(?: de)?`,
    String.raw`procur[ao]\w*|busc[ao]\w*|contrat[ao]\w*|não|sem|deve ser|ser|que sejam?|prioridade`,
    'vaga (?:só )?p(?:ara|/)|requisito|desejável|dá-se',
  ),
  shut: words(
    String.raw`não (?:será|são|é) (?:considerad|aceit|contratad)\w*|não poderão se candidatar`,
    'não (?:indicad|recomendad|adequad)[ao]s?|não serve|nem (?:mande|tente|venha|se candidate)',
    String.raw`não se (?:enquadram?|encaixam?)|não (?:venha|queremos|serve\w*|aceito)|desculpe|não atend\w+`,
    'dispensamos|fora|não deve(?:m|ria)? se candidatar',
    String.raw`não (?:se candidat\w*|serão (?:aceit\w*|consider\w*)|aceitamos|contratamos|pode\w*|insist\w*|precisam? se candidatar)`,
    String.raw`serão desconsiderad\w*|dispensad\w*|abster\w*|favor não|não$`,
  ),
  welcome: words(
    'incentivamos|estimulamos|encorajamos|(?:são|serão) bem-?vind[ao]s|incentivad[ao]s?',
    'podem se candidatar|encorajad[ao]s?|convidad[ao]s?',
    'vaga (?:exclusiva|afirmativa) para (?:pcd|pessoas com deficiencia|mulheres|pessoas negras)',
    'também para pcd',
  ),
  candidate: words(
    String.raw`candidat\w*|vaga|contrat\w*|procur\w*|funcionári[ao]|preferência|requisitos?|alguém`,
    String.raw`colaborador\w*`,
  ),
  served: words(
    'moradores|conteúdo|paróquia|locatários|clientes?|alun[ao]s|crianças?|bebês?|pacientes?|idosos?',
    'hóspedes?|residentes|usuários|público|inquilinos?|faixas etárias|já trabalhou|equipe|time|loja',
    String.raw`moda|produtos?|ensinar|cuidar|cuidador\w*|aulas|gestantes|pesquisa|treinar|sub-\d+|livros`,
    'jovens e adultos|em risco|programas?',
  ),
  equal: words(
    'sem distinção|independente(?:mente)? de|igualdade|diversidade',
    'todas as (?:idades|cores|raças|religiões|crenças)|todos os (?:gêneros|sexos)',
    'qualquer (?:idade|gênero|raça|religião|sexo)|homens e mulheres|mulheres e homens|ambos os sexos',
    'de todas as',
  ),
  innocent: words(
    String.raw`(?:da|das|de|para) mulher(?:es)?|saúde d[ao] \w+|cortes? (?:masculin|feminin)[ao]s?`,
    '(?:perfume|calçados?|roupas?|sapatos?|vestuário|banheiro|futebol|ginástica) (?:masculin|feminin)[ao]s?',
    'mães de primeira viagem|catequese|licença-paternidade|liderad[ao] por mulheres|ensino religioso',
    String.raw`história das religiões|pastoral \w+|licença[- ](?:maternidade|paternidade)`,
    'moda (?:feminina|masculina)|time (?:feminino|masculino)|(?:equipe|time|empresa) jovem',
    String.raw`salário (?:atrativo|atraente)|(?:layouts?|designs?)[^.]{0,16}(?:bonit\w*|atraentes?)`,
    String.raw`produtos de beleza|fotos? de produtos|fotografar produtos|fotógraf\w* de \w+`,
    String.raw`cozinha \w+(?: e \w+)?|pessoas com deficiência são|a pessoas com deficiência`,
    String.raw`cuidador\w* de pessoas com deficiência|auxílio-?creche|jovem aprendiz|jovens e adultos`,
    'enfermeir[ao] obstétric[ao]|por conta da empresa|(?:atend|apoi|cuid)[a-z]+ (?:de )?pessoas com deficiência',
  ),
  age: {
    born: 'nascid[ao]s?',
    word: 'idades?|faixa etária|anos de idade',
    unit: 'anos de idade|aninhos',
    years: 'anos?',
    to: '-|~|a|e|até|aos?',
    under: 'máxima?(?: de)?|até|menos de|menor(?:es)? de|abaixo de|no máximo|limite(?: de)?|inferior a',
    underAfter: 'no máximo|ou menos|para baixo',
    over: 'acima de|mais de|maior(?:es)? de|com mais de|passou dos|depois dos',
    overAfter: 'anos(?: de idade)? (?:ou mais|para cima)',
    always: words(
      String.raw`(?:passou|passe|passaram|passar) dos \d\d|mais velhos? (?:não|que)|idade (?:máxima|limite)`,
      String.raw`dos \d\d aos \d\d|(?:preferência (?:por|a|para) )jovens|galera (?:nova|jovem)|coroas? não`,
      '(?:gente|pessoal|pessoas) (?:jovem|jovens|nova)|nascid[ao]s (?:a partir|depois|após) de',
    ),
    young: 'aposentad[ao]s?|idosos|velh[ao]s?|terceira idade|jovem|coroas?|jovens?',
    ask: words(
      'qual (?:é )?(?:a )?sua idade|quantos anos você tem(?! de)|sua idade|data de nascimento',
      String.raw`que idade você|idade\?`,
    ),
  },
  gender: {
    male: 'home(?:m|ns)|masculin[ao]s?|rapaz(?:es)?|moço|meninos?|varão|garotos?',
    female: 'mulher(?:es)?|feminin[ao]s?|moças?|meninas?|senhoras?|garotas?',
    both: 'e|ou|/|&',
    slot: 'sexo|gênero',
    always: words(
      String.raw`público (?:masculino|feminino)|só pegamos \w+|sexo (?:feminino|masculino)|moça para|rapaz para`,
      String.raw`só (?:p/|para) (?:mulher|homem)\w*`,
    ),
    title: 'femininas?|masculin[ao]s?|home(?:m|ns)|mulher(?:es)?|moças?|rapaz(?:es)?',
    ask: words(
      'você é (?:homem|mulher|do sexo)|qual (?:é )?(?:o )?seu (?:sexo|gênero)|seu (?:sexo|gênero)',
      'orientação sexual',
    ),
  },
  marital: {
    who: 'solteir[ao]s?|casad[ao]s?|grávidas?|gestantes?|filhos?|divorciad[ao]s?|mães',
    always: words(
      String.raw`nunca (?:\w+ ){0,2}casad[ao]s?|não casad[ao]s?|sem (?:compromissos|vínculos) familiares`,
      'sem marido|solteir[ao]s?|sem filhos?|não (?:pode )?(?:estar|esteja|ser) grávida|não ter filhos?',
      'grávidas? não|não (?:esteja|seja) casad[ao]',
    ),
    ask: words(
      String.raw`(?:vai|quer|quando) (?:\w+ )?(?:casar|engravidar)|namorad[ao]|é casad[ao]|você é casad[ao]`,
      'estado civil|pretende (?:engravidar|casar|ter filhos)|pensa em ter filhos|você tem filhos',
      '^tem filhos|está grávida|quantos filhos|planeja (?:engravidar|ter filhos)',
    ),
  },
  religion: {
    who: words(
      'evangélic[ao]s?|católic[ao]s?|crist(?:ão|ã|ãos)|muçulman[ao]s?|umbandistas?|espíritas?|crentes?',
      String.raw`judeus?|ateus?|da igreja|candomblé\w*`,
    ),
    always: words(
      '(?:vá|ir|vai) à (?:missa|igreja)|missa todo|mesma fé|temente a deus|seja da igreja',
      String.raw`(?:frequent\w+|membro d[ae]) (?:a |uma |nossa )?igreja|umbandistas? não`,
    ),
    ask: words(
      '(?:qual (?:é )?(?:a )?)?sua (?:religião|fé|crença|igreja)',
      String.raw`você é (?:católic|evangélic|crist|espírit|muçulman)\w*|frequenta (?:alguma )?igreja|religião\?`,
    ),
  },
  race: {
    who: words(
      'branc[ao]s?|negr[ao]s?|pret[ao]s?|nordestin[ao]s?|haitian[ao]s?|venezuelan[ao]s?',
      'estrangeir[ao]s?|african[ao]s?|brasileir[ao]s?|bolivian[ao]s?|cigan[ao]s?',
      'pele (?:clara|branca|negra)|indígenas?|imigrantes?',
    ),
    always: words(
      'olhos claros|gente do sul|cabelos? (?:liso|loiro)s?|loir[ao]s?|pele (?:clara|branca)',
      'nordestin[ao]s? não|cabelo (?:liso|bom)',
    ),
    ask: words(
      '(?:qual (?:é )?(?:a )?)?sua (?:raça|etnia|cor(?: de pele)?|nacionalidade|origem)|raça ou cor',
      String.raw`de onde você é|raça\?`,
    ),
  },
  disability: {
    who: words(
      String.raw`surd[ao]s?|ceg[ao]s?|mud[ao]s?|autistas?|cadeirantes?|diabétic[ao]s?|obes[ao]s?|deficiênci\w*`,
      String.raw`deficientes?|pcds?|limitaç\w+ físic\w+|doenças?|problemas? de saúde|depressão`,
    ),
    always: words(
      String.raw`não (?:ter|possuir|tenha|possua) (?:nenhuma |qualquer )?(?:deficiência|doença|limitaç\w+|problemas? de saúde)`,
      String.raw`sem (?:deficiência|limitaç\w+ físic\w+|doenças|problemas de saúde)|perfeita saúde|saúde perfeita`,
      'pcds? não',
    ),
    ask: words(
      '(?:tem|possui) (?:alguma |qualquer )?(?:doença|deficiência|problema de saúde)',
      'você é (?:pcd|deficiente)|toma (?:algum )?remédio|histórico médico',
    ),
  },
  looks: {
    photo: 'fotos?|retrato',
    sent: String.raw`currículo|cv|enviar|envie|mand[ae]\w*|anex\w*|recentes?|corpo|sua`,
    who: 'bonit[ao]s?|lind[ao]s?|gat[ao]s?|magr[ao]s?|alt[ao]s?|atraentes?|corpo|charmos[ao]s?|belas?',
    always: words(
      '(?:rosto|cara|corpo) bonit[ao]|bonit[ao] de rosto|bela aparência',
      'boa apresentação pessoal e física|aparência (?:impecável|bonita)|boa aparência',
      String.raw`boa apresentação física|bem apresentad[ao] fisicamente|altura (?:mínima|acima|de)[^.]{0,8}\d`,
      'foto (?:de corpo|recente|atual|do rosto|sua)|currículo com foto',
      '(?:enviar|mand[ea]r?|envie|anexar) (?:uma |sua )?(?:foto|selfie)|selfie',
      String.raw`corpo (?:em forma|bonito|escultural|sarado)|gatas?|manequim \d|peso (?:ideal|proporcional|até)`,
    ),
    ask: '(?:qual (?:é )?(?:a |o )?)?(?:sua altura|seu peso)|altura e peso|quanto você (?:pesa|mede)',
  },
  money: {
    back: String.raw`depósito|caução|garantia|devolv\w*|reembols\w*|de volta|restituíd\w*`,
    give: '(?:deixa|deixe|deixar|paga|pague|você paga|traga|traz|levar)',
    fee: words(
      'taxas? de (?:inscrição|cadastro|registro|matrícula|treinamento|agenciamento|adesão|reserva)',
      'taxa da agência|custo da agência|caução|sinal via pix|depósito (?:antecipado|caução)',
      'pagamento antecipado|curso obrigatório',
    ),
    thing: words(
      'viagem|custo|crachá|carteirinha|depósito|caução|taxas?|treinamento|curso|uniforme|visto|passagem',
      'kit|exames?(?: admissional)?|garantia|sinal|material|despesas',
    ),
    borne: words(
      String.raw`pag[ao]s? pel[ao]s? (?:candidat|trabalhador|funcionári|colaborador|alun)\w*|abatid[ao]s? d[oa]s?`,
      'você paga|descontad[ao]s?|abatemos',
      String.raw`por conta d[oa] (?:candidat[oa]|funcionári[oa]|trabalhador\w*|colaborador\w*)`,
      String.raw`pag[oa]s? pel[oa] (?:candidat[oa]|alun[oa]|funcionári[oa])|comprad[oa] pel[oa] \w+`,
      'descontad[oa]s? d[oe]|descontamos|desconto em folha|do seu bolso|às suas custas|por sua conta',
    ),
    pay: words(
      'pagar|pague|é necessári[oa]|precisa|obrigatóri[oa]|custa|deixar|comprar|adquirir|antes de',
      'depositar|via pix|primeiro dia',
    ),
    always: words(
      String.raw`(?:terá|tem|têm|deve|deverá|precisará?|precisa) (?:que |de )?(?:pagar|comprar|cobrir|custear|adquirir)(?: \w+){0,2} (?:própri[ao]|treinamento|curso|uniforme|visto|kit|equipamento|exame|despesas?|material)\w*`,
      '(?:precisa|deve|tem que|é preciso|necessário) (?:adquirir|comprar|pagar|depositar|investir)[^.]{0,30}',
      String.raw`pague (?:o|a|um|uma) \w+|pix (?:para|p/) (?:reservar|garantir)|seu primeiro salário`,
      String.raw`investimento inicial|descontamos (?:a |o )?\w+`,
      '(?:compre|adquira|comprar|adquirir) (?:o |seu |um )?(?:kit|pacote) (?:inicial|de início|básico)',
    ),
    free: words(
      String.raw`não (?:cobramos|cobra|paga\w*|é cobrad\w*|há (?:taxa|custo|cobrança)\w*|exigimos|pedimos)`,
      'nenhuma (?:taxa|cobrança)|sem (?:taxas?|custos?|descontos?|cobrança)|gratuit[ao]s?|grátis',
      'a empresa (?:paga|cobre|fornece|custeia|oferece|arca)|pag[ao]s? pela empresa|custead[ao] pel[ao]',
      'fornecid[ao]s?|por conta da empresa|pagamos|arcamos|golpes?|remunerad[ao]',
    ),
    handled: words(
      String.raw`locatári\w*|receber|fornecedor\w*|hóspede\w*|gerir|clientes?|inquilinos?|mensalidades|alunos`,
      String.raw`conferir|conciliar|recibos|explicar|tarifas|devol\w+|orçamento|hóspedes|aluguel`,
      'receber pagamentos|caixa|carros',
    ),
    papers: words(
      'passaportes?|(?:carteira de )?identidade|rg|documentos originais|diploma|carteira de trabalho',
      'ctps|cnh',
    ),
    keep: words(
      String.raw`entreg\w*|será (?:retid|guardad|recolhid)\w*|ficamos com|fica com|seguramos|guardamos`,
      'deixar conosco|ret(?:eremos|emos|id[ao]s?|er|enção)',
      String.raw`fica(?:m|rá)? (?:retid\w*|com (?:a empresa|o patrão|a gente|o empregador)|conosco)|guardad[ao]s?`,
      'entregar (?:à|a) empresa|em poder',
    ),
    checked: 'cópias?|conferir|verificar|hóspedes|visitantes|ajudar|clientes|não',
  },
};
