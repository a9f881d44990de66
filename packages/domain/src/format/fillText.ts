import { fillIn, type TextParams } from '../problems/publicProblems.ts'

/** Forms of a language: which of them agrees with a number, and their names in the order of a text. */
interface Forms {
  rules: Intl.PluralRules
  names: readonly Intl.LDMLPluralRule[]
}

/** By language: asking the runtime for them takes longer than a screen full of words. */
const known = new Map<string, Forms>()

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
    agreeing(Number(fillIn(`{${name}}`, values)), forms.split('|'), language),
  )
  return fillIn(agreed, values)
}

function agreeing(n: number, forms: readonly string[], language: string): string {
  const { rules, names } = formsOf(language)
  return forms[Math.min(names.indexOf(rules.select(n)), forms.length - 1)] ?? ''
}

function formsOf(language: string): Forms {
  const found = known.get(language)
  if (found) return found
  const rules = new Intl.PluralRules(language)
  const { pluralCategories } = rules.resolvedOptions()
  const forms = { rules, names: order.filter((form) => pluralCategories.includes(form)) }
  known.set(language, forms)
  return forms
}
