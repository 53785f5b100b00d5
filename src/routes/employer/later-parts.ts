/** Scripts that the inbox asks for when a conversation is open: their names would weigh on its first page. */
export const loadHiringButtons = () => import('./hiring-buttons.tsx').then((file) => file.HiringButtons);
