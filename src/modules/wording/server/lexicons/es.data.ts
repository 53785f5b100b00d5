import { type Lexicon, words } from './lexicon.ts';

export const spanish: Lexicon = {
  script: 'latin',
  only: words(
    String.raw`necesit\w+|requerimos|nunca|jamás|no se|dirigid[ao]s? a|destinad[ao]s? a|orientad[ao]s? a`,
    'aceptamos|queremos|tomamos|nada de|ideal para|ni|adecuad[ao]|solo|sólo|solamente|únicamente',
    String.raw`exclusiv[ao]\w*|prefer\w+|de preferencia|se (?:busca|solicita|requiere|necesita)n?|busc[ao]\w*`,
    String.raw`solicit[ao]\w*|no|sin|ser|que sean?|prioridad|vacante (?:sólo |solo )?p(?:ara|/)|requisito`,
    'indispensable|nomás|contratamos',
  ),
  shut: words(
    'no (?:será[n]?|serán|son|es) (?:considerad|aceptad|contratad|tomad)[ao]s?',
    String.raw`no (?:podrán|pueden) (?:postular|aplicar)\w*|no (?:indicad|recomendad|adecuad)[ao]s?`,
    String.raw`no es apt[ao]|ni (?:escriba|aplique|postule|pregunte|venga)\w*`,
    'no (?:encajan?|sirven?|queremos|contratamos|vengan?)|nada de|lo sentimos|fuera|descartad[ao]s',
    'abst(?:enerse|énganse|ener)',
    String.raw`no (?:aplica|postular\w*|presentarse|se aceptan?|aceptamos|aptos?|apta|molest\w+)|absténgase`,
    'excluid[ao]s|no$|favor de no',
  ),
  welcome: words(
    'animamos|alentamos|se anima a|(?:son|serán|sean) bienvenid[ao]s|animamos a',
    String.raw`pueden (?:postular\w*|aplicar|presentarse)|invitamos a|se alienta|bienvenid[ao]s`,
  ),
  candidate: words(
    String.raw`candidat\w*|postulantes?|vacante|puesto|personal|busc[ao]\w*|solicit[ao]\w*|abstenerse`,
    String.raw`preferen\w*|requisitos?|trabajador\w*|emplead[ao]s? (?:de|con)`,
  ),
  served: words(
    'contenido|parroquia|arrendatarios|clientes?|alumn[ao]s|niñ[ao]s?|bebés?|pacientes',
    'adultos mayores|huéspedes|residentes|usuarios|público|inquilinos|grupos de edad|has trabajado',
    String.raw`equipo|tienda|moda|productos?|enseñar|cuidar|cuidador\w*|embarazadas y|investigación|entrenar`,
    String.raw`sub-\d+|libros|en riesgo|programas?|niñera|visitantes|peregrinos`,
  ),
  equal: words(
    'sin (?:importar|distinción|discriminación)|independientemente de|igualdad|diversidad',
    'todas las (?:edades|razas|religiones)|todos los (?:géneros|sexos|credos)',
    'cualquier (?:edad|género|raza|religión|sexo)|hombres y mujeres|mujeres y hombres|ambos sexos',
    'sexo indistinto|indistinto|(?:necesit|requier)\\w+ (?:una |alguna )?(?:adaptación|ajuste)',
  ),
  innocent: words(
    String.raw`de la mujer|salud de(?: la|l) \w+|cortes? (?:masculin|femenin)[ao]s?`,
    '(?:perfume|calzado|ropa|zapatos?|baño|fútbol) (?:masculin|femenin)[ao]s?|madres primerizas',
    'catequesis|permiso de paternidad|liderad[ao] por mujeres|ropa de (?:mujer|hombre)',
    String.raw`profesor\w* de religión|historia de las religiones|licencia de (?:maternidad|paternidad)`,
    'moda (?:femenina|masculina)|equipo (?:femenino|masculino|joven)|(?:somos un )?equipo joven',
    String.raw`empresa joven|sueldo atractivo|diseños? atractiv\w+|salario atractivo|productos de belleza`,
    String.raw`fotos? de productos|fotografiar \w+|fotógraf\w* de \w+|cocina \w+(?: e \w+| y \w+)?`,
    '(?:personas con discapacidad) son|a personas con discapacidad|de personas con discapacidad',
    'ayuda de guardería|enfermer[ao] obstétric[ao]|por cuenta de la empresa|a cargo de la empresa',
    String.raw`jóvenes en riesgo|(?:equipo|equipe|time) (?:tiene|tem|hay|reúne) (?:\w+ ){0,2}de \d\d a \d\d`,
  ),
  age: {
    born: 'nacid[ao]s?',
    word: 'edad(?:es)?|rango de edad|años de edad',
    unit: 'años de edad|añitos',
    years: 'años?',
    to: '-|~|a|y|hasta',
    under: words(
      'máxima?(?: de)?|hasta|menos de|menor(?:es)? (?:de|a)|como máximo|no mayor(?:es)? (?:de|a)',
      'límite(?: de)?|tope',
    ),
    underAfter: 'máximo|como máximo|o menos',
    over: 'mayores? de|más de|por encima de|arriba de',
    overAfter: 'años(?: de edad)? (?:o más|en adelante)',
    always: words(
      String.raw`(?:pase|pasó|pasen|pasar) de (?:los )?\d\d|pasad[ao]s? los \d\d|edad (?:máxima|límite)`,
      String.raw`(?:chav[ao]s|chic[ao]s|jóvenes|muchach[ao]s) de \d\d a \d\d|gente joven|preferi\w+ jóvenes`,
      String.raw`(?:viejos|mayores|señores) no|jóvenes (?:entre|de) \d|no mayor(?:es)? (?:de|a) \d\d`,
      String.raw`nacid[ao]s (?:a partir|después) de|(?:de|con) más de \d\d años`,
    ),
    young: 'jubilad[ao]s?|viej[ao]s?|pensionad[ao]s?|tercera edad|chav[ao]s|jóvenes|joven',
    ask: words(
      'qué edad tienes|cuántos años tienes(?! de| trabajando| en)|(?:cuál es )?tu edad',
      String.raw`fecha de nacimiento|su edad|edad\?`,
    ),
  },
  gender: {
    male: 'hombres?|masculin[ao]s?|varon(?:es)?|varón|muchachos?|chicos?|caballeros?|chavos?',
    female: 'mujer(?:es)?|femenin[ao]s?|señoritas?|chicas?|muchachas?|damas?|chavas?',
    both: 'y|o|/|e|u|&',
    slot: 'sexo|género',
    always: words(
      'público (?:masculino|femenino)|personal (?:masculino|femenino)|sexo (?:femenino|masculino)',
      'señorita para|chica para|muchacho para|de preferencia (?:varón|mujer|hombre)',
    ),
    title: words(
      'señoritas?|chicas?|muchach[ao]s?|hombres?|mujer(?:es)?|varon(?:es)?|damas?|femenin[ao]',
      'masculin[ao]',
    ),
    ask: 'eres (?:hombre|mujer)|(?:cuál es )?tu (?:sexo|género)|orientación sexual',
  },
  marital: {
    who: 'solter[ao]s?|casad[ao]s?|embarazadas?|hijos?|divorciad[ao]s?|madres',
    always: words(
      String.raw`nunca (?:\w+ ){0,2}casad[ao]s?|no casad[ao]s?|solter[ao]s?|sin hijos?|no estar embarazada`,
      'embarazadas? no|sin (?:cargas|compromisos) familiares|no tener hijos',
    ),
    ask: words(
      String.raw`(?:vas a|quieres|piensas|cuándo) (?:\w+ ){0,3}(?:casar(?:te)?|embarazar(?:te)?)`,
      String.raw`tienes (?:novi[ao]|pareja|marido|esposo)|est[áa]s (?:casad|embarazad|solter)\w*|estado civil`,
      'piensas (?:embarazarte|casarte|tener hijos)',
      String.raw`plan(?:ea|i?fic)\w* (?:tener hijos|embarazarte|casarte|un embarazo)|tienes hijos|cuántos hijos`,
      String.raw`eres (?:casad|solter)\w*`,
    ),
  },
  religion: {
    who: words(
      'católic[ao]s?|cristian[ao]s?|evangélic[ao]s?|musulman(?:es|[ao]s?)?|musulmán|judí[ao]s?|ate[ao]s',
      'testigos de jehová|creyentes?|mormon(?:es)?',
    ),
    always: words(
      '(?:vaya|ir|va) a (?:misa|la iglesia)|misma fe|asista a (?:la |una )?(?:iglesia|misa)',
      String.raw`temeros[ao] de dios|testigos de jehová no|(?:sea|ser) (?:cristian|católic|evangélic|creyente)\w*`,
    ),
    ask: words(
      '(?:cuál es )?tu (?:religión|fe|credo|iglesia|creencia)',
      String.raw`eres (?:católic|cristian|evangélic|musulm|creyente)\w*|qué religión|vas a (?:misa|la iglesia)`,
      String.raw`religión\?`,
    ),
  },
  race: {
    who: words(
      'blanc[ao]s?|negr[ao]s?|venezolan[ao]s?|extranjer[ao]s?|español(?:es|[ao]s)?|mexican[ao]s?',
      String.raw`gitan[ao]s?|african[ao]s?|inmigrantes?|indígenas?|haitian[ao]s?|bolivian[ao]s?|marroqu\w+`,
      'latin[ao]s|peruan[ao]s?|colombian[ao]s?|tez (?:blanca|clara)|argentinos',
    ),
    always: words(
      'sudacas?|gente de aquí|ojos claros|rubi[ao]s?|indi[ao]s no|moros?|tez (?:blanca|clara)',
      'piel (?:blanca|clara)|no extranjeros',
      String.raw`(?:venezolan|gitan|haitian|extranjer|inmigrant|colombian|marroqu)\w* (?:abstenerse|no)`,
    ),
    ask: words(
      '(?:de )?qué raza|(?:cuál es )?tu (?:raza|etnia|origen étnico|color de piel|nacionalidad)',
      'origen étnico|de dónde eres',
    ),
  },
  disability: {
    who: words(
      'sord[ao]s?|cieg[ao]s?|mud[ao]s?|autistas?|silla de ruedas|diabétic[ao]s?|obes[ao]s?',
      String.raw`discapacidad\w*|discapacitad[ao]s?|limitacion\w* físic\w*|minusv\w+|enfermedad\w*`,
      'problemas de salud',
    ),
    always: words(
      String.raw`no (?:tener|padecer|presentar) (?:ninguna |alguna )?(?:discapacidad|enfermedad|limitaci\w+)\w*`,
      String.raw`sin (?:discapacidad|limitaci\w+ físic\w+|enfermedades)|salud perfecta|perfecta salud`,
      'no aptos? para personas con discapacidad',
    ),
    ask: words(
      String.raw`(?:tienes|padeces|sufres) (?:de )?(?:alguna |algún )?(?:enfermedad|discapacidad|padecimiento|problema de salud)\w*`,
      String.raw`eres discapacitad\w*|historial médico|tomas (?:algún )?medicamento`,
    ),
  },
  looks: {
    photo: 'fotos?|fotografías?',
    sent: String.raw`currículum|cv|enviar|envía\w*|mand[ae]\w*|adjunt\w*|recientes?|cuerpo|tu`,
    who: 'guap[ao]s?|bonit[ao]s?|bell[ao]s?|delgad[ao]s?|atractiv[ao]s?|lind[ao]s?|(?<!las )alt[ao]s?(?! (?:con|de|en|médicas?|hospitalarias?|y bajas?))',
    always: words(
      '(?:cara|rostro|cuerpo) (?:bonit[ao]|guap[ao]|lind[ao]|bell[ao])|linda cara|bonita figura',
      'buena figura|(?:buena|excelente) (?:presencia|apariencia|presentación física)(?: física)?',
      String.raw`estatura (?:mínima|superior|de|arriba)[^.]{0,8}\d`,
      'foto (?:de cuerpo|reciente|actual|de rostro|tuya)|cv con (?:foto|fotografía)|currículum con foto',
      String.raw`(?:enviar|manda|adjunta\w*|envía) (?:una |tu )?(?:foto|fotografía|selfie)|selfie|buen cuerpo`,
      String.raw`guap[ao]s?|talla (?:s|m|xs|chica|\d)|medidas \d|peso (?:proporcional|ideal)`,
    ),
    ask: '(?:cuál es )?tu (?:estatura|peso|talla)|cuánto (?:mides|pesas)|estatura y peso',
  },
  money: {
    back: String.raw`depósito|fianza|garantía|devolv\w*|devuelv\w*|reembols\w*|regres\w* el dinero|te los? regres\w*`,
    give: '(?:dejas|deja|dejar|pagas|paga|aportas|traes|llevar|cubres|pones)',
    fee: words(
      '(?:cuotas?|tasas?|costos?|pagos?|gastos?) de (?:inscripción|registro|capacitación|trámite|gestión|matrícula|administración|reserva)',
      '(?:comisión|honorarios|cuota) de la agencia|pago (?:por )?adelantado|dejar una fianza',
      'curso obligatorio',
    ),
    thing: words(
      'viaje|costo|gafete|credencial|carnet|depósito|fianza|cuota|capacitación|curso|uniforme|visa',
      'visado|boleto|vuelo|kit|examen(?: médico)?|garantía|señal|material|gastos|comisión',
    ),
    borne: words(
      String.raw`pagad[ao]s? por (?:el|la|los) (?:candidat|trabajador|emplead|postulant|alumn)\w*`,
      String.raw`(?:los? )?paga(?:n)? (?:el|los) (?:candidat|trabajador|emplead|postulant)\w*`,
      '(?:irá )?descontando|se (?:te )?descuentan?|lo cubres tú|cubres tú|lo pagas|descontad[ao]s?',
      String.raw`(?:corren?|va|van) por (?:cuenta del? |tu cuenta)(?:candidat\w+|trabajador\w*|emplead\w+|postulante)?`,
      'por (?:tu cuenta|cuenta del (?:candidato|trabajador|empleado|postulante))',
      '(?:la|lo) pag(?:a|as) (?:el (?:candidato|trabajador|alumno|empleado)|tú)',
      'a cargo del (?:alumno|candidato|trabajador|empleado)|se descuentan? del?|te descontamos',
      'descuento de nómina|de tu bolsillo',
    ),
    pay: words(
      'pagar|paga|se requiere|requiere|obligatori[oa]|cuesta|dejar|comprar|adquirir|antes de|depositar',
      String.raw`abona\w*|bizum|primer día`,
    ),
    always: words(
      String.raw`(?:tendrá[sn]?|tienes|tienen|debes|deben|deberá[sn]?|debe|hay) (?:que )?(?:pagar|comprar|cubrir|costear|adquirir)(?: \w+){0,2} (?:propi[ao]|capacitación|curso|uniforme|visa|kit|equipo|examen|gastos?|trámites?|material)\w*`,
      'pagar(?:te)? tu propi[ao]',
      '(?:tienes que|debes|hay que|necesitas|es necesario) (?:adquirir|comprar|pagar|depositar|invertir|dejar una fianza)[^.]{0,30}',
      String.raw`abona (?:la|el|una) \w+|(?:lo|la) pagas tú|tu primer sueldo|inversión inicial`,
      String.raw`te descontamos (?:el |la )?\w+`,
      String.raw`(?:compra|adquiere|comprar|adquirir|cómprate) (?:tu |el |un |su )?(?:kit|paquete|set) (?:inicial|de inicio|de arranque|básico)`,
    ),
    free: words(
      String.raw`no (?:cobramos|se cobra\w*|pagas?|hay (?:cuota|costo|cobro)\w*|pedimos|exigimos)`,
      'ninguna (?:cuota|tasa)|sin (?:cuotas?|costos?|descuentos?|cobro)|gratuit[ao]s?|gratis',
      'la (?:empresa|compañía) (?:paga|cubre|ofrece|proporciona|pone)|la pone la empresa',
      'pagad[ao]s? por la (?:empresa|compañía)|costead[ao]s? por la|por cuenta de la empresa',
      'a cargo de la empresa|pagamos|cubrimos|estafas?|y pagada',
    ),
    handled: words(
      String.raw`arrendatari\w*|recibir|proveedor\w*|cobrar|clientes?|inquilinos?|colegiaturas|alumnos|revisar`,
      'conciliar|recibos|explicar|tarifas|devolver|devolución|presupuesto|huéspedes|alquiler',
      'recibir pagos|caja|gestionar',
    ),
    papers: words(
      'pasaportes?|dni|cédula|ine|documentos originales|título original|identificación oficial',
      'credencial',
    ),
    keep: words(
      String.raw`entreg\w*|será (?:retenid|guardad|custodiad)\w*|nos quedamos|se queda con|dejar con nosotros`,
      String.raw`custodia\w*|ret(?:endremos|enemos|enid[ao]s?|ener|ención|iene)`,
      String.raw`quedan? (?:retenid\w*|en poder|con (?:la empresa|nosotros|el patrón))|guarda(?:mos|remos)?`,
      'entregar a la empresa|en poder',
    ),
    checked: 'copias?|revisar|verificar|huéspedes|visitantes|ayudar|clientes',
  },
};
