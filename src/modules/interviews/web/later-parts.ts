/** Scripts that the chat asks for when an interview is to be seen: their names would weigh on its first page. */
export const loadCard = () => import('./interview-card.tsx').then((file) => file.InterviewCard);
