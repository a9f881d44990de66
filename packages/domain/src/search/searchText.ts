/** How long a search may be (`SearchText` of the contract). */
export const searchTextLimit = 100
/** Each word costs a look at every row. */
const WORDS = 6

/** A search as typed, without what is more than a list takes: the first words of it. */
export function searchText(typed: string): string {
  const words = typed.trim().split(/\s+/).slice(0, WORDS).join(' ')
  return Array.from(words).slice(0, searchTextLimit).join('').trim()
}
