/** Whole years from a birthday to a day, both as ISO dates. */
export function ageOn(birthday: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthday.slice(0, 4));
  return day.slice(5, 10) < birthday.slice(5, 10) ? years - 1 : years;
}
