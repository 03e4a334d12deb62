import { formatDate, type LanguageCode, type PostArchive } from '@sahra/shared/facade';

const parts: Readonly<Record<number, Intl.DateTimeFormatOptions>> = {
  1: { year: 'numeric' },
  2: { year: 'numeric', month: 'long' },
};

/** A year, a month or a day (`2026`, `2026-03`, `2026-03-08`) as one says it. */
export function dateName(date: string, code: LanguageCode): string {
  const numbers = date.split('-');
  const [year = '', month = '01', day = '01'] = numbers;
  // Noon in London is the same day in Cairo.
  return formatDate(`${year}-${month}-${day}T12:00:00Z`, code, parts[numbers.length]);
}

/** The years and months that a date is in: of `2026-03-08` these are `2026` and `2026-03`. */
export function datesAbove(date: string): string[] {
  const numbers = date.split('-');
  return numbers.slice(1).map((_, index) => numbers.slice(0, index + 1).join('-'));
}

export interface ArchiveYear {
  year: string;
  count: number;
  months: PostArchive['months'];
}

/** Months by their years, in the order in which they come. */
export function byYear(months: PostArchive['months']): ArchiveYear[] {
  const years = [...new Set(months.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => {
    const own = months.filter(({ month }) => month.startsWith(year));
    return { year, count: own.reduce((sum, { count }) => sum + count, 0), months: own };
  });
}
