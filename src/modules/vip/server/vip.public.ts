export { grantVip } from './grant-vip.ts';
export { vipModule } from './vip.module.ts';
export type { NotifyOfVip } from './vip.notices.ts';
export { isRefreshedAt, isVipAt } from './vip.queries.ts';
