/** The pages to offer: first, last, and those around the current one; 'gap' stands for two or more left out. */
export function pageNumbers(page: number, pageCount: number): (number | 'gap')[] {
  const near = new Set([1, pageCount, page - 1, page, page + 1].filter((at) => at >= 1 && at <= pageCount));
  // A gap of a single page would take as much room as the page.
  if (near.has(3)) near.add(2);
  if (near.has(pageCount - 2)) near.add(pageCount - 1);
  const shown = [...near].filter((at) => at >= 1 && at <= pageCount).sort((one, other) => one - other);
  return shown.flatMap((at, index) => {
    const before = shown[index - 1];
    return before !== undefined && at - before > 1 ? ['gap' as const, at] : [at];
  });
}
