/** Less of a text's letters are Cyrillic in one that was left in English, or half translated. */
const LEAST_SHARE = 0.5

/** Whether a text is Russian: most of its letters are, names in backticks apart. */
export function isRussian(text: string): boolean {
  const letters = text.replaceAll(/`[^`]*`/g, '').match(/\p{L}/gu) ?? []
  const russian = letters.filter((letter) => /[А-Яа-яЁё]/.test(letter))
  return letters.length > 0 && russian.length > letters.length * LEAST_SHARE
}
