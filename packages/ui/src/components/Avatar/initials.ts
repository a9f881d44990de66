/** The first letters of the first two words: «Иванова Мария» → «ИМ». */
export function initialsOf(fullName: string): string {
  return fullName
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => word.slice(0, 1).toLocaleUpperCase('ru'))
    .join('')
}
