import type { CompanyTexts } from './company-texts.ts';

export const texts: CompanyTexts = {
  overviews: [
    '{company} was founded in {city} in {year} and has worked in {industry} ever since. Most of our customers have been with us for many years and came to us on recommendation.',
    'Since {year}, {company} has been active in {industry}. From our head office in {city} we serve customers across the region and beyond.',
    '{company} is based in {city} and specialises in {industry}. What began as a small team in {year} is now a company with several departments and a steady flow of orders.',
    'We are {company}, an independent business in the field of {industry}. We have been at home in {city} since {year} and plan to grow at a sensible pace.',
    'In {year}, a handful of colleagues in {city} started {company} with a simple idea: good work in {industry} at an honest price. That idea still guides us today.',
    '{company} combines experience in {industry} with a practical view of new technology. Our teams in {city} have worked together with customers on lasting solutions since {year}.',
    'Customers come to {company} when they need a dependable partner in {industry}. We have been part of the business community in {city} since {year}.',
    'Founded in {year}, {company} has its main office in {city}. In {industry} we are known for careful work, clear agreements and personal contact.',
    '{company} has been part of {industry} since {year}. In {city} we plan, develop and deliver under one roof, so that questions are answered quickly.',
  ],
  cultures: [
    'We call each other by first name, from trainees to management. Anyone with an idea can bring it up in the weekly team meeting.',
    'Mistakes are discussed openly so that everyone can learn from them. Nobody is blamed for asking a question twice.',
    'We value quiet working time as much as good cooperation. Meetings have an agenda and end when they should.',
    'New colleagues are paired with an experienced partner during their first months. Many of these pairs still have lunch together years later.',
    'Our teams are made up of people from many countries and professions. This variety helps us understand our customers better.',
    'We plan realistically so that overtime remains the exception. If it does happen, it is recorded and given back as time off.',
    'Twice a year we spend a day together away from everyday work. In between there are team lunches, sports groups and a summer party with families.',
    'Learning is part of our work: colleagues hold short internal talks every month and share what they have tried out.',
    'Parents and carers can arrange their hours with the team. We look at results, not at who leaves the office last.',
  ],
};
