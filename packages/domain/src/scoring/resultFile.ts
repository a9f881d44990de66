import { canonicalJson } from './canonicalJson.ts'
import type { FileDraw } from './fileDraw.ts'
import type { Criterion, Degree, DropExtremes } from './points.ts'
import type { RelativePlacementOptions } from './relativePlacement.ts'
import type { RoundEntryStatus } from './standings.ts'

/** The format of published results: signed, with its names in the hash (docs/rules/scoring.md, «Open result file»). */
export const resultFileFormat = 'parket-result/2'

/** The format of results published before there were signatures; and of a result that nobody has published. */
export const unsignedFormat = 'parket-result/1'

export type ResultFileFormat = typeof resultFileFormat | typeof unsignedFormat

/** Start numbers are keys: numbers by entry. */
export type ByStartNumber = Record<string, number>

export type RoundKind = 'crosses' | 'skating' | 'points' | 'callbacks' | 'relative-placement'

/**
 * The result of a contest in a form that anyone can recompute. `places` follow from `rounds` alone:
 * their entries, marks, pairs and decisions.
 */
export interface ResultFile {
  format: ResultFileFormat
  /** Rises with every correction after publication. */
  version: number
  /** Whose file it is; from format 2 on, as the next. */
  team?: FileTeam
  /** When this version was made. */
  made_at?: string
  event: { id: number; name: string; date_begin: string }
  contest: {
    group_num: number
    group_name: string
    section: string
    scoring: string
    final_max: number
    tie_break: RelativePlacementOptions['tieBreak']
    /** Maxima in tenths of a point. */
    criteria: Criterion[]
    drop_extremes: DropExtremes
    /** Of points, where there are any: what percent of the maximum each takes. */
    degrees?: Degree[]
    /** Whether those who left before the final are ordered by what they were given there. */
    order_eliminated?: boolean
  }
  panel: FileJudge[]
  /** In the order they were danced. */
  rounds: FileRound[]
  places: FilePlace[]
  corrections: { version: number; at: string; by: string; reason: string; changed: unknown[] }[]
  /** SHA-256, in hexadecimal, of `hashInput`. */
  hash: string
  /** By the team's key, of `signedText`; not there where the server had none. */
  signature?: FileSignature
}

/** The team that published a file. */
export interface FileTeam {
  name: string
  /** Where its keys are: `{site}/.well-known/parket-keys.json`. */
  site: string
}

export interface FileSignature {
  alg: 'Ed25519'
  /** The id of the key. */
  key: string
  /** In base64url. */
  value: string
}

export interface FileJudge {
  letter: string
  name: string
  /** What the name was when it was published: `nameCommitment`. */
  name_commit?: string
  /** By which the name is compared with it; null: the name is gone. Not part of the hash. */
  name_salt?: string | null
  /** The `chief` stands beside the panel of a Jack & Jill, prelims too: orders by decision, not by marks. */
  role: string
}

export interface FileRound {
  /** 0 is the final. */
  index: number
  label: string
  kind: RoundKind
  type: 'main' | 'hope' | 'redance'
  role: 'leader' | 'follower' | null
  dances: string[]
  advance: number
  seed: string | null
  heats: number[][]
  /** From format 2 on, where the draw was kept: what the heats follow from besides the seed. */
  draw?: FileDraw
  /** Where it is another than the contest's: a seat was left empty before. */
  panel?: FileJudge[]
  entries: { start_number: number; status: RoundEntryStatus; role: string | null }[]
  /** In relative placement. Marks of a pair stand by the leader's number; where the leader repeats (`scored` is false), by the follower's. */
  pairs: { leader: number; follower: number; scored: boolean }[]
  marks: FileMarks[]
  decisions: FileDecision[]
}

/** A judge's marks of a dance: crosses 1 or 0, callbacks 10 / 4.5 / 4.3 / 4.2 / 0, places, tenths of a point. */
export interface FileMarks {
  dance: string
  /** Counts from 1; a repeated dance keeps the earlier attempt, uncounted. */
  attempt: number
  counted: boolean
  /** The judge's letter. */
  judge: string
  criterion: string | null
  values: ByStartNumber
}

export interface FileDecision {
  kind: 'cut' | 'tie' | 'order' | 'deduction' | 'attempt' | 'seat'
  /** 1 (goes on) or 0 for a cut or a tie, the chief judge's 1..n for an order, tenths off for a deduction. */
  entries: ByStartNumber
  text: string
  by: string
  at: string
  /** Of `seat`: the letter of the seat that is left empty. */
  judge?: string
  /** Of `seat`: the dance of the round from which on it is. Of `attempt`: the dance repeated, where a seat was empty by then. */
  dance?: string
}

export interface FilePlace {
  start_number: number
  /** As the consents allow. */
  names: string[]
  /** What each name was when it was published: `nameCommitment`; '' for one that was gone by then. */
  names_commit?: string[]
  /** By which each name is compared with it; null: the name is hidden or gone. Not part of the hash. */
  names_salt?: (string | null)[]
  place: number
  /** Equal to `place` for a place of one's own. */
  place_to: number
  /** «Лауреат I степени»: of the points of the final, where the contest has degrees and one is reached. */
  degree?: string
  /** What decided: `5` to `11` of the Skating System, `head-to-head`, `chief-judge`, `points`, `round`. */
  rule: string
}

/**
 * What `hash` is taken of: the canonical JSON of all the rest without people's names and the salts by which they are
 * compared, so that a person's erasure leaves it true.
 * @public
 */
export function hashInput(file: ResultFile): string {
  return canonicalJson({
    ...without(file, ['hash', 'signature']),
    panel: file.panel.map(withoutName),
    rounds: file.rounds.map((round) =>
      round.panel === undefined ? round : { ...round, panel: round.panel.map(withoutName) },
    ),
    places: file.places.map((place) => without(place, ['names', 'names_salt'])),
  })
}

function withoutName(judge: FileJudge): object {
  return without(judge, ['name', 'name_salt'])
}

function without(value: object, keys: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !keys.includes(name)))
}
