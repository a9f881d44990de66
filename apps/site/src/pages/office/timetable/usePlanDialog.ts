import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { components } from '@parket/api-client/schema'
import { planTimetable, type PlanOptions, type RoundToPlan } from '@parket/domain/timetable/plan'
import type {
  PlanDialogProps,
  PlanDraft,
} from '@parket/ui/screens/office/timetable/TimetableScreen'
import { useState } from 'react'
import { api } from '@parket/react/data/api'
import { queryClient } from '@parket/react/data/queryClient'
import { withChangeSet } from '../parts/changes.ts'
import { useFloorPanels } from './useFloorPanels.ts'
import { planTotals, slotItems, scheduledRounds } from './timetablePlan.ts'

type TimetableRounds = components['schemas']['TimetableRounds']
type Session = components['schemas']['Session']

interface PlanDialogOptions {
  eventId: number
  event: { date_begin: string; dance_seconds: number; min_rest: number; time_zone: string }
  /** The sessions there are: no round is planned before or after one of its contest in the wrong order. */
  stored: readonly Session[]
  /** Who may sit in panels, by letter. */
  judges: TimetableRounds['judges']
  /** Rounds without a time, where a dance takes this many minutes. */
  roundsAt: (danceMinutes: number) => readonly RoundToPlan[]
  /** Is told what was done, the set that undoes it, and the first of the new sessions. */
  onDone: (text: string, changeSetId: number | null, sessionId: number | null) => void
  onClose: () => void
}

const floorLetters = 'АБВГДЕЖЗ'

/** The dialog that plans all rounds without a time, one session a floor; made anew each time. */
export function usePlanDialog(options: PlanDialogOptions): PlanDialogProps {
  const { eventId, event, stored, judges, roundsAt, onDone, onClose } = options
  const [draft, setDraft] = useState<PlanDraft>({
    start: event.date_begin,
    floorCount: 1,
    danceMinutes: event.dance_seconds / 60,
    hours: null,
  })
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { start, floorCount, danceMinutes, hours } = draft
  const isWhole =
    start !== '' &&
    floorCount !== null &&
    floorCount >= 1 &&
    floorCount <= floorLetters.length &&
    danceMinutes !== null &&
    danceMinutes > 0
  const wanted: PlanOptions | null = isWhole
    ? {
        floorCount,
        minRest: event.min_rest,
        minutes: hours === null ? null : hours * 60,
        standing: scheduledRounds(stored, Date.parse(start)),
      }
    : null
  const rounds = isWhole ? roundsAt(danceMinutes) : []
  const plan = wanted && planTimetable(rounds, wanted)
  const panels = useFloorPanels({ eventId, rounds, wanted, judges, onProblem: setProblem })

  /** The next plan, and whatever is placed by hand, begins with the length that was asked for. */
  async function keepDanceLength(): Promise<void> {
    const dance_seconds = Math.round((danceMinutes ?? 0) * 60)
    if (dance_seconds === event.dance_seconds) return
    const params = { path: { id: eventId } }
    await unwrap(api.PUT('/api/admin/events/{id}', { params, body: { dance_seconds } }))
    await queryClient.invalidateQueries({ queryKey: ['event', eventId] })
  }

  async function send(): Promise<void> {
    if (!plan) return
    setIsSending(true)
    setProblem(null)
    const sessions = plan.floors
      .filter((slots) => slots.length > 0)
      .map((slots, index) => ({
        start,
        floor: floorLetters[index] ?? '',
        items: slotItems(slots),
      }))
    try {
      await keepDanceLength()
      const { answer, changeSetId } = await withChangeSet(
        api.PUT('/api/events/{id}/sessions', {
          params: { path: { id: eventId } },
          body: { sessions },
        }),
      )
      onDone('План составлен.', changeSetId, answer[0]?.id ?? null)
    } catch (error) {
      setProblem(userFacingText(error))
      setIsSending(false)
    }
  }

  return {
    draft,
    outlook: plan && { ...planTotals(plan.floors), left: plan.left.length },
    floors: panels,
    timeZone: event.time_zone,
    isSending,
    problem,
    onChange: (change) => setDraft((before) => ({ ...before, ...change })),
    onSubmit: () => void send(),
    onClose,
  }
}
