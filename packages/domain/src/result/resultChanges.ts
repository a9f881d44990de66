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

/** Where a file says something else than what was published, line by line in Russian. */
export function unpublished(published: ResultFile, given: ResultFile): string[] {
  return differences(published, given, (was, is) => `опубликовано ${was}, в файле ${is}`)
}

type Facts = ReadonlyMap<string, string>
type InWords = (was: string, is: string) => string

function differences(before: ResultFile, after: ResultFile, inWords: InWords): string[] {
  const all = [settingsOf, panelOf, placesOf, entriesOf, marksOf, decisionsOf].map((factsOf) =>
    factDifferences(factsOf(before), factsOf(after), inWords),
  )
  const [settings, panel, places, ...rest] = all as [string[], string[], string[], ...string[][]]
  return [...settings, ...panel, ...places, ...renamed(before, after), ...rest.flat()]
}

function factDifferences(before: Facts, after: Facts, inWords: InWords): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) || 'нет', after.get(what) || 'нет']
    return was === is ? [] : [`${what}: ${inWords(was, is)}`]
  })
}

/** Whose name is another than in the version before; a version of format 1 does not know. */
function renamed(before: ResultFile, after: ResultFile): string[] {
  const [was, is] = [committedNames(before), committedNames(after)]
  return [...is].flatMap(([who, commit]) => {
    const earlier = was.get(who)
    return earlier === undefined || earlier === commit ? [] : [`${who}: имя другое`]
  })
}

function committedNames({ panel, places }: ResultFile): Facts {
  return new Map([
    ...panel.flatMap(({ letter, name_commit }): [string, string][] =>
      name_commit === undefined ? [] : [[`Судья ${letter}`, name_commit]],
    ),
    ...places.flatMap(({ start_number, names_commit }): [string, string][] =>
      names_commit === undefined ? [] : [[`№ ${start_number}`, names_commit.join()]],
    ),
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
