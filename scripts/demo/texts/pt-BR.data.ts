import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    'A {company} foi fundada em {year}, tem sede em {city} e atua no setor de {industry}.',
    'Desde {year}, a {company} atende clientes do setor de {industry} a partir de sua sede em {city}.',
    'A {company} é uma empresa do setor de {industry}, com sede em {city} e história iniciada em {year}.',
    'Criada em {year} por uma pequena equipe em {city}, a {company} é hoje conhecida no setor de {industry}.',
    'Com base em {city}, a {company} realiza projetos de {industry} para clientes no Brasil e no exterior.',
    'A {company} une a experiência acumulada desde {year} a métodos de trabalho atuais no setor de {industry}.',
    'No setor de {industry} desde {year}, a {company} valoriza a qualidade e as relações de longo prazo.',
    'Fundada em {city} em {year}, a {company} continua sendo uma empresa independente no setor de {industry}.',
    'No setor de {industry}, a {company} é reconhecida pelo trabalho cuidadoso e pela comunicação franca com os clientes.',
  ],
  cultures: [
    'Trabalhamos em equipes pequenas, que tomam as próprias decisões e respondem pelos resultados.',
    'Toda segunda-feira de manhã, conversamos sobre as prioridades da semana em uma reunião curta e aberta.',
    'Falamos abertamente sobre os erros, sem procurar culpados, para que toda a equipe aprenda.',
    'Respeitamos o tempo pessoal: mensagens fora do expediente não precisam ser respondidas no mesmo dia.',
    'Nossos colegas têm idades, origens e trajetórias diversas, e isso enriquece as nossas conversas.',
    'O almoço em grupo às sextas-feiras virou um hábito que aproxima as diferentes áreas.',
    'Qualquer pessoa pode sugerir melhorias, e a direção responde a cada sugestão em até duas semanas.',
    'Preferimos uma conversa direta a longas trocas de e-mail, e a porta da direção está sempre aberta.',
    'Quem chega conta com o apoio de um colega experiente até se sentir à vontade na função.',
  ],
};
