import { ageLabel } from '@parket/domain/contest/ageLabel'
import type { AgeBounds, DancerCounts } from '@parket/domain/contest/contest'
import { countLabel, countName } from '@parket/domain/contest/countLabel'
import { sayOf, type Say } from '@parket/domain/format/sayOf'
import { labelsTexts, type LabelsTextName } from '../../texts/wizard/labelsTexts.ts'

type SayLabel = Say<LabelsTextName>

const ours = sayOf(labelsTexts)

/** «Соло», «Дуэты», «3–7 танцоров». */
function dancersLabel(counts: DancerCounts, say: SayLabel): string {
  const label = countLabel(counts, say)
  const isNamed = countName(counts) !== null
  return isNamed ? label : say('dancers', { count: label, n: counts.max_count })
}

/**
 * Who a contest is for: «Соло, 7–9 лет».
 * @param say other words than ours
 */
export function audienceLabel(contest: DancerCounts & AgeBounds, say: SayLabel = ours): string {
  return [dancersLabel(contest, say), ageLabel(contest, say)]
    .filter((part) => part !== '')
    .join(', ')
}

/** The same below the contest's name, without what the name begins with: «от 18 лет» of «Соло, взрослые». */
export function audienceDetail(contest: DancerCounts & AgeBounds & { group_name: string }): string {
  const dancers = dancersLabel(contest, ours)
  const age = ageLabel(contest)
  const isSaid = contest.group_name.toLowerCase().startsWith(dancers.toLowerCase())
  return isSaid && age !== '' ? age : audienceLabel(contest)
}

/** «Соло, взрослые · Oriental», whose dot never begins a line. */
export function tiedTitle(title: string): string {
  return title.replaceAll(' · ', '\u00A0· ')
}

export interface Occupancy {
  capacity: number | null
  active_count: number
  waiting_count: number
  jnj_role_split: boolean
}

export interface PlacesLabel {
  text: string
  /** New entries go to the waiting list. */
  isFull: boolean
}

/**
 * How much room a contest has left; null where there is no limit. Where roles are split each has
 * the capacity of its own and the counts do not say which is full.
 * @param say other words than ours
 */
export function placesLabel(contest: Occupancy, say: SayLabel = ours): PlacesLabel | null {
  const { capacity, active_count, waiting_count, jnj_role_split } = contest
  if (capacity === null) return null
  if (jnj_role_split) return { text: say('placesPerRole', { n: capacity }), isFull: false }
  const free = capacity - active_count
  if (free > 0) return { text: say('placesLeft', { n: free }), isFull: false }
  const text = waiting_count > 0 ? say('waiting', { n: waiting_count }) : say('toWaitingList')
  return { text, isFull: true }
}
