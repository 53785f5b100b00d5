export { ChooseConversation } from '../choose-conversation.tsx';
export { StarterPhrases } from '../composer/starter-phrases.tsx';
export { NoConversations } from '../list/no-conversations.tsx';
export { ExchangeCard } from './exchange-card.tsx';
export { Picture } from './message-picture.tsx';
export { OwedLine } from './owed-line.tsx';
export { ScamWarning } from './scam-warning.tsx';
export { ScreeningAnswers } from './screening-answers.tsx';
