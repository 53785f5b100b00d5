import type { WordData } from './language-words.ts';

export const pt: WordData = {
  weakAt: 'start',
  weak: 'responsável por|responsável pel*|encarregado de*|encarregada de*|auxiliei|auxiliava|auxiliar|auxílio|ajudei|ajudava|ajudar|apoio|apoiei|participei|participação em|participava|colaborei|colaborava|fazia|atividades diversas|minhas funções|funções|trabalhei com|trabalhei em|atuei em|atuei com|atuei na|atuei no|atuação em',
  fillers:
    'proativo|proativa|pró-ativo|pró-ativa|dedicado|dedicada|trabalho em equipe|trabalhar em equipe|boa comunicação|excelente comunicação|dinâmico|dinâmica|comprometido|comprometida|apaixonado por|apaixonada por|focado em resultados|focada em resultados|orientado a resultados|orientada a resultados|trabalhar sob pressão|trabalho sob pressão|vontade de aprender|aprendo rápido|fácil aprendizado|facilidade de aprendizado|disponibilidade imediata',
  outcomes:
    'reduzi*|redução|aument*|melhor*|economiz*|conquist*|ganhei|ganhou|dobr*|superei|superou|superando|elev*|fechei|diminu*|alcanc*|bat* a meta|da meta|acelerei|evitei|eliminei|recuper*|em vez de|cresc*',
  passive: {
    be: 'foi|foram|fui|ser|sido|são|era|eram|sendo|fomos',
    irregular:
      'feito|feita|feitos|feitas|escrito|escrita|escritos|escritas|posto|visto|vista|entregue|entregues|pago|paga|pagos|pagas',
    endings: 'ado|ada|ados|adas|ido|ida|idos|idas',
    never:
      'formado|formada|graduado|graduada|certificado|certificada|dedicado|dedicada|apaixonado|apaixonada|mercado|estado|advogado|advogada|empregado|empregada|medida|comida|vida|pedido',
  },
};
