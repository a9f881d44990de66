import { markedPairs } from '@parket/domain/marks/markedRows'
import type { HeatPair } from '@parket/domain/round/arrangePairs'
import { pairsByHeat } from '@parket/domain/round/heatsOfPairs'
import type { RoundType } from '@parket/domain/round/extraRound'
import type { RoundStatus } from '@parket/domain/round/status'
import type { Scoring } from '@parket/domain/contest/status'
import type { ContestDayScreen } from '../../../../layouts/ContestDayPage/ContestDayPage.tsx'
import type { Failed, Loading, NoRight, Ready } from '../../../../viewState.ts'
import type { HiddenNamesProps } from '../../registrations/ConsentRequestDialog/HiddenNames.tsx'
import type { Outcome } from '../../parts/OutcomeAlert.tsx'
import type { StepBackDialogProps } from '../StepBackDialog/StepBackDialog.tsx'
import type { LateEntryDialogProps } from './LateEntryDialog.tsx'
import type { PlanDialogProps } from './PlanDialog.tsx'

/** An entry in a heat. */
export interface HeatItem {
  registration_id: number
  start_number: number
  /** Names. */
  dancers: readonly string[]
  city: string
  /** It came after the heats were locked. */
  is_late: boolean
}

/** Who judges a round under a letter. */
export interface RoundSeatItem {
  letter: string
  role: 'chief' | 'line' | 'scrutineer'
  /** Who sat there, in order. */
  judges: readonly { judge_id: number; name: string }[]
}

/** A judge who can sit on the panel of a round. */
export interface RoundJudgeItem {
  id: number
  letter: string
  name: string
  role: RoundSeatItem['role']
  /** Whom of the contest they are tied to, in Russian: «Клуб «Вега»: № 12, 31». */
  ties: readonly string[]
}

/** A round with its heats. */
export interface RoundItem {
  id: number
  role: 'leader' | 'follower' | null
  /** 0 is the final. */
  index: number
  /** The hope round is danced by those who did not go on at once, a redance repeats a round. */
  type: RoundType
  label: string
  status: RoundStatus
  /** How many go on; 0 from the final. */
  advance: number
  /** Its own, a part of the contest's; null: all of them. */
  dances: readonly string[] | null
  /** The heats follow from it until somebody moves an entry; null before the draw. */
  seed: string | null
  heats: readonly (readonly HeatItem[])[]
  /** Who dances with whom in a Jack & Jill final; none in any other round. */
  pairs: readonly HeatPair[]
  /** `heat` from 0. */
  conflicts: readonly { heat: number; reason: string }[]
  /** Whether it has another panel than the contest. */
  own_panel: boolean
  /** Its panel, without the seats that are empty since an earlier round. */
  seats: readonly RoundSeatItem[]
  /** Everybody sees its marks, not only who goes on. */
  marks_published: boolean
  /** Counts its changes: sent back with the next one, so that nobody's is overwritten. */
  version: number
}

/** A line of a heat: an entry, or the leader and the follower of a pair. */
export interface HeatLine {
  people: readonly HeatItem[]
  /** The start number by which it is marked. */
  number: number
  /** Of whoever dances once more without being scored; null: it counts for all of the line. */
  uncounted: number | null
}

/** Who comes out together, heat by heat. */
export function heatLines({ heats, pairs }: Pick<RoundItem, 'heats' | 'pairs'>): HeatLine[][] {
  if (pairs.length === 0) {
    return heats.map((heat) =>
      heat.map((entry) => ({ people: [entry], number: entry.start_number, uncounted: null })),
    )
  }
  const byId = new Map(heats.flat().map((entry) => [entry.registration_id, entry]))
  const marked = markedPairs(pairs, [...byId.keys()])
  const numberOf = (id: number) => byId.get(id)?.start_number ?? 0
  return pairsByHeat(pairs).map((heat) =>
    heat.map((pair) => {
      const ids = [pair.leader_id, pair.follower_id]
      const { registration_id: id, registrations } = marked[pairs.indexOf(pair)] ?? {
        registration_id: pair.leader_id,
        registrations: ids,
      }
      const uncounted = ids.find((one) => !registrations.includes(one))
      return {
        people: ids.flatMap((one) => byId.get(one) ?? []),
        number: numberOf(id),
        uncounted: uncounted === undefined ? null : numberOf(uncounted),
      }
    }),
  )
}

/** «12»; of a pair «12/45». */
export function lineNumbers({ people }: HeatLine): string {
  return people.map(({ start_number }) => start_number).join('/')
}

/** Why a contest has no rounds yet, and what is done about it. */
export interface DrawOffer {
  /** What to know. */
  text: string
  /** «Закрыть приём»; null: nothing can be done here. */
  label: string | null
}

export interface ContestRoundsScreenProps extends ContestDayScreen {
  /** `draw` stands where there are no rounds. */
  view: Loading | Failed | NoRight | Ready<{ rounds: readonly RoundItem[]; draw: DrawOffer }>
  /** What the last action came to. */
  outcome: Outcome | null
  /** Names that stay hidden for want of a consent; null where that is not known. */
  hidden: HiddenNamesProps | null
  /** The round whose step is being taken. */
  busyRoundId: number | null
  /** Closes the entries and draws the first round: what `draw.label` names. */
  onDraw: () => void
  /** Takes a round to its next status, or back. */
  onStep: (round: RoundItem, to: RoundStatus) => void
  /** Moves an entry to a heat, from 0; one past the last is a new heat. */
  onMove: (round: RoundItem, registrationId: number, heat: number) => void
  /** Changes who dances with whom in a final, and in which heat. */
  onArrangePairs: (round: RoundItem, pairs: readonly HeatPair[], done: string) => void
  /** Opens the dialog that adds an entry to a drawn round. */
  onLateEntry: (round: RoundItem) => void
  /** Brings a drawn round in line with who dances it now: somebody is absent, or was scratched. */
  onRenew: (round: RoundItem) => void
  /** Opens the dialog that sets how many go on. */
  onPlan: (round: RoundItem) => void
  /** Adds a hope round after this one, for those who did not go on. */
  onAddHope: (round: RoundItem) => void
  /** Adds a redance of those tied for the last place that goes on. */
  onRedance: (round: RoundItem) => void
  /** Takes away a hope round or a redance without heats. */
  onRemove: (round: RoundItem) => void
  /** How it is judged, and the judges of the event with a letter; null: nobody here may change who judges. */
  judging: { scoring: Scoring; judges: readonly RoundJudgeItem[] } | null
  /** Gives a round judges of its own; null: those of the contest. */
  onPanel: (round: RoundItem, judgeIds: readonly number[] | null) => void
  /** Makes the marks of a round public, once it is announced who goes on. */
  onPublishMarks: (round: RoundItem) => void
  /** Null: closed. */
  late: LateEntryDialogProps | null
  /** How many go on, while it is set; null: closed. */
  planning: PlanDialogProps | null
  /** The question before a finished round is opened again; null: closed. */
  reopening: StepBackDialogProps | null
}
