import { problemText } from '../problems/catalogue.ts'
import { checkLength, checkRequired } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'
import type { EventTag } from './event.ts'
import { sameTagName } from './tags.ts'

const textLimit = 100

/** The whole list of an event's tags; problems under `<index>.<field>`. */
export function checkEventTags(tags: readonly EventTag[]): FieldErrors {
  const errors: FieldErrors = {}
  const seen = new Set<string>()
  tags.forEach(({ tag_name, tag_value }, index) => {
    const field = `${index}.tag_name`
    checkRequired(errors, field, tag_name, textLimit)
    checkLength(errors, `${index}.tag_value`, tag_value ?? '', textLimit)
    if (tag_name.includes('=')) addError(errors, field, problemText('tag_name_invalid'))
    if (sameTagName(tag_name, 'PAY-GROUP') && !/^\d+$/.test(tag_value?.trim() ?? '')) {
      addError(errors, `${index}.tag_value`, problemText('number_invalid'))
    }
    const key = JSON.stringify([tag_name, tag_value].map((text) => text?.trim().toLowerCase()))
    if (seen.has(key)) addError(errors, field, problemText('repeated'))
    seen.add(key)
  })
  return errors
}
