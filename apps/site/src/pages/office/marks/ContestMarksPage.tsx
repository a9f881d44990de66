import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { nextSheet } from '@parket/domain/marks/nextSheet'
import { typistName } from '@parket/domain/marks/sheetOffer'
import { can } from '@parket/domain/rights/rights'
import { roundName } from '@parket/domain/round/name'
import {
  ContestMarksScreen,
  roundSheets,
  type ContestMarksScreenProps,
  type JudgeColumn,
} from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { api } from '@parket/react/data/api'
import { useSearchState } from '@parket/react/data/address/useSearchState'
import { useAuth } from '@parket/react/data/auth/AuthProvider'
import { contestRounds } from '../../../data/event/contestRounds.ts'
import type { PageProps } from '@parket/react/data/page/PageProps'
import { queryClient } from '@parket/react/data/queryClient'
import { queryView } from '@parket/react/data/queryView'
import { joinViews, screenView, type View } from '@parket/react/data/view'
import { reasonsOf } from '@parket/react/data/reasons'
import { useOutcome } from '../parts/useOutcome.ts'
import { roundMarks } from './roundMarks.ts'
import { useWaitingMarks } from './useWaitingMarks.ts'
import { useContestDay } from '../parts/useContestDay.ts'
import { useDecisions } from '../../../data/marks/useDecisions.ts'
import { isAgreement, useAgreement } from '../../../data/marks/useAgreement.ts'
import { useSheet, type OpenSheet } from '../../../data/marks/useSheet.ts'

type Round = components['schemas']['Round']
type RoundMarks = components['schemas']['RoundMarks']

const defaults = { round: '', dance: '' }

