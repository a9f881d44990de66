import { contestFields, type ContestFields } from '@parket/domain/contest/fields'
import { contestFieldText } from '@parket/domain/contest/fieldText'

/** A field that was changed here: when, from what, to what. */
export interface ContestChange {
  field: keyof ContestFields
  /** «14:32». */
  at: string
  from: unknown
  to: unknown
}

/** Words that change when they are taken back; the others are the label as it is. */
const objects: Partial<Record<keyof ContestFields, string>> = {
  price: 'цену',
  section: 'секцию',
  capacity: 'число мест',
}

/** «Вернуть цену»; a label of several words is quoted. */
export function undoLabel({ field }: ContestChange): string {
  const { label } = contestFields[field]
  const plain = label.includes(' ') ? `«${label}»` : label.toLowerCase()
  return `Вернуть ${objects[field] ?? plain}`
}

/** «Цена 1 200 ₽ вместо 1 000 ₽». */
export function changeText({ field, from, to }: ContestChange): string {
  const textOf = (value: unknown) => contestFieldText(field, value) || 'не указано'
  return `${contestFields[field].label}: ${textOf(to)} вместо ${textOf(from)}`
}
