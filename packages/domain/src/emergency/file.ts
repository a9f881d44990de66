import type { RoundStatus } from '../round/status.ts'
import type { FileJudge, FileRound, ResultFile } from '../scoring/resultFile.ts'

/** The format of what an emergency file carries (docs/rules/emergency.md, «What it holds»). */
export const emergencyFormat = 'parket-emergency/1'

/** Which element of the document holds the file. */
export const EMERGENCY_DATA = 'emergency-file'

/**
 * What an emergency file carries of an event: enough to mark and to count it without network and server. Names, cities and
 * numbers of those who dance; no birth date, no contact, no money.
 */
export interface EmergencyFile {
  format: typeof emergencyFormat
  /** Its own number: what comes back from it says so. */
  id: number
  /** As ISO 8601. */
  made_at: string
  event: {
    id: number
    name: string
    date_begin: string
    date_end: string
    city: string
    time_zone: string
  }
  team: { name: string; accent: string }
  contests: EmergencyContest[]
  /** Of all contests, those of one in the order they are danced. */
  rounds: EmergencyRound[]
  sessions: EmergencySession[]
  /** Who stands behind each start number. */
  people: EmergencyPerson[]
}

export interface EmergencyContest {
  id: string
  /** What the engine counts by. */
  rules: ResultFile['contest']
  panel: FileJudge[]
  /** The start numbers that are registered in it and take part. */
  numbers: number[]
}

export interface EmergencyRound {
  id: number
  contest_id: string
  version: number
  status: RoundStatus
  /** How often each of the dances was danced, the attempt that counts. */
  attempts: number[]
  /** Who gives marks in each of the dances. */
  letters: string[][]
  /** Who judges it. */
  seats: FileJudge[]
  /** As the server has it, with the marks that count; without entries while it is not known who dances it. */
  file: FileRound
}

export interface EmergencySession {
  title: string
  /** '' where the event has one floor without a name. */
  floor: string
  /** In the order of the timetable; `start` as ISO 8601. */
  items: { contest_id: string; index: number; start: string }[]
}

export interface EmergencyPerson {
  start_number: number
  names: string[]
  troupe: string
  city: string
  club: string
}
