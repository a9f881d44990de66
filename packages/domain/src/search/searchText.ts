/** What a list may be searched for: each word costs a look at every row (`SearchText` of the contract). */
const LIMITS = { words: 6, characters: 100 }

/** A search as typed, without what is more than a list takes: the first words of it. */
export function searchText(typed: string): string {
  const words = typed.trim().split(/\s+/).slice(0, LIMITS.words).join(' ')
  return Array.from(words).slice(0, LIMITS.characters).join('').trim()
}
