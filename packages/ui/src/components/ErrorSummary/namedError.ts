import { needsLabel } from '@parket/domain/problems/unnamedProblems'
import type { FieldName } from '../Field/fieldNames.ts'

/**
 * An error as a line of its own, away from its field: «Название: заполните поле», «Танцор 2: укажите пол». A text
 * with its own head («Возраст: 5 …») keeps it.
 *
 * @param name of the field; undefined where the error belongs to no field
 * @param said the same in other words, where they are not ours
 */
export function namedError(text: string, name: FieldName | undefined, said = text): string {
  if (!name) return said
  const { label } = name
  const row = name.row !== null && label.startsWith(name.row) ? null : name.row
  if (hasHead(text)) return row === null ? said : `${row}. ${said}`
  const head = [row, needsLabel(text, label) ? label : null].filter((part) => part !== null)
  return head.length === 0 ? said : `${head.join('. ')}: ${afterColon(said)}`
}

/** «Возраст: …»: one word and a colon. */
function hasHead(text: string): boolean {
  return /^\p{L}+: /u.test(text)
}

/** In Russian no capital follows a colon, unless the word is an abbreviation or a foreign one. */
function afterColon(text: string): string {
  return /^[А-ЯЁ][а-яё]/.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
