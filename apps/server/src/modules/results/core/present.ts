import type { components } from '@parket/api-client/schema'
import { publicName } from '@parket/domain/privacy/publicName'
import { revealedPlaces } from '@parket/domain/result/revealing'
import { judgeRound } from '@parket/domain/scoring/judgeRound'
import { placeReasons } from '@parket/domain/scoring/recompute'
import type { FilePlace, FileRound, ResultFile } from '@parket/domain/scoring/resultFile'
import { addMinutes } from 'date-fns/addMinutes'

import type { Contest } from '../../../records/contests.ts'
import type { Publication } from '../../marks/publication.ts'
import { namedRound, withNames } from './namedPanel.ts'
import type { Entrants } from './queries.ts'

type Schemas = components['schemas']

/** What is shown of a contest: its places, or the rounds published before the end. */
export interface Shown {
  contest: Pick<
    Contest,
    'id' | 'group_num' | 'group_name' | 'section' | 'scoring' | 'status' | 'marks_published'
  >
  /** Of the places; null before. */
  whole: Publication | null
  /** Of places that are held and shown one at a time: no more of it than `revealedPlaces` is public. */
  revealed: Publication | null
  rounds: Publication[]
  /** Rounds whose marks are public. */
  markedRounds: ReadonlySet<number>
  protestMinutes: number
}

/** Who somebody is and where from, '' where that is not to be shown. */
export interface ShownPerson {
  names: string[]
  /** By which each name is compared with what was published of it; null: it is hidden or gone. */
  salts: (string | null)[]
  city: string
  club: string
}

/** The people behind the start numbers of a publication, as the consents allow. */
export type PersonOf = (publication: Publication, startNumber: number) => ShownPerson

/**
 * «Names follow the consents» (docs/rules/marks-and-results.md, «Names in results»); without one number and initials
 * (docs/rules/consents-and-retention.md, «Without consent to publication»).
 */
export function personBy(entrants: ReadonlyMap<number, Entrants>): PersonOf {
  return ({ registrations }, startNumber) => {
    const found = entrants.get(registrations[startNumber] ?? 0)
    return {
      // What is left of an erased name is no full name, whatever is agreed to.
      names: (found?.dancers ?? []).map((dancer) =>
        publicName(dancer, found?.isAgreed === true && dancer.name_salt !== null),
      ),
      salts: (found?.dancers ?? []).map(({ name_salt }) => (found?.isAgreed ? name_salt : null)),
      city: found?.isPlaceAgreed ? found.city : '',
      club: found?.isPlaceAgreed ? found.club : '',
    }
  }
}

/** A contest's published result, whole. */
export function presentResult(
  shown: Shown,
  personOf: PersonOf,
  { named, journal }: { named: ResultFile['panel'] } & Pick<Schemas['ContestResult'], 'journal'>,
): Schemas['ContestResult'] {
  const { contest, whole, markedRounds } = shown
  const all = whole
    ? [{ publication: whole, hasMarks: contest.marks_published }]
    : shown.rounds.map((publication) => ({
        publication,
        hasMarks: markedRounds.has(publication.round_id ?? 0),
      }))
  const hasMarks = all.some((one) => one.hasMarks)
  const content = all.at(-1)?.publication.content
  const settings = content?.contest
  return {
    ...presentHead(shown),
    criteria: settings?.criteria ?? [],
    drop_extremes: settings?.drop_extremes ?? 'off',
    tie_break: settings?.tie_break ?? 'head-to-head',
    panel: hasMarks ? withNames(content?.panel ?? [], named) : [],
    corrections: (whole?.content.corrections ?? []).map(({ version, at, reason, changed }) => ({
      version,
      at,
      reason,
      // What a mark was and is belongs to the marks.
      changed: hasMarks ? changed.map(String) : [],
    })),
    rounds: all.flatMap(({ publication, hasMarks }) =>
      publication.content.rounds.map((round) =>
        presentRound(
          publication.content,
          round,
          hasMarks,
          (number) => personOf(publication, number).names,
          named,
        ),
      ),
    ),
    places: publicPlaces(shown, contest.marks_published, personOf),
    journal,
  }
}

/** All places once they are published; before, those that the ceremony has shown. */
function publicPlaces(
  { whole, revealed }: Shown,
  hasMarks: boolean,
  personOf: PersonOf,
): Schemas['ResultPlace'][] {
  if (whole) return presentPlaces(whole, hasMarks, personOf)
  if (!revealed) return []
  return revealedPlaces(presentPlaces(revealed, false, personOf), revealed.revealed_from_place)
}

/**
 * A contest in the list of an event's results, with its first three places.
 * @param number whose own result is shown besides; undefined for nobody's
 */
