import { biased, jargon, listOf, type PostWords } from './post-words.ts';

export const es: PostWords = {
  biased: biased(`
    gender | azafata; azafatas; azafata de vuelo; aeromoza; sobrecargo mujer | auxiliar de vuelo
    gender | camarera de pisos; mucama; recamarera; mucamas | personal de limpieza de habitaciones
    gender | camarera; mesera; moza; camarera de sala | personal de sala
    gender | señorita; señoritas; chica; chico; chicas; chicos; muchacha; muchacho | persona
    gender | secretaria; recepcionista mujer; secretaria ejecutiva | secretario/a
    gender | señora de la limpieza; empleada doméstica; limpiadora; mujer de la limpieza | personal de limpieza
    gender | enfermera | enfermero/a
    gender | vendedora; dependienta; cajera; promotora | personal de ventas
    gender | solo mujeres; solo hombres; sexo femenino; sexo masculino; sólo mujeres; sólo hombres; preferentemente mujer; preferentemente hombre; sexo indistinto |
    gender | mano de obra masculina; hombres fuertes | personas que levantan hasta 20 kg
    gender | peón; maestro de obra hombre |
    age | gente joven; personas jóvenes; buscamos jóvenes; jóvenes talentos; joven promesa; persona joven; ser joven; espíritu joven; mentalidad joven | personas motivadas
    age | equipo joven y dinámico; equipo joven; ambiente joven; joven y dinámico; ambiente joven y dinámico | equipo cercano
    age | recién graduado; recién egresado; recién titulado; recién egresados; recién graduados | nivel inicial
    age | edad máxima; edad mínima 25; hasta 35 años de edad; rango de edad; edad entre |
    age | nativo digital; nativos digitales; millennial; millennials; generación z | con soltura en herramientas digitales
    age | sin canas |
    looks | excelente presencia física; excelente presencia; buena presencia; buena presentación; excelente presentación; imagen agradable; buena imagen; buen aspecto físico; buen físico | trato amable con el público
    family | sin cargas familiares; soltero; soltera; sin hijos; casado; casada; sin compromisos familiares; solteros; sin compromisos |
    origin | solo nacionales; nacionales españoles; nacionalidad española; solo españoles; solo mexicanos; solo nacionales españoles | con permiso de trabajo
    origin | inglés nativo; hablante nativo; nativo inglés; hablantes nativos; lengua materna | inglés fluido
    origin | sin acento; acento neutro | dicción clara
    religion | católico practicante; cristiano; cristiana; católica; creyente |
    health | sin problemas de salud; ni discapacidad; sin discapacidad; buena salud; excelente salud; buen estado físico; salud compatible; buena condición física | capaz de realizar las tareas descritas
  `),
  jargon: jargon(`
    mentalidad de tiburón; tiburón; hambre de éxito; ganas de comerse el mundo; piel de elefante |
    trabajar bajo presión; trabajo bajo presión; bajo presión; tolerancia a la frustración; tolerancia a la presión |
    sinergia; sinergias | trabajo conjunto
    ponerse la camiseta; ponte la camiseta; camiseta puesta |
    pensar fuera de la caja; fuera de la caja; think outside the box | proponer ideas nuevas
    rockstar; ninja; gurú; crack; superestrella; unicornio | persona con experiencia
    proactivo; proactiva; proactividad; orientado a resultados; orientada a resultados; dinámico; resolutivo; multitarea | 
    apalancar; disruptivo; mindset; ownership; hands-on; game changer; ecosistema |
    salario competitivo; sueldo competitivo; sueldo a convenir; salario a convenir; ingresos ilimitados; sueldo atractivo |
    somos una familia; ambiente familiar; como en familia |
  `),
  duties: listOf(
    'vas a; tus tareas; tus funciones; funciones; responsabilidades; tareas; actividades; te encargarás; serás responsable; atender; preparar; cuidar; limpiar; cocinar; vender; conducir; manejar; reparar; enseñar; planificar; organizar; instalar; revisar; registrar; contestar; archivar; diseñar; escribir; desarrollar; llevar',
  ),
  asks: listOf(
    'requisitos; lo que buscamos; qué buscamos; perfil; lo que necesitas; qué necesitas; imprescindible; exigimos; se requiere',
  ),
  extras: listOf(
    'deseable; se valora; valorable; plus; ofrecemos; qué ofrecemos; beneficios; lo que ofrecemos; proceso de selección; prestaciones',
  ),
  remote: listOf(
    '100% remoto; totalmente remoto; trabajo remoto; teletrabajo completo; 100% teletrabajo; desde cualquier lugar; desde casa; trabajo desde casa; home office completo; puesto remoto; en remoto',
  ),
  onSite: listOf(
    '100% presencial; totalmente presencial; trabajo presencial; sin teletrabajo; no hay teletrabajo; modalidad presencial; presencial en nuestra oficina; presencial',
  ),
  partTime: listOf(
    'media jornada; tiempo parcial; jornada parcial; medio tiempo; solo fines de semana; part-time; por horas',
  ),
  fullTime: listOf('jornada completa; tiempo completo; 40 horas semanales; full-time'),
  pay: listOf('salario; sueldo; pagamos; pago; euros; pesos; remuneración; usd; dólares; retribución'),
  hourly: listOf('por hora; la hora; /hora; cada hora; por cada hora'),
  monthly: listOf('al mes; por mes; mensuales; mensual; /mes'),
  annually: listOf('al año; por año; anuales; anual; /año; brutos anuales'),
  year: listOf('años; año'),
  experience: listOf('experiencia; experimentado; experimentada; trayectoria'),
  not: listOf('no; sin; ni; nunca; tampoco'),
};
