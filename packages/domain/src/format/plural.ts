const rules = new Intl.PluralRules('ru')

/** Russian forms: 1 танцор, 2 танцора, 5 танцоров. */
export type PluralForms = readonly [one: string, few: string, many: string]

/** The form that agrees with `n`; a fraction takes the second («1,5 балла»). */
export function plural(n: number, [one, few, many]: PluralForms): string {
  switch (rules.select(Math.abs(n))) {
    case 'one':
      return one
    case 'many':
      return many
    default:
      return few
  }
}

/** «5 танцоров», number and word held together by a non-breaking space. */
export function countOf(n: number, forms: PluralForms): string {
  return `${n}\u00A0${plural(n, forms)}`
}
