import { foldPlace } from './panels.ts'

/** A judge, as far as it matters whom they judge. */
export interface ConflictJudge {
  last_name: string
  first_name: string
  city: string
  club: string
}

/** An entry of a contest: a dancer, a couple, a group. */
export interface ConflictEntry {
  start_number: number
  city: string
  club: string
  /** As it was typed: one name or several. */
  coach: string
}

/** A judge would judge entries of the own club, the own pupils, entries of the own city. */
export interface JudgeConflict {
  kind: 'coach' | 'club' | 'city'
  /** The club or the city, as the judge's record writes it; of a coach ''. */
  name: string
  /** Start numbers, the smaller first. */
  numbers: number[]
}

/**
 * Whom of a contest a judge is tied to (docs/rules/judges.md, «Conflicts of interest»): each entry once, by the strongest
 * tie. A city from which all entries are is not told: nobody is preferred by it.
 */
export function judgeConflicts(
  judge: ConflictJudge,
  entries: readonly ConflictEntry[],
): JudgeConflict[] {
  const isSame = (one: string, other: string) =>
    foldPlace(one) !== '' && foldPlace(one) === foldPlace(other)
  const coached = entries.filter(({ coach }) => isCoach(coach, judge))
  const ofClub = entries.filter((one) => !coached.includes(one) && isSame(one.club, judge.club))
  const fromCity = entries.filter(({ city }) => isSame(city, judge.city))
  const ofCity =
    fromCity.length === entries.length
      ? []
      : fromCity.filter((one) => !coached.includes(one) && !ofClub.includes(one))
  const all: [JudgeConflict['kind'], string, readonly ConflictEntry[]][] = [
    ['coach', '', coached],
    ['club', judge.club.trim(), ofClub],
    ['city', judge.city.trim(), ofCity],
  ]
  return all
    .filter(([, , found]) => found.length > 0)
    .map(([kind, name, found]) => ({
      kind,
      name,
      numbers: found.map((one) => one.start_number).toSorted((one, other) => one - other),
    }))
}

/** «Клуб «Вега»: № 12, 31». */
export function conflictText(conflict: JudgeConflict): string {
  return `${conflictTitle(conflict)}: №\u00A0${conflict.numbers.join(', ')}`
}

/** «Клуб «Вега»», «Тренер». */
export function conflictTitle({ kind, name }: Pick<JudgeConflict, 'kind' | 'name'>): string {
  if (kind === 'coach') return 'Тренер'
  return `${kind === 'club' ? 'Клуб' : 'Город'} «${bare(name)}»`
}

function bare(name: string): string {
  return name.replaceAll(/^[«"“„']+|[»"”']+$/g, '')
}

/** Whether one of the coaches is the judge: surname with the name or its first letter, in any order. A surname alone is somebody's. */
function isCoach(coach: string, { last_name, first_name }: ConflictJudge): boolean {
  const [surname, name] = [foldPlace(last_name), foldPlace(first_name)]
  if (surname === '' || name === '') return false
  return coach.split(/[,;/&+\n]|\s+и\s+/).some((one) => {
    const words = foldPlace(one).split(/[\s.]+/)
    return words.includes(surname) && words.some((word) => word === name || word === name.charAt(0))
  })
}
