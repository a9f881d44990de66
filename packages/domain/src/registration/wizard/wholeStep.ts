import { formProblemText } from '../../problems/formProblems.ts'

/**
 * «"Не указаны Ф.И., Д.Р." when any dancer lacks …» (docs/rules/registration.md, «Dancers») is one problem of the
 * step, marked at each empty field: a list of problems names it once and leads to the first of them.
 */
export function isOfWholeStep(text: string): boolean {
  return text === formProblemText('dancer_incomplete')
}
