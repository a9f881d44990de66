import { countOf } from '../../format/plural.ts'
import type { RoundStatus } from '../../round/status.ts'
import { LOW_BATTERY } from '../help.ts'
import type { ChangedRows } from '../judge/judgeSheet.ts'

/** What a device says of itself, in one line. */
export interface DeviceStatus {
  tone: 'quiet' | 'good' | 'warning' | 'closed' | 'broken'
  icon: 'check' | 'offline' | 'battery' | 'people' | 'lock' | 'warning'
  fact: string
  more: string
  /** The hour at the end. */
  hour: string | null
}

export interface DeviceFacts {
  /** The device cannot write: marks are in memory alone. */
  isUnkept: boolean
  /** The server was not reached last. */
  isOffline: boolean
  /** Marks that the server has not acknowledged. */
  waiting: number
  /** All of them are on the disk: nothing is «сохранено» before. */
  isStored: boolean
  /** In per cent; null: the browser does not tell. */
  battery: number | null
  /** The browser keeps the screen lit; null: it cannot. */
  isAwake: boolean | null
  /** What came of marks that were not simply taken. */
  notice: { state: 'late' | 'refused'; message: string | null } | null
  /** Of the round on the screen; null: none is. */
  round: RoundStatus | null
  /** The seat is another judge's by now. */
  isReplaced: boolean
  /** The dance is handed in. */
  isSent: boolean
  out: readonly number[]
  added: readonly number[]
  /** The hour of what is said last. */
  hour: string | null
}

const closed: Record<Exclude<RoundStatus, 'running'>, string> = {
  planned: 'Тур собирают заново.',
  drawn: 'Тур собирают заново.',
  locked: 'Тур закрыт.',
  judged: 'Тур подсчитан.',
  published: 'Тур опубликован.',
}

/** The worst first (docs/rules/stations.md, «What a device says»). */
export function deviceStatus(facts: DeviceFacts): DeviceStatus {
  const { isUnkept, isOffline, waiting, battery, notice, round, isReplaced, hour } = facts
  const marks = countOf(waiting, ['отметка ждёт', 'отметки ждут', 'отметок ждут'])
  const say = (
    tone: DeviceStatus['tone'],
    icon: DeviceStatus['icon'],
    fact: string,
    more = '',
  ): DeviceStatus => ({ tone, icon, fact, more, hour: null })

  if (isUnkept && waiting > 0 && isOffline) {
    return say('broken', 'warning', 'Планшет не\u00A0сохраняет. Поднимите руку')
  }
  if (isUnkept) {
    return say('broken', 'warning', 'Планшет не\u00A0сохраняет:', 'не\u00A0закрывайте страницу')
  }
  const ended = round === null || round === 'running' ? null : round
  if (notice) {
    const what = notice.message ?? 'Отметки не\u00A0приняты'
    return notice.state === 'late'
      ? say(
          ended === null && !isReplaced ? 'warning' : 'closed',
          'lock',
          `${what}.`,
          'Опоздавшее увидит главный судья',
        )
      : say('warning', 'warning', `${what}.`, 'Эти отметки не\u00A0учтены, скажите главному судье')
  }
  if (isReplaced) {
    const rest = waiting > 0 ? marks : 'Сданное вами учтено'
    return say('closed', 'people', 'Дальше судит другой судья.', rest)
  }
  if (ended !== null) {
    const rest = waiting > 0 ? marks : ''
    return { ...say('closed', 'lock', closed[ended], rest), hour }
  }
  if (isOffline) {
    return waiting > 0
      ? say('warning', 'offline', `Нет сети: ${marks}.`, 'Судите дальше')
      : say('warning', 'offline', 'Нет сети.', 'Судите дальше, отметки сохраняются')
  }
  if (battery !== null && battery < LOW_BATTERY) {
    return say(
      'warning',
      'battery',
      `Батарея ${battery}\u00A0%.`,
      'Попросите зарядку, судите дальше',
    )
  }
  return quietStatus(facts)
}

function quietStatus(facts: DeviceFacts): DeviceStatus {
  const { waiting, isStored, isAwake, isSent, out, added, round, hour } = facts
  if (round !== null && !isSent && (out.length > 0 || added.length > 0)) {
    return { tone: 'warning', icon: 'people', ...changedEntries(out, added), hour: null }
  }
  const said = { icon: 'check', hour } as const
  if (round === null) {
    const more = isAwake ? 'Сеть есть, экран не\u00A0погаснет' : 'Не\u00A0гасите экран'
    return { ...said, tone: 'good', fact: 'Устройство готово.', more, hour: null }
  }
  if (waiting > 0 && !isStored) return { ...said, tone: 'quiet', fact: 'Сохраняем…', more: '' }
  if (waiting > 0) {
    return { ...said, tone: 'quiet', fact: 'Сохранено,', more: 'отправляется' }
  }
  if (isSent) {
    return {
      ...said,
      tone: 'good',
      fact: hour === null ? 'Принято.' : `Принято ${hour}.`,
      more: 'Изменить можно до\u00A0конца тура',
      hour: null,
    }
  }
  const more = isAwake ? 'и\u00A0отправлено' : 'и\u00A0отправлено. Не\u00A0гасите экран'
  return { ...said, tone: 'quiet', fact: 'Всё сохранено', more }
}

/** More of them do not fit into the line of a phone; the tiles show which. */
const MOST_NUMBERS = 3

function changedEntries(out: readonly number[], added: readonly number[]) {
  const left = out.length > 0 ? `${leftWords(out)}.` : ''
  const come = added.length > MOST_NUMBERS ? `Новых: ${added.length}` : `Новые: ${added.join(', ')}`
  if (added.length === 0) return { fact: left, more: '' }
  return left === '' ? { fact: `${come}.`, more: '' } : { fact: left, more: come }
}

function leftWords(out: readonly number[]): string {
  const isMany = out.length > MOST_NUMBERS
  return isMany
    ? `Не\u00A0танцуют ${countOf(out.length, ['номер', 'номера', 'номеров'])}`
    : `Не\u00A0танцует: ${out.join(', ')}`
}

/** How many marks wait in operations: a number that was changed twice is one. */
export function waitingMarks(
  operations: readonly { roundId: number; dance: string; entries: ChangedRows }[],
): number {
  const marks = operations.flatMap(({ roundId, dance, entries }) =>
    Object.keys(entries).map((number) => `${roundId}/${dance}/${number}`),
  )
  return new Set(marks).size
}
