/** Scripts that the inbox asks for when they are wanted: their names would weigh on its first page. */
export const loadHiring = () => import('./hiring-buttons.tsx').then((file) => file.HiringButtons);
export const loadFreshList = () => import('./fresh-company-list.tsx').then((file) => file.FreshCompanyList);
