import type { WordData } from './language-words.ts';

export const es: WordData = {
  weakAt: 'start',
  weak: 'responsable de*|responsable por|encargado de*|encargada de*|fui encargad*|fui responsable|a cargo de*|apoyo en|apoyo a|apoyé|apoyaba|ayudé|ayudaba|ayudar|ayudante en|participé|participación en|participaba|colaboré|colaboración en|tareas varias|tareas de|funciones|mis funciones|trabajé en|trabajé como|manejo de|realización de',
  fillers:
    'proactivo|proactiva|responsable y|responsable,|con muchas ganas|ganas de trabajar|trabajo en equipo|trabajar en equipo|dinámico|dinámica|orientado a resultados|orientada a resultados|excelente comunicación|buena presencia|trabajo bajo presión|trabajar bajo presión|apasionado|apasionada|autodidacta|persona comprometida|comprometido con|facilidad de palabra|aprendizaje rápido|rápido aprendizaje|disponibilidad inmediata',
  outcomes:
    'reduj*|reduc*|aument*|mejor*|ahorr*|logr*|increment*|disminu*|duplic*|superé|superó|superando|gané|ganó|aprobé|bajé|bajó|acort*|recuper*|con 2% de rechazo|evit*|alcanc*|en lugar de|elimin*|consegu*|subi|subió|crec*',
  passive: {
    be: 'fue|fueron|fui|ser|sido|es|son|era|eran|siendo|fuimos',
    irregular: 'hecho|hecha|hechos|hechas|escrito|escrita|escritos|escritas|puesto|puesta|puestos|puestas|visto|vista',
    endings: 'ado|ada|ados|adas|ido|ida|idos|idas',
    never:
      'titulado|titulada|graduado|graduada|licenciado|licenciada|apasionado|apasionada|certificado|certificada|mercado|estado|abogado|abogada|empleado|empleada|encargado|encargada|medida|comida|vida|partido',
  },
};
