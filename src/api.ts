import { accountsContract } from './modules/accounts/accounts.contract.ts';
import { optionsContract } from './modules/options/options.contract.ts';
import { documentationContract } from './platform/http/documentation.contract.ts';

/** Every endpoint of the product. The browser imports this as a type only. */
export const contracts = { ...optionsContract, ...accountsContract, ...documentationContract };

export type Api = typeof contracts;
