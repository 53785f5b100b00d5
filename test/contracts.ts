import type { Api, Contract } from '#src/kernel/contract.ts';

const files = import.meta.glob<Record<string, unknown>>('../src/**/*.contract.ts', { eager: true });

/** A contract file exports schemas, too. */
function isContract(value: unknown): value is Contract {
  return typeof value === 'object' && value !== null && Object.keys(value).every((key) => /^[A-Z]+ \//.test(key));
}

/** Every endpoint that is declared anywhere, found by its file's name. */
export const contracts: { [Key in keyof Api]: Api[Key] } = Object.assign(
  {},
  ...Object.values(files).flatMap(Object.values).filter(isContract),
);
