import type { LanguageCode } from '../src/modules/options/languages.ts';

/** Key of a text, as `file.key`, and the languages in which it may be the English one. */
export type SameAsEnglish = Record<string, 'all' | readonly LanguageCode[]>;

// Brand names and words that a language really shares with English. Texts without a word of their own (numbers, dates,
// placeholders, addresses, Parley) need no entry.
export const sameAsEnglish: SameAsEnglish = {
  'shell.app.appStore': 'all',
  'shell.app.playStore': 'all',
  'shell.footer.blog': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'shell.footer.cookies': ['pt-BR', 'es'],
  'shell.footer.legal': ['id', 'pt-BR', 'es'],
  'ui.placePicker.popular': ['ms', 'pt-BR', 'es'],
  'ui.presence.online': ['id', 'pt-BR'],
  'design.actions.chat': ['id', 'pt-BR', 'es'],
  'design.actions.links': ['pt-BR'],
  'design.forms.email': ['id', 'pt-BR'],
  'design.forms.resume': ['id', 'ms'],
  'design.nav.feedback': ['pt-BR'],
  'design.overlays.dialog': ['id', 'ms'],
  'design.overlays.menu': ['id', 'ms', 'pt-BR'],
  'design.overlays.popover': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'design.overlays.tooltip': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'jobs.card.web3': ['zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'],
  'landing.tabs.web3': ['zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'],
  'landing.tabs.it': ['ja', 'ms'],
  'shell.nav.web3': ['zh-CN', 'id', 'ja', 'zh-TW', 'ms', 'tr', 'pt-BR', 'es', 'ar'],
  'landing.tabs.marketing': ['pt-BR', 'es'],
  'landing.testimonials.matching.name': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'landing.testimonials.builder.name': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'landing.testimonials.chat.name': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'landing.testimonials.founder.name': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'landing.testimonials.answers.name': ['id', 'ms', 'tr', 'pt-BR', 'es'],
  'landing.tabs.popular': ['ms'],
};
