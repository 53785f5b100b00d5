import type { WordData } from './language-words.ts';

export const en: WordData = {
  weakAt: 'start',
  weak: 'responsible for|responsibilities include|responsibilities included|duties include|duties included|my duties|my job was|helped|helping|help with|assisted|assisting|assist with|assist in|supported|worked on|worked with|worked in|worked as|working on|working with|was involved|involved in|participated|participating|took part|in charge of|was in charge|tasked with|was responsible|i was responsible|i am responsible|handled various|various tasks|dealt with|took care of',
  fillers:
    'i am the best|im the best|number 1 in|number one in|hard-working|hardworking|hard working|team player|go-getter|go getter|results-driven|results driven|result-oriented|results-oriented|results oriented|detail-oriented|detail oriented|self-starter|self starter|self-motivated|self motivated|think outside the box|thinks outside the box|synergy|proven track record|passionate|dynamic individual|dynamic professional|rockstar|rock star|ninja|guru|fast-paced environment|fast paced environment|110 percent|110%|excellent communication skills|good communication skills|strong communication skills|great communication skills|dedicated|highly motivated|motivated individual|people person|references available|references upon request|quick learner|fast learner|strong work ethic|best of breed|value add|thought leader|multitasker|works well under pressure|work well under pressure',
  outcomes:
    'reduc*|cut|cuts|increas*|rais*|improv*|grew|grow|grows|growing|saved|saving|saves|boost*|doubl*|tripl*|halv*|shorten*|lower*|achiev*|won|wins|exceed*|brought * down|so that|resulting in|which led to|instead of|without a|without an|prevent*|eliminat*|accelerat*|gained|recover*|best of|now takes|solved|sped up|turned',
  passive: {
    be: 'was|were|been|being|is|are|be',
    irregular:
      'written|done|made|given|taken|held|built|sent|taught|led|kept|found|bought|brought|chosen|shown|seen|set|put|paid|sold|spent|driven|told|drawn|run|met|lost',
    endings: 'ed',
    never:
      'interested|based|experienced|certified|qualified|skilled|motivated|dedicated|excited|committed|licensed|registered|used|need|involved|need|indeed|located|prepared|organized|organised|retired|married|trusted',
  },
};
