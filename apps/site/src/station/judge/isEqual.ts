/** Whether two of a kind hold the same values: nothing is drawn anew where nothing has changed. */
export function isEqual<T extends object>(one: T, other: T): boolean {
  return Object.entries(one).every(([key, value]) => Object.is(value, other[key as keyof T]))
}
