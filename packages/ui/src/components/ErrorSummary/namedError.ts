/** What an error belongs to, as the person who fills in the form knows it. */
export interface ErrorPlace {
  /** Label of the field; null where it has none. */
  label: string | null
  /** Of a field that stands in several rows alike: «Танцор 2». */
  row: string | null
}

/**
 * An error as a line of its own, away from its field: «Название: заполните поле». A text that names its field
 * («Укажите город») or has its own head («Возраст: 5 …») stands as it is.
 */
export function namedError(text: string, place: ErrorPlace): string {
  const { label } = place
  const row = place.row !== null && label?.startsWith(place.row) ? null : place.row
  if (hasHead(text)) return row === null ? text : `${row}. ${text}`
  const isNamed = label === null || names(text, label)
  const head = [row, isNamed ? null : label].filter((part) => part !== null)
  return head.length === 0 ? text : `${head.join('. ')}: ${afterColon(text)}`
}

/** «Возраст: …»: one word and a colon. */
function hasHead(text: string): boolean {
  return /^\p{L}+: /u.test(text)
}

/** Whether each word of the label stands in the text, in whichever case: «Дата» in «Укажите дату». */
function names(text: string, label: string): boolean {
  const words = wordsOf(text)
  return wordsOf(label).every((word) => words.some((other) => isSameWord(word, other)))
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/\p{L}+/gu) ?? []
}

/** Words of three letters and fewer have no ending to be told apart: «пол» is not «поле». */
function isSameWord(word: string, other: string): boolean {
  if (word.length <= 3) return word === other
  return other.startsWith(word.slice(0, Math.max(3, word.length - 2)))
}

/** In Russian no capital follows a colon, unless the word is an abbreviation or a foreign one. */
function afterColon(text: string): string {
  return /^[А-ЯЁ][а-яё]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
