import type { IntentWords } from './word-data.ts';

export const es: IntentWords = {
  invent:
    '!inventa*|!inventes|!invéntate|!invent*|!mentir|!miente*|!mentira*|!finge|!falsific*|!aunque no + tengo|!aunque no sea|!pon que + tengo|!di que tengo|!exagera*',
  others:
    '!teléfono del|!teléfono de la|!número del|!número de la|!correo del|!correo de la|!dirección de|!dónde vive|!mi compañer* + gana|!mi colega + gana|!otros candidatos|!otros postulantes|!quién más|!datos de otr*',
  medical:
    '!me duele|!dolor|!pastilla*|!medicamento*|!médico|!doctor|!síntoma*|!depresi*|!suicid*|!matarme|!quiero morir|!ansiedad|!embaraz*|!fiebre|!terapia',
  legal:
    '!demandar|!demanda legal|!abogado + necesito|!abogado + contratar|!juicio|!es legal|!ilegal|!mis derechos|!ley laboral|!despido + injust*|!cláusula|!indemnizaci*|!denunciar',
  politics:
    '!votar|!voto|!eleccion*|!presidente|!polític*|!gobierno|!partido + votar|!la guerra|!religión|!dios existe|!aborto',
  homework:
    '!tarea de|!mi tarea|!deberes|!resuelve|!ecuación|!función en python|!escribe código|!un programa en|!ensayo sobre|!traduce*|!matemática*',
  practice:
    '!practicar + entrevista*|!practicar la entrevista|!simul* + entrevista*|!simulacro|!entrevista simulada|!entrevístame|!como si fueras + entrevistador|!hazme preguntas|!hazme una entrevista|!ensayar + entrevista*|!ponme a prueba|!entrenar + entrevista*',
  negotiate:
    '!negocia*|!contraoferta|!pedir más|!pido más|!pido un aumento|!aumento|!me ofrecen|!me ofrecieron|!oferta + baja|!ofrecen poco|!expectativa* salarial*|!pretensi* salarial*|!mejorar la oferta|!cuánto debería pedir|!cuánto pido|!aceptar la oferta|!acepto la oferta',
  letter:
    '!carta de presentación|!carta de motivación|!carta|!redacta|!mensaje para|!escríbeme + mensaje|!escribe + mensaje|!presentarme|!primer mensaje|!mensaje de presentación',
  reply:
    '!qué le contesto|!contesto|!contestar|!qué respondo|!le respondo|!responder + reclutador*|!responder + empresa|!responder al|!responder a la|!le digo que no|!cómo le digo|!rechazar + oferta|!rechazo + oferta|!qué le digo|!me escribió|!declinar',
  interview: 'entrevista*|!me preparo para|!qué preguntan|!háblame de ti',
  change:
    '!cambiar de carrera|!cambio de carrera|!cambiar de trabajo + otra|!cambiar de profesión|!cambiar de sector|!cambio de sector|!cambiar de área|!cambiar de rubro|!reconver*|!paso de + a|!pasar de|!reinventarme|!otro sector|!otra profesión|!empezar de cero|!dar el salto|!pasarme a|!cambiar de giro|!soy demasiado mayor',
  skills:
    'habilidad*|!aprender|!qué me falta|!me falta para|!me faltan|!debería estudiar|!qué estudiar|!competencia*|!curso*|!certificaci*|!capacitaci*|!capacitarme|!formación|!qué necesito para ser|!requisitos para ser',
  applications:
    '!mis postulaci*|!postulaci*|!mis candidaturas|!candidatura*|!mi solicitud|!mis solicitud*|!vieron mi|!me responde*|!nadie me responde|!no me contestan|!sin respuesta|!apliqué|!postulé|!cómo voy|!cómo van|!siguiente paso|!próximo paso|!qué hago ahora|!qué sigue|!novedades|!estado de mi*|!rechaz*|!me han visto',
  resume:
    'currículum|curriculum|cv|!hoja de vida|currículo|!mi perfil + mejor*|!puntuación|!mejorar mi perfil|!resumen profesional',
  pay: '!cuánto gana*|!cuánto pagan|!cuánto se gana|!cuánto cobra*|sueldo*|salario*|!promedio + sueldo|!salario medio|!remuneraci*|!pagan',
  parley:
    '!cómo funciona|!quién eres|!eres un robot|!eres human*|!qué puedes hacer|!pueden ver|!ven lo que|!ver esta conversación|!es privad*|!privacidad|!es gratis|!límite*|!cuántas preguntas|!cuántos mensajes|!por día|!al día|!parley|!borrar mis datos',
  jobs: '!qué trabajos|!trabajos + mí|!encaja*|!ofertas + perfil|!ofertas de|!ofertas|vacante*|!busco|!buscar trabajo|!busco trabajo|!chamba|empleo*|trabajo*|!puestos|!curro|!laburo|!pega de|!necesito trabajar|!quién contrata|!oportunidades',
  thanks: '!gracias|!muchas gracias|!genial|!te agradezco|!mil gracias',
  hello: '!hola|!buenas|!buenos días|!buenas tardes|!buenas noches|!qué tal',
};
