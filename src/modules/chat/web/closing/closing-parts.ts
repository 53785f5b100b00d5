export { ClosingRow } from './closing-row.tsx';
export { ClosingStrip } from './closing-strip.tsx';
export { ConversationEnd } from './conversation-end.tsx';
export { WaitingCard } from './waiting-card.tsx';
