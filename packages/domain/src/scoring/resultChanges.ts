import { formatShortNumber } from '../format/number.ts'
import { placeText } from './placeText.ts'
import type { FileMarks, ResultFile } from './resultFile.ts'

/** What a correction changed in a published result, line by line in Russian: places, then marks. */
export function resultChanges(before: ResultFile, after: ResultFile): string[] {
  return [
    ...differences(placesOf(before), placesOf(after)),
    ...differences(entriesOf(before), entriesOf(after)),
    ...differences(marksOf(before), marksOf(after)),
    ...differences(decisionsOf(before), decisionsOf(after)),
  ]
}

type Facts = ReadonlyMap<string, string>

function differences(before: Facts, after: Facts): string[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((what) => {
    const [was, is] = [before.get(what) ?? 'нет', after.get(what) ?? 'нет']
    return was === is ? [] : [`${what}: было ${was}, стало ${is}`]
  })
}

function placesOf({ places }: ResultFile): Facts {
  return new Map(
    places.map(({ start_number, place, place_to }) => [
      `№ ${start_number}`,
      placeText({ first: place, last: place_to }),
    ]),
  )
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
