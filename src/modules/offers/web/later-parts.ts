/** Scripts that the chat asks for when an offer is to be seen: their names would weigh on its first page. */
export const loadCard = () => import('./offer-card.tsx').then((file) => file.OfferCard);
