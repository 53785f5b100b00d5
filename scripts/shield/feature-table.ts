/** What is found in each message, as numbers: training goes over it many times. */
export interface FeatureTable {
  names: string[];
  rows: Int32Array[];
}

export function tableOf(lists: readonly (readonly string[])[]): FeatureTable {
  const numbers = new Map<string, number>();
  const rows = lists.map((list) =>
    Int32Array.from(list, (name) => {
      const number = numbers.get(name) ?? numbers.size;
      numbers.set(name, number);
      return number;
    }),
  );
  return { names: [...numbers.keys()], rows };
}
