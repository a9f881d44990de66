import { ageLabel } from '@parket/domain/contest/ageLabel'
import type { AgeBounds, DancerCounts } from '@parket/domain/contest/contest'
import { countLabel } from '@parket/domain/contest/countLabel'
import { countOf, plural } from '@parket/domain/format/plural'

const dancers = ['танцор', 'танцора', 'танцоров'] as const
const places = ['место', 'места', 'мест'] as const

/** «Соло», «Дуэты», «3–7 танцоров». */
function dancersLabel(counts: DancerCounts): string {
  const label = countLabel(counts)
  return /^\d/.test(label) ? `${label}\u00A0${plural(counts.max_count, dancers)}` : label
}

/** Who a contest is for: «Соло, 7–9 лет». */
export function audienceLabel(contest: DancerCounts & AgeBounds): string {
  return [dancersLabel(contest), ageLabel(contest)].filter((part) => part !== '').join(', ')
}

/** The same below the contest's name, without what the name begins with: «от 18 лет» of «Соло, взрослые». */
export function audienceDetail(contest: DancerCounts & AgeBounds & { group_name: string }): string {
  const dancers = dancersLabel(contest)
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
 */
export function placesLabel(contest: Occupancy): PlacesLabel | null {
  const { capacity, active_count, waiting_count, jnj_role_split } = contest
  if (capacity === null) return null
  if (jnj_role_split) return { text: `По ${countOf(capacity, places)} на роль`, isFull: false }
  const free = capacity - active_count
  if (free > 0) {
    return {
      text: `Осталось ${countOf(free, places)}`,
      isFull: false,
    }
  }
  return {
    text:
      waiting_count > 0
        ? `Мест нет, в\u00A0листе ожидания\u00A0${waiting_count}`
        : 'Мест нет, запись в\u00A0лист ожидания',
    isFull: true,
  }
}