export function presentSummary(
  shown: Shown,
  personOf: PersonOf,
  number?: number,
): Schemas['ContestResultSummary'] {
  const { whole, rounds } = shown
  const places = publicPlaces(shown, false, personOf)
  const danced = (whole ? [whole] : rounds).flatMap(({ content }) =>
    content.rounds.flatMap((round) => round.entries),
  )
  const entries = new Set([...danced, ...places].map(({ start_number }) => start_number))
  return {
    ...presentHead(shown),
    entries: entries.size,
    podium: places.filter(({ place }) => place <= 3),
    rounds: (whole ? [] : rounds).flatMap(({ content }) =>
      content.rounds.map((round) => ({
        index: round.index,
        label: round.label,
        type: round.type,
        role: round.role,
        going_on: goingOn(round, content).length,
      })),
    ),
    own: number === undefined ? null : presentOwn(shown, personOf, places, number),
  }
}

/** What is public of a start number: its places, or before these whether it goes on. */
function presentOwn(
  { whole, revealed, rounds }: Shown,
  personOf: PersonOf,
  places: Schemas['ResultPlace'][],
  number: number,
): Schemas['OwnResult'] | null {
  const isOwn = ({ start_number }: { start_number: number }) => start_number === number
  const own = places.filter(isOwn)
  const publications = whole ? [whole] : rounds
  const danced = publications.findLast(({ content }) =>
    content.rounds.some(({ entries }) => entries.some(isOwn)),
  )
  const last = danced ?? (own.length > 0 ? revealed : null)
  if (!last) return null
  return {
    start_number: number,
    names: personOf(last, number).names,
    places: own,
    rounds: (whole ? [] : rounds).flatMap(({ content }) =>
      content.rounds
        .filter(({ entries }) => entries.some(isOwn))
        .map((round) => ({
          label: round.label,
          type: round.type,
          role: round.role,
          goes_on: goingOn(round, content).includes(number),
        })),
    ),
  }
}

function presentHead({ contest, whole, revealed, rounds, protestMinutes }: Shown) {
  const { id, group_num, group_name, section, scoring, status, marks_published } = contest
  const last = whole ?? rounds.at(-1)
  const publishedAt = whole || !revealed ? last?.released_at : revealed.revealed_at
  return {
    contest_id: id,
    group_num,
    group_name,
    section,
    scoring,
    status,
    version: last?.version ?? 1,
    is_corrected: [...rounds, ...(whole ? [whole] : [])].some(({ version }) => version > 1),
    published_at: publishedAt?.toISOString() ?? '',
    protest_until: publishedAt ? addMinutes(publishedAt, protestMinutes).toISOString() : '',
    marks_published: whole !== null && marks_published,
    revealed_from_place: revealed?.revealed_from_place ?? null,
  }
}

/**
 * @param namesOf the names of a start number
 * @param named the judges of the contest with their names
 */
export function presentRound(
  content: ResultFile,
  round: FileRound,
  hasMarks: boolean,
  namesOf: (startNumber: number) => string[],
  named: ResultFile['panel'],
): Schemas['ResultRound'] {
  const { index, label, type, role, kind, dances, advance } = round
  return {
    index,
    label,
    type,
    role,
    kind,
    ...(hasMarks && namedRound(round, named)),
    dances,
    advance,
    going_on: goingOn(round, content),
    entries: round.entries.map(({ start_number, status, role }) => ({
      start_number,
      names: namesOf(start_number),
      status,
      role,
    })),
    pairs: round.pairs,
    marks: hasMarks ? round.marks : [],
    decisions: hasMarks ? round.decisions : [],
  }
}

export function goingOn(round: FileRound, { contest, panel }: ResultFile): number[] {
  return judgeRound(round, contest, panel).goingOn.map(Number)
}

/** The best first, leaders before followers; «почему такое место» stands with the marks. */
function presentPlaces(
  publication: Publication,
  hasMarks: boolean,
  personOf: PersonOf,
): Schemas['ResultPlace'][] {
  const { content } = publication
  const reasons = hasMarks ? placeReasons(content) : null
  const roles = rolesOf(content)
  return content.places.map(({ start_number, place, place_to, degree, rule }: FilePlace) => {
    const { names, city, club } = personOf(publication, start_number)
    return {
      start_number,
      names,
      city,
      club,
      role: roles.get(start_number) ?? null,
      place,
      place_to,
      degree: degree ?? null,
      rule: hasMarks ? rule : null,
      line: reasons?.get(start_number)?.line ?? null,
      sentence: reasons?.get(start_number)?.sentence ?? null,
    }
  })
}

/** Leaders and followers are placed apart: the role of each start number. */
export function rolesOf({
  rounds,
}: Pick<ResultFile, 'rounds'>): ReadonlyMap<number, 'leader' | 'follower' | null> {
  return new Map(
    rounds.flatMap((round) =>
      round.entries.map(({ start_number, role }) => [start_number, roleOf(role ?? round.role)]),
    ),
  )
}

function roleOf(role: string | null | undefined): 'leader' | 'follower' | null {
  return role === 'leader' || role === 'follower' ? role : null
}
