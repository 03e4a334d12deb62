/** The pages that a pagination names: the ends, the current one and its neighbours; `null` is a gap. */
export function pageNumbers(page: number, last: number): (number | null)[] {
  const named = [...new Set([1, page - 1, page, page + 1, last])].filter((number) => number >= 1 && number <= last);
  return named.flatMap((number, index) => {
    const skipped = number - (named[index - 1] ?? 0) - 1;
    if (skipped === 1) return [number - 1, number];
    return skipped > 1 ? [null, number] : [number];
  });
}
