import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { EventTag } from './event.ts'
import { payGroupNumber, sameTagName } from './tags.ts'

const textLimit = 100

/**
 * The whole list of an event's tags; problems under `<index>.<field>`. «`PAY-GROUP=n` is refused when the event has
 * no contest n» (docs/rules/events-and-contests.md, «Tags»).
 *
 * @param groupNums of the event's contests
 */
export function checkEventTags(
  tags: readonly EventTag[],
  groupNums: ReadonlySet<number>,
): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  tags.forEach(({ tag_name, tag_value }, index) => {
    const field = `${index}.tag_name`
    checkRequired(errors, field, tag_name, textLimit)
    checkLength(errors, `${index}.tag_value`, tag_value ?? '', textLimit)
    if (tag_name.includes('=')) addError(errors, field, problemText('tag_name_invalid'))
    if (sameTagName(tag_name, 'PAY-GROUP')) {
      const number = payGroupNumber([{ tag_name, tag_value }])
      if (number === null) {
        addError(errors, `${index}.tag_value`, problemText('number_invalid'))
      } else if (!groupNums.has(number)) {
        addError(errors, `${index}.tag_value`, problemText('contest_foreign'))
      }
    }
    const key = JSON.stringify([tag_name, tag_value].map((text) => text?.trim().toLowerCase()))
    if (seen.has(key)) addError(errors, field, problemText('repeated'))
    seen.add(key)
  })
  return errors
}
