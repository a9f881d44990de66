import type { PriceStep } from './event.ts'
import { isIsoDate } from '../format/date.ts'
import { problemText } from '../problems/catalogue.ts'
import { checkNumber } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

const percents = { min: 1, max: 1000 }

/** The whole list as it is kept; what a step lacks is none, for the rules to refuse. */
export function readPriceSteps(sent: unknown): readonly PriceStep[] {
  return (sent as Partial<PriceStep>[]).map(({ from = '', percent = Number.NaN }) => ({
    from,
    percent,
  }))
}

/** Steps from real days, one a day (docs/rules/money.md, «Price steps»); problems under `<path>.<index>`. */
export function checkPriceSteps(
  errors: FieldErrors,
  path: string,
  steps: readonly PriceStep[],
): void {
  const days = new Set<string>()
  steps.forEach(({ from, percent }, index) => {
    const field = `${path}.${index}.from`
    if (!isIsoDate(from)) addError(errors, field, problemText('day_invalid'))
    if (days.has(from)) addError(errors, field, problemText('repeated'))
    days.add(from)
    checkNumber(errors, `${path}.${index}.percent`, percent, percents)
  })
}
