import { contestFields, type ContestFields } from '../contest/fields.ts'
import { contestFieldText } from '../contest/fieldText.ts'
import { formatShortNumber } from '../format/number.ts'
import { isJudgeRole } from '../judge/judge.ts'
import { judgeRoleLabels } from '../judge/roleLabels.ts'
import { placeWithDegree } from '../scoring/recompute.ts'
import type { FileMarks, ResultFile } from '../scoring/resultFile.ts'

/**
 * What a correction changed in a published result, line by line in Russian: the rules and the panel it
 * stands on, places, then marks.
 */
export function resultChanges(before: ResultFile, after: ResultFile): string[] {
  return [
    ...differences(settingsOf(before), settingsOf(after)),
    ...differences(panelOf(before), panelOf(after)),
    ...differences(placesOf(before), placesOf(after)),
    ...differences(entriesOf(before), entriesOf(after)),
    ...differences(marksOf(before), marksOf(after)),
    ...differences(decisionsOf(before), decisionsOf(after)),
  ]
}

type Facts = ReadonlyMap<string, string>

function differences(before: Facts, after: Facts): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) || 'нет', after.get(what) || 'нет']
    return was === is ? [] : [`${what}: было ${was}, стало ${is}`]
  })
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
