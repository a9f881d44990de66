import { contestFields, type ContestFields } from '../contest/fields.ts'
import { contestFieldText } from '../contest/fieldText.ts'
import { contestStatusLabel, contestStatuses } from '../contest/status.ts'
import { eventFields } from '../event/fields.ts'
import { eventFieldText } from '../event/fieldText.ts'
import { formatMoney } from '../format/money.ts'
import { valueText } from '../format/valueText.ts'
import { judgeRoleLabels } from '../judge/roleLabels.ts'
import { ledgerKindLabel, type LedgerKind } from '../money/ledger.ts'
import { paymentMethodLabels } from '../money/paymentMethodLabels.ts'
import { entryStatusLabels } from '../registration/entryStatus.ts'
import { jnjRoleLabels } from '../registration/jnjRoleLabels.ts'
import { roles, roleTitle } from '../rights/rights.ts'
import { typeWords } from '../round/name.ts'
import { sessionPaperTitles } from '../round/sessionPapers.ts'
import { roundStatuses, roundStatusLabel } from '../round/status.ts'

type Words = Readonly<Record<string, string>>

const contestWords: Words = Object.fromEntries(
  contestStatuses.map((status) => [status, contestStatusLabel(status)]),
)
const roundWords: Words = Object.fromEntries(
  roundStatuses.map((status) => [status, roundStatusLabel(status)]),
)
const roleWords: Words = Object.fromEntries(roles.map((role) => [role, roleTitle(role)]))

/** What codes are called, by field; of a kind of record first, where several have the field. */
const words: Readonly<Record<string, Words>> = {
  'round.status': roundWords,
  'round.type': { main: 'По плану', ...typeWords },
  'regData.status': entryStatusLabels,
  'regData.role': jnjRoleLabels,
  'eventJudge.role': judgeRoleLabels,
  papers: sessionPaperTitles,
  status: contestWords,
  role: roleWords,
  attendance: { present: 'Пришли', absent: 'Не пришли' },
  outcome: {
    'logged in': 'Вошёл',
    'wrong password': 'Неверный пароль',
    'wrong second factor': 'Неверный второй фактор',
  },
}

/** What an event's settings have words for. */
const eventSettings: ReadonlySet<string> = new Set([
  ...Object.keys(eventFields),
  'tags',
  'attachments',
])

/** A change of a record's field, as it is shown. */
export interface AuditValue {
  /** The kind of record. */
  entity: string
  /** The field, without the number of the row that it is of. */
  field: string
  value: unknown
}

/**
 * A value in words; «изменено» where its parts have none, '' for none.
 * @param timeZone IANA zone in which moments are shown
 */
export function auditValueText({ entity, field, value }: AuditValue, timeZone: string): string {
  if (entity === 'contest' && field in contestFields) {
    return contestFieldText(field as keyof ContestFields, value)
  }
  if (entity === 'event' && eventSettings.has(field)) return eventFieldText(field, value, timeZone)
  if (value === null || value === undefined) return ''
  if (field === 'ledger') return ledgerText(value as LedgerLine)
  if (Array.isArray(value) && value.length === 0) return ''
  if (typeof value === 'object') return 'изменено'
  const known = words[`${entity}.${field}`] ?? words[field]
  return (typeof value === 'string' && known?.[value]) || valueText(value, timeZone)
}

interface LedgerLine {
  kind: LedgerKind
  amount: number
  method: keyof typeof paymentMethodLabels | null
}

/** «Оплата 1 200 ₽, наличные». */
function ledgerText({ kind, amount, method }: LedgerLine): string {
  const how = method === null ? '' : `, ${paymentMethodLabels[method].toLowerCase()}`
  return `${ledgerKindLabel(kind)} ${formatMoney(amount)}${how}`
}
