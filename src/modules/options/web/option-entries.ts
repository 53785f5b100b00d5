/** Entries of an option list. The contract has one type for all lists; which fields this one has is known to who asks. */
export function optionEntries<Entry extends object>(list: readonly object[]): Entry[] {
  return list as Entry[];
}