/** Marks of a contest's rounds, typed from paper. */
export function ContestMarksPage(props: PageProps): ReactNode {
  const day = useContestDay(props, 'contestMarks')
  const { eventId, contest } = day
  const { user, subject } = useAuth()
  const typist = typistName({ user_id: user?.id ?? null, station_id: null }) ?? ''
  const reader = { typist, isChief: false }
  const { outcome, showDone, showRefused } = useOutcome()
  const [query, { change }] = useSearchState(defaults)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [isAfterSheet, setIsAfterSheet] = useState(false)
  const rounds = useQuery(contestRounds(eventId, contest?.id ?? null), queryClient)
  const begun = rounds.data?.filter(hasBegun) ?? []
  const current = chosenRound(begun, query.round)
  const marks = useQuery(roundMarks(eventId, contest?.id ?? null, current?.id ?? null), queryClient)
  const round = marks.data ?? null
  const dance = round?.dances.some(({ name }) => name === query.dance)
    ? query.dance
    : (round?.dances[0]?.name ?? '')

  const teamId = day.view.state === 'ready' ? day.view.data.event.team_id : null
  const mayFinish = teamId !== null && can(subject, 'heats.edit', { teamId, eventId })
  const decisions = useDecisions({
    api,
    eventId,
    round,
    refetch: day.refetch,
    onRefused: showRefused,
  })

  const agreement = useAgreement(api, day.refetch)
  const waiting = useWaitingMarks({ eventId, round, timeZone: day.timeZone, refetch: day.refetch })

  async function take(column: JudgeColumn, round: RoundMarks) {
    const { dance, letter, offer } = column
    change({ dance })
    if (offer.action === 'agree') {
      agreement.ask(column, round)
      return
    }
    const corrected = round.sheets.find(({ id }) => id === offer.sheetId)
    if (offer.action === 'correct') {
      if (corrected) {
        setOpen({ sheet: corrected, round, isCorrection: true, isAgreement: false })
      }
      return
    }
    try {
      const sheet = await unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/sheets', {
          params: { path: { id: round.contest_id, roundId: round.round_id } },
          body: { dance, letter, pass: offer.pass, take_over: offer.action === 'takeOver' },
        }),
      )
      const isOfTwo = isAgreement(sheet, round, typist)
      setOpen({ sheet, round, isCorrection: false, isAgreement: isOfTwo })
    } catch (error) {
      setOpen(null)
      showRefused('Лист не взят', reasonsOf(error))
    }
    await marks.refetch()
  }

  async function renewNext(roundId: number) {
    const path = { id: contest?.id ?? '', roundId }
    try {
      await unwrap(api.PUT('/api/contests/{id}/rounds/{roundId}/entries', { params: { path } }))
      showDone('Состав следующего тура исправлен.', null)
    } catch (error) {
      showRefused('Состав не изменён', reasonsOf(error))
    }
    await day.refetch()
  }

  async function finishRound() {
    if (round === null || current === undefined) return
    const path = { id: round.contest_id, roundId: round.round_id }
    try {
      await unwrap(
        api.PUT('/api/contests/{id}/rounds/{roundId}/status', {
          params: { path },
          body: { status: 'judged', version: current.version },
        }),
      )
      showDone('Тур закончен.', null)
    } catch (error) {
      showRefused('Тур не закончен', reasonsOf(error))
    }
    await day.refetch()
  }

  /** After a sheet the next one, without a step between: the hands stay on the keys. */
  async function close({ sheet, isCorrection }: OpenSheet, isFinished: boolean) {
    if (isFinished && !isCorrection && sheet.pass !== 'resolved') {
      const { data } = await marks.refetch()
      const action = sheet.pass === 'second' ? 'second' : 'type'
      const next = data ? nextSheet(roundSheets(data, reader), sheet, action) : null
      if (data && next) {
        await take(next, data)
        return
      }
    }
    setOpen(null)
    setIsAfterSheet(true)
    await day.refetch()
  }

  const known: View<object> = joinViews(day.view, queryView(rounds))
  const loaded: View<object> =
    known.state === 'ready' && current !== undefined ? queryView(marks) : known
  const view: View<{ rounds: { id: number; label: string }[]; round: typeof round }> =
    loaded.state === 'ready'
      ? { state: 'ready', data: { rounds: begun.map(toMarkedRound), round } }
      : loaded
  const screen: Omit<ContestMarksScreenProps, 'typing'> = {
    frame: day.frame,
    view: screenView(view, ['noRight']),
    reader,
    dance,
    onRoundChange: (id) => change({ round: String(id), dance: '' }),
    onDanceChange: (name) => change({ dance: name }),
    onOffer: (column) => {
      if (round) void take(column, round)
    },
    agreeing: agreement.dialog((column) => {
      if (round) void take({ ...column, offer: { ...column.offer, action: 'takeOver' } }, round)
    }),
    isAfterSheet,
    onFinishRound: mayFinish ? () => void finishRound() : null,
    ...decisions,
    waiting,
    onRenewNext: (id) => void renewNext(id),
    timeZone: day.timeZone,
    outcome,
  }
  return open ? (
    <WithSheet
      key={open.sheet.id}
      screen={screen}
      open={open}
      onClose={(isFinished) => void close(open, isFinished)}
    />
  ) : (
    <ContestMarksScreen {...screen} typing={null} />
  )
}

interface WithSheetProps {
  screen: Omit<ContestMarksScreenProps, 'typing'>
  open: OpenSheet
  onClose: (isFinished: boolean) => void
}

/** The machine begins anew with each sheet that is taken. */
function WithSheet({ screen, open, onClose }: WithSheetProps) {
  return <ContestMarksScreen {...screen} typing={useSheet(api, open, onClose)} />
}

function hasBegun({ status }: Round): boolean {
  return status === 'running' || status === 'judged' || status === 'published'
}

/** The one that the address names, else the one that runs, else the last that was danced. */
function chosenRound(begun: readonly Round[], id: string): Round | undefined {
  return (
    begun.find((round) => String(round.id) === id) ??
    begun.find(({ status }) => status === 'running') ??
    begun.at(-1)
  )
}

function toMarkedRound(round: Round) {
  return { id: round.id, label: roundName(round) }
}
