import { listText } from '../../format/list.ts'
import { countOf } from '../../format/plural.ts'
import { roleWords, typeWords } from '../../round/name.ts'
import type { HallEntry, HallItem } from './hall.ts'
import { unmarkedEntries, type CalledEntry, type HallOuting } from './outings.ts'

/** «42, заход 3»; of a single heat its round: «43, Финал». */
export function outingTitle({ item, round, outing }: HallOuting): string {
  const heat = round.heats.length > 1 ? `заход\u00A0${outing.heat}` : (item.label ?? '')
  return [item.group_num, heat].filter(Boolean).join(', ')
}

/** «Стандарт, взрослые, 1/4, танго», «Сеньоры, Финал, 5 танцев». */
export function outingText(outing: HallOuting): string {
  return [outing.item.title, outingRound(outing)].filter(Boolean).join(', ')
}

/** «1/4, танго»: the same beside the contest's name. */
export function outingRound(outing: HallOuting): string {
  const { item, round } = outing
  return [
    round.type === 'main' ? null : typeWords[round.type].toLowerCase(),
    item.label,
    round.role === null ? null : roleWords[round.role],
    isNamedByDance(outing) ? null : outingDances(outing),
  ]
    .filter(Boolean)
    .join(', ')
}

/** A contest of one dance may have it in its name: «Соло, взрослые · Oriental». */
function isNamedByDance({ item, round }: HallOuting): boolean {
  const [dance, ...others] = round.dances
  return (
    dance !== undefined &&
    others.length === 0 &&
    item.title.toLowerCase().endsWith(dance.toLowerCase())
  )
}

/** «танго»; of a single heat, which stays for all of them, «5 танцев». */
export function outingDances({ round, outing }: HallOuting): string {
  return round.heats.length === 1 && round.dances.length > 1
    ? countOf(round.dances.length, ['танец', 'танца', 'танцев'])
    : outing.dance.toLowerCase()
}

/** «163 и 180», «9, 46 и 61». */
export function numbersText(entries: readonly Pick<HallEntry, 'start_number'>[]): string {
  return listText(entries.map(({ start_number }) => String(start_number)))
}

/** «5 на месте, 145 нет, 163 и 180 не отмечены». */
export function callsText(entries: readonly CalledEntry[]): string {
  const inHeat = entries.filter(({ exit }) => exit === null)
  const of = (state: CalledEntry['call']) => inHeat.filter(({ call }) => call === state)
  const present = of('present').length
  const unmarked = unmarkedEntries(entries)
  if (inHeat.length > 0 && present === inHeat.length) return 'все на\u00A0месте'
  return [
    present > 0 && `${present} на\u00A0месте`,
    of('called').length > 0 && `${numbersText(of('called'))} вызваны`,
    of('missing').length > 0 && `${numbersText(of('missing'))}\u00A0нет`,
    unmarked.length > 0 &&
      (unmarked.length === inHeat.length
        ? 'никто не\u00A0отмечен'
        : unmarked.length > MOST_NAMED
          ? `не\u00A0отмечены ${unmarked.length}`
          : `${numbersText(unmarked)} не\u00A0отмечен${unmarked.length > 1 ? 'ы' : ''}`),
  ]
    .filter(Boolean)
    .join(', ')
}

/** «Вызвать 163 и 180»; null: there is nobody to call. */
export function lastCallText(entries: readonly CalledEntry[]): string | null {
  const unmarked = unmarkedEntries(entries)
  if (unmarked.length === 0) return null
  return unmarked.length > MOST_NAMED
    ? `Вызвать остальных: ${unmarked.length}`
    : `Вызвать ${numbersText(unmarked)}`
}

/** More numbers than these are counted. */
const MOST_NAMED = 3

/** Who an entry is, in few words: «Серов, Лань», «Серов Илья», of a group its name. */
export function shortNames({ dancers, troupe }: Pick<HallEntry, 'dancers' | 'troupe'>): string {
  const [first] = dancers
  if (isGroup(dancers, troupe)) return troupe
  if (dancers.length === 1 && first) return `${first.last_name} ${first.first_name}`
  return dancers.map(({ last_name }) => last_name).join(', ')
}

/** As it is said: «Илья Серов, Анна Лань», of a group its name. */
export function saidNames({ dancers, troupe }: Pick<HallEntry, 'dancers' | 'troupe'>): string {
  if (isGroup(dancers, troupe)) return troupe
  return dancers.map(({ last_name, first_name }) => `${first_name} ${last_name}`).join(', ')
}

/** A couple is said by its names, though it has a troupe; a formation is not. */
function isGroup(dancers: HallEntry['dancers'], troupe: string): boolean {
  return troupe !== '' && (dancers.length === 0 || dancers.length > 2)
}

/** «Самара, «Волна»». */
export function placeText({ city, club, troupe, dancers }: HallEntry): string {
  const team = club || (isGroup(dancers, troupe) ? '' : troupe)
  return [city, team && `«${team}»`].filter(Boolean).join(', ')
}

/** «42 Стандарт, взрослые», «Перерыв». */
export function itemTitle({ group_num, title, kind }: HallItem): string {
  const own = title || (kind === 'break' ? 'Перерыв' : kind === 'ceremony' ? 'Награждение' : '')
  return [group_num, own].filter((part) => part !== null && part !== '').join(' ')
}
