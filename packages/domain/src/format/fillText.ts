import { fillIn, type TextParams } from '../problems/publicProblems.ts'

/** Names of plural forms in the order in which a text lists those that its language has. */
const order: readonly Intl.LDMLPluralRule[] = ['zero', 'one', 'two', 'few', 'many', 'other']

/**
 * A text with its places filled in: `{name}`, and `{n:номинация|номинации|номинаций}`, the word that agrees with `n`. Forms
 * stand in the order one, few, many; a language with other forms lists its own, English «contest|contests».
 * @param language of the text, a BCP 47 tag
 * @throws TypeError when the value of a place is not given
 */
export function fillText(text: string, values: TextParams, language: string): string {
  const agreed = text.replaceAll(/\{(\w+):([^}]*)\}/g, (_, name: string, forms: string) =>
    agreeing(Number(values[name]), forms.split('|'), language),
  )
  return fillIn(agreed, values)
}

function agreeing(n: number, forms: readonly string[], language: string): string {
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const place = order.filter((form) => pluralCategories.includes(form)).indexOf(rules.select(n))
  return forms[Math.min(place, forms.length - 1)] ?? ''
}
