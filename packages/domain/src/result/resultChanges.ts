import { contestFields, type ContestFields } from '../contest/fields.ts'
import { contestFieldText } from '../contest/fieldText.ts'
import { formatShortNumber } from '../format/number.ts'
import { isJudgeRole } from '../judge/judge.ts'
import { judgeRoleLabels } from '../judge/roleLabels.ts'
import { placeWithDegree } from '../scoring/recompute.ts'
import type { FileMarks, ResultFile } from '../scoring/resultFile.ts'

/**
 * What a correction changed in a published result, line by line in Russian: the rules and the panel it
 * stands on, places, names, then marks.
 */
export function resultChanges(before: ResultFile, after: ResultFile): string[] {
  return differences(before, after, (was, is) => `было ${was}, стало ${is}`)
}

/** Whether two files say the same of marks, decisions and places, whatever they say of names. */
export function isSameResult(one: ResultFile, other: ResultFile): boolean {
  return allFacts.every(
    (factsOf) => factDifferences(factsOf(one), factsOf(other), String).length === 0,
  )
}

/** Where a file says something else than what was published, line by line in Russian. */
export function listUnpublished(published: ResultFile, given: ResultFile): string[] {
  return differences(published, given, (was, is) => `опубликовано ${was}, в файле ${is}`)
}

type Facts = ReadonlyMap<string, string>
type InWords = (was: string, is: string) => string

function differences(before: ResultFile, after: ResultFile, inWords: InWords): string[] {
  const all = allFacts.map((factsOf) => factDifferences(factsOf(before), factsOf(after), inWords))
  const [settings, panel, places, ...rest] = all as [string[], string[], string[], ...string[][]]
  return [...settings, ...panel, ...places, ...renamed(before, after), ...rest.flat()]
}

const allFacts = [settingsOf, panelOf, placesOf, entriesOf, marksOf, decisionsOf]

function factDifferences(before: Facts, after: Facts, inWords: InWords): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) || 'нет', after.get(what) || 'нет']
    return was === is ? [] : [`${what}: ${inWords(was, is)}`]
  })
}

/**
 * Whose name is another than in the version before. A version of format 1 does not know, and neither does one that is made
 * after a name was erased.
 */
function renamed(before: ResultFile, after: ResultFile): string[] {
  const [was, is] = [committedNames(before), committedNames(after)]
  return [...is].flatMap(([who, commits]) => {
    const earlier = was.get(who) ?? []
    const isOther = commits.some((commit, at) => {
      const known = earlier[at]
      return known && commit && known !== commit
    })
    return isOther ? [`${who}: имя другое`] : []
  })
}

function committedNames({ panel, places }: ResultFile): Map<string, string[]> {
  return new Map([
    ...panel.map(({ letter, name_commit = '' }): [string, string[]] => [
      `Судья ${letter}`,
      [name_commit],
    ]),
    ...places.map(({ start_number, names_commit = [] }): [string, string[]] => [
      `№ ${start_number}`,
      names_commit,
    ]),
  ])
}

/** The file's settings are fields of the contest, by the same names; an older file may lack some. */
function settingsOf({ contest }: ResultFile): Facts {
  return new Map(
    (Object.entries(contest) as [keyof ResultFile['contest'] & keyof ContestFields, unknown][]).map(
      ([field, value]) => [contestFields[field].label, contestFieldText(field, value)],
    ),
  )
}

function panelOf({ panel }: ResultFile): Facts {
  return new Map(
    panel.map(({ letter, role }) => [
      `Бригада, судья ${letter}`,
      isJudgeRole(role) ? judgeRoleLabels[role].toLowerCase() : role,
    ]),
  )
}

function placesOf({ places }: ResultFile): Facts {
  return new Map(places.map((place) => [`№ ${place.start_number}`, placeWithDegree(place)]))
}

const statuses = {
  danced: 'танцевал',
  not_present: 'не вышел',
  withdrawn: 'снялся',
  disqualified: 'дисквалифицирован',
}

function entriesOf({ rounds }: ResultFile): Facts {
  return new Map(
    rounds.flatMap(({ label, entries }) =>
      entries.map(({ start_number, status }) => [`${label}, № ${start_number}`, statuses[status]]),
    ),
  )
}

function marksOf({ rounds }: ResultFile): Facts {
  return new Map(
    rounds.flatMap(({ label, kind, marks }) =>
      marks.flatMap((row) =>
        Object.entries(row.values).map(([number, value]) => [
          `${[label, ...whose(row)].join(', ')}, № ${number}`,
          // Points are kept in tenths.
          formatShortNumber(kind === 'points' ? value / 10 : value, 1),
        ]),
      ),
    ),
  )
}

function whose({ dance, attempt, judge, criterion }: FileMarks): string[] {
  return [
    attempt > 1 ? `${dance} (попытка ${attempt})` : dance,
    `судья ${judge}`,
    ...(criterion === null ? [] : [criterion]),
  ]
}

function decisionsOf({ rounds }: ResultFile): Facts {
  return new Map(
    rounds.flatMap(({ label, decisions }) =>
      decisions.map(({ text, by, at }) => [`${label}, решение ${at}`, `${by}: ${text}`]),
    ),
  )
}
