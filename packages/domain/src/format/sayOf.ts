import type { TextParams } from '../problems/publicProblems.ts'
import { fillText } from './fillText.ts'

/** A catalogue: texts by their names, in any language. */
export type Words<Name extends string> = Readonly<Record<Name, string>>

/** Says a text by its name, with what it leaves open filled in. */
export type Say<Name extends string> = (name: Name, values?: TextParams) => string

/**
 * Says the texts of a catalogue. A text of another one that asks for what is not given is said as ours: a slip there takes
 * nothing from a page.
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
    return (
      (other === undefined ? null : filled(other, values, language)) ??
      fillText(ours[name], values, 'ru')
    )
  }
}

/** `fillText`; null where the text asks for what is not given. */
export function filled(text: string, values: TextParams, language: string): string | null {
  try {
    return fillText(text, values, language)
  } catch (error) {
    if (error instanceof TypeError) return null
    throw error
  }
}
