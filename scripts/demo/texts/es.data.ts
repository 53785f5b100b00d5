import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    '{company} se fundó en {year}, tiene su sede en {city} y opera en el sector de {industry}.',
    'Desde {year}, {company} atiende a clientes del sector de {industry} desde su sede en {city}.',
    '{company} es una empresa del sector de {industry} con sede en {city} y actividad desde {year}.',
    'Lo que empezó en {year} como un pequeño equipo en {city} es hoy {company}, conocida en el sector de {industry}.',
    'Desde {city}, {company} lleva a cabo proyectos de {industry} para clientes nacionales e internacionales.',
    '{company} une la experiencia acumulada desde {year} con métodos de trabajo actuales en el sector de {industry}.',
    'En el sector de {industry} desde {year}, {company} apuesta por la calidad y las relaciones a largo plazo.',
    'Fundada en {city} en {year}, {company} sigue siendo una empresa independiente en el sector de {industry}.',
    'En el sector de {industry}, a {company} se la reconoce por el trabajo cuidado y el trato honesto con los clientes.',
  ],
  cultures: [
    'Trabajamos en equipos pequeños que toman sus propias decisiones y responden por los resultados.',
    'Cada lunes por la mañana hablamos de las prioridades de la semana en una reunión breve y abierta.',
    'Hablamos de los errores con franqueza y sin buscar culpables, para que todo el equipo aprenda.',
    'Respetamos el tiempo personal: los mensajes fuera de horario no tienen que responderse el mismo día.',
    'Nuestros colegas tienen edades, orígenes y trayectorias diversas, y eso enriquece las conversaciones.',
    'La comida en grupo de los viernes se ha vuelto una costumbre que acerca a las distintas áreas.',
    'Cualquiera puede proponer mejoras, y la dirección responde a cada propuesta en un máximo de dos semanas.',
    'Preferimos una conversación directa a las largas cadenas de correos, y la dirección siempre está accesible.',
    'Quien se incorpora cuenta con el apoyo de un colega con experiencia hasta sentirse a gusto en su puesto.',
  ],
};
