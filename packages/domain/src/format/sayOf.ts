import type { TextParams } from '../problems/publicProblems.ts'
import { fillText } from './fillText.ts'

/** A catalogue: texts by their names, in any language. */
export type Words<Name extends string> = Readonly<Record<Name, string>>

/** Says a text by its name, with what it leaves open filled in. */
export type Say<Name extends string> = (name: Name, values?: TextParams) => string

/**
 * @param ours the catalogue in Russian
 * @param others what is said otherwise; the rest stays as in ours
 * @param language of the others
 */
export function sayOf<Name extends string>(
  ours: Words<Name>,
  others: Partial<Words<Name>> = {},
  language = 'ru',
): Say<Name> {
  return (name, values = {}) => {
    const other = others[name]
    return other === undefined
      ? fillText(ours[name], values, 'ru')
      : fillText(other, values, language)
  }
}
