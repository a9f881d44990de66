import { initialValues } from '../fields/field.ts'
import { formatMoney } from '../format/money.ts'
import { contestFields, type ContestFields } from './fields.ts'
import { sheetColumns } from './sheetColumns.ts'
import { contestStatuses, contestStatusLabel } from './status.ts'

const newContest = initialValues(contestFields)

/**
 * A setting of a contest as its organisers read it: «1 200 ₽», «Техника 10; Образ 5,5», «Скейтинг».
 * @param value of the field, as it is stored or typed
 * @returns '' for none
 */
export function contestFieldText(field: keyof ContestFields, value: unknown): string {
  if (value === null || value === undefined || Number.isNaN(value)) return ''
  if (field === 'price') return formatMoney(Number(value))
  if (field === 'status') {
    const status = contestStatuses.find((known) => known === value)
    return status ? contestStatusLabel(status) : ''
  }
  const contest: ContestFields = { ...newContest, [field]: value }
  const cells = sheetColumns.filter((column) => column.field === field)
  return cells.map(({ write }) => String(write(contest) ?? '')).join('')
}
