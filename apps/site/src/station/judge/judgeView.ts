import { addedNumbers } from '@parket/domain/station/device/deviceRound'
import {
  deviceStatus,
  waitingMarks,
  type DeviceFacts,
} from '@parket/domain/station/device/deviceStatus'
import { nextDance, type JudgeDevice } from '@parket/domain/station/device/judgeDevice'
import type { Judging } from '@parket/domain/station/judge/judging'
import type { JudgeView } from '@parket/ui/screens/station/judge/JudgeScreen'
import type { JudgeState } from './judgeStation.ts'

/** What the device knows besides. */
export interface DeviceSenses {
  battery: number | null
  isAwake: boolean
}

/** The dance on the screen. */
export function judgeView(state: JudgeState, judging: Judging, senses: DeviceSenses): JudgeView {
  const { device, queue } = state
  const facts = factsOf(state, senses)
  const { letter, round, dance, sheet, brush, isNoting, isRefused, heat, typed, typedScore, out } =
    judging
  return {
    letter,
    round,
    dance,
    sheet,
    brush,
    isNoting,
    isRefused,
    heat,
    heatOnFloor: heatOnFloor(device, judging),
    typed,
    typedScore,
    out,
    added: facts.added,
    unsaved: queue.isUnkept ? unsavedNumbers(state, judging) : [],
    next: nextText(device),
    refusals: state.refusals,
    waitingLong: longWaiting(state),
    status: statusOf(facts),
    phase: phaseOf(facts),
  }
}

/** How many marks have waited long enough to be carried as a file. */
export function longWaiting({ isWaitingLong, queue }: JudgeState): number {
  return isWaitingLong ? waitingMarks(queue.operations) : 0
}

/** What the device says of itself. */
export function slotOf(state: JudgeState, senses: DeviceSenses): JudgeView['status'] {
  return statusOf(factsOf(state, senses))
}

/** From 0; null where the marshal let out none in this dance. A round of one heat has no tabs to mark. */
function heatOnFloor({ rounds }: JudgeDevice, { round, dance }: Judging): number | null {
  const onFloor = rounds?.find(({ id }) => id === round.id)?.onFloor ?? null
  return onFloor?.dance === round.dances[dance] ? (onFloor?.heat ?? 0) - 1 : null
}

function factsOf(
  { device, queue, isOffline, notice, acceptedAt, timeZone }: JudgeState,
  { battery, isAwake }: DeviceSenses,
): DeviceFacts {
  const { judging } = device
  const shown = device.rounds?.find(({ id }) => id === judging?.round.id)
  return {
    isUnkept: queue.isUnkept,
    isOffline,
    waiting: waitingMarks(queue.operations),
    isStored: queue.operations.every(({ seq }) => seq <= queue.storedSeq),
    battery,
    isAwake,
    notice,
    round: judging ? (shown?.state ?? 'locked') : null,
    isReplaced: Boolean(judging && shown && (shown.letters[judging.dance] ?? null) === null),
    isSent: judging?.isSent ?? false,
    out: judging?.out ?? [],
    added: judging ? addedNumbers(judging.round, device.known) : [],
    hour: acceptedAt && timeZone ? hourOf(acceptedAt, timeZone) : null,
  }
}

function statusOf(facts: DeviceFacts): JudgeView['status'] {
  const { tone, icon, fact, more, hour } = deviceStatus(facts)
  return { tone, icon, fact, children: more, aside: hour }
}

function phaseOf(facts: DeviceFacts): JudgeView['phase'] {
  const { isUnkept, isOffline, waiting, round, isReplaced, isSent } = facts
  if (isUnkept && isOffline && waiting > 0) return 'broken'
  if (round !== 'running' || isReplaced) return 'closed'
  return isSent ? 'sent' : 'marking'
}

/** Whose marks are neither on the device nor on the server. */
function unsavedNumbers({ queue }: JudgeState, judging: Judging): number[] {
  const dance = judging.round.dances[judging.dance]
  const lost = queue.operations.filter(
    (one) => one.seq > queue.storedSeq && one.roundId === judging.round.id && one.dance === dance,
  )
  return [...new Set(lost.flatMap(({ entries }) => Object.keys(entries).map(Number)))]
}

function nextText(device: JudgeDevice): string | null {
  const next = nextDance(device)
  if (!next) return null
  const { round, dance } = next
  const isSame = round.id === device.judging?.round.id
  return isSame ? (round.dances[dance] ?? null) : `${round.contest}, ${round.label}`
}

/** By time zone: to make one takes as long as to draw the page, and each tap draws it. */
const hourFormats = new Map<string, Intl.DateTimeFormat>()

function hourOf(at: Date, timeZone: string): string {
  const known = hourFormats.get(timeZone)
  if (known) return known.format(at)
  const made = new Intl.DateTimeFormat('ru', { hour: '2-digit', minute: '2-digit', timeZone })
  hourFormats.set(timeZone, made)
  return made.format(at)
}
