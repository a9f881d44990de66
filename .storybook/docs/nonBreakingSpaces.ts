/** Keeps short words with the next one, and a number with what it counts, as everywhere in the product. */
export function withNonBreakingSpaces(text: string): string {
  return text.replaceAll(
    /(?<=^|[\s(«])([А-Яа-яё]{1,2}|\d+) (?=[А-Яа-яё«`\d])/g,
    (_, word: string) => `${word}\u00A0`,
  )
}
