import { formatDateTime } from '@parket/domain/format/dateTime'
import { isInstantText } from '@parket/domain/format/instant'
import type { EditConflictProps, FieldConflict } from '@parket/ui/layouts/EditConflict'
import type { EditForm } from './useEditForm.ts'

/**
 * What two people changed at once, field by field, for the screen that asks which shall stand.
 * @param timeZone in which moments are told
 */
export function conflictView<Values>(
  { conflicts, resolve }: Pick<EditForm<Values>, 'conflicts' | 'resolve'>,
  labelOf: (field: keyof Values) => string,
  timeZone: string,
): EditConflictProps {
  return {
    conflicts: conflicts.map(({ field, mine, theirs }): FieldConflict => ({
      field: String(field),
      label: labelOf(field),
      mine: conflictText(mine, timeZone),
      theirs: conflictText(theirs, timeZone),
    })),
    onResolve(choices) {
      const theirs = conflicts.filter(({ field }) => choices[String(field)] === 'theirs')
      const stored = Object.fromEntries(theirs.map(({ field, theirs }) => [field, theirs]))
      resolve(stored as Partial<Values>)
    },
  }
}

/** A value in words: lists and groups of fields part by part, but for their ids. '' for none. */
export function conflictText(value: unknown, timeZone: string): string {
  if (typeof value === 'boolean') return value ? 'да' : 'нет'
  if (typeof value === 'number') return String(value)
  if (typeof value === 'string') {
    return isInstantText(value) ? formatDateTime(value, timeZone) : value
  }
  if (Array.isArray(value)) return joined(value, ', ', timeZone)
  if (value === null || typeof value !== 'object') return ''
  const parts = Object.entries(value).filter(([name]) => name !== 'id')
  return joined(
    parts.map(([, part]: [string, unknown]) => part),
    ' ',
    timeZone,
  )
}

function joined(values: readonly unknown[], between: string, timeZone: string): string {
  const texts = values.map((value) => conflictText(value, timeZone))
  return texts.filter((text) => text !== '').join(between)
}
