import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/unwrap'
import { nextSheet } from '@parket/domain/marks/nextSheet'
import { typistName } from '@parket/domain/marks/sheetOffer'
import type { BoardRound } from '@parket/domain/station/board/board'
import { boardRoundTitle } from '@parket/domain/station/board/words'
import type { StationKind } from '@parket/domain/station/kinds'
import {
  roundSheets,
  SheetsScreen,
  type JudgeColumn,
  type SheetsScreenProps,
} from '@parket/ui/screens/station/sheets/SheetsScreen'
import { useState } from 'react'
import { useDecisions } from '../../data/marks/useDecisions.ts'
import { isAgreement, useAgreement } from '../../data/marks/useAgreement.ts'
import { useSheet, type OpenSheet } from '../../data/marks/useSheet.ts'
import { reasonsOf } from '@parket/react/data/reasons'
import type { StaffConnection } from './staffConnection.ts'
import { useRoundMarks } from './useRoundMarks.ts'

type RoundMarks = components['schemas']['RoundMarks']

interface SheetsPageProps extends Pick<SheetsScreenProps, 'head' | 'timeZone'> {
  connection: StaffConnection
  station: { id: number; kind: StationKind; eventId: number }
  round: BoardRound
  /** Where it was opened; null: at its first dance. */
  dance: string | null
  /** The last board: a new one says that something may have changed. */
  board: unknown
  back: SheetsScreenProps['back']
}

/**
 * The sheets of a round: a station takes one, types it, and goes on with the next. The chief judge's takes decisions back
 * there.
 */
export function SheetsPage(props: SheetsPageProps) {
  const { connection, station, round, head, timeZone, board, back } = props
  const { api } = connection
  const [chosen, setChosen] = useState(props.dance)
  const [open, setOpen] = useState<OpenSheet | null>(null)
  const [isAfterSheet, setIsAfterSheet] = useState(false)
  const [outcome, setOutcome] = useState<SheetsScreenProps['outcome']>(null)
  const { marks, refetch } = useRoundMarks(api, {
    contestId: round.contest_id,
    roundId: round.id,
    board,
  })
  const typist = typistName({ user_id: null, station_id: station.id }) ?? ''
  const reader = { typist, isChief: station.kind === 'chief' }
  const reread = () => refetch().catch(() => null)
  const agreement = useAgreement(api, reread)
  // What is public is changed in the office.
  const isPublic =
    round.contest_status === 'published' || (marks?.status ?? round.status) === 'published'
  const mayWithdraw = reader.isChief && !isPublic
  const { onWithdraw } = useDecisions({
    api,
    eventId: station.eventId,
    round: marks,
    refetch: reread,
    onRefused: (title, reasons) => setOutcome({ state: 'refused', title, reasons }),
  })

  async function take(column: JudgeColumn, of: RoundMarks) {
    const { dance, letter, offer } = column
    setChosen(dance)
    setOutcome(null)
    if (offer.action === 'agree') {
      agreement.ask(column, of)
      return
    }
    const corrected = of.sheets.find(({ id }) => id === offer.sheetId)
    if (offer.action === 'correct') {
      if (corrected) {
        setOpen({ sheet: corrected, round: of, isCorrection: true, isAgreement: false })
      }
      return
    }
    try {
      const sheet = await unwrap(
        api.POST('/api/contests/{id}/rounds/{roundId}/sheets', {
          params: { path: { id: of.contest_id, roundId: of.round_id } },
          body: { dance, letter, pass: offer.pass, take_over: offer.action === 'takeOver' },
        }),
      )
      const isOfTwo = isAgreement(sheet, of, typist)
      setOpen({ sheet, round: of, isCorrection: false, isAgreement: isOfTwo })
    } catch (error) {
      setOpen(null)
      setOutcome({ state: 'refused', title: 'Лист не взят', reasons: reasonsOf(error) })
    }
    await reread()
  }

  /** After a sheet the next one, without a step between: the hands stay on the keys. */
  async function close({ sheet, isCorrection }: OpenSheet, isFinished: boolean) {
    const read = await reread()
    if (read && isFinished && !isCorrection && sheet.pass !== 'resolved') {
      const action = sheet.pass === 'second' ? 'second' : 'type'
      const next = nextSheet(roundSheets(read, reader), sheet, action)
      if (next) {
        await take(next, read)
        return
      }
    }
    setOpen(null)
    setIsAfterSheet(true)
  }

  const dance = marks?.dances.some(({ name }) => name === chosen)
    ? (chosen ?? '')
    : (marks?.dances[0]?.name ?? '')
  const screen: SheetsScreenProps = {
    head,
    title: boardRoundTitle(round),
    timeZone,
    outcome,
    back,
    marks: marks && {
      round: marks,
      reader,
      dance,
      typing: null,
      agreeing: agreement.dialog((column) => {
        void take({ ...column, offer: { ...column.offer, action: 'takeOver' } }, marks)
      }),
      isAfterSheet,
      onDanceChange: setChosen,
      onOffer: (column) => void take(column, marks),
      onWithdraw: mayWithdraw
        ? (decisionId) => {
            setOutcome(null)
            return onWithdraw(decisionId)
          }
        : null,
    },
  }
  return open ? (
    <WithSheet
      key={open.sheet.id}
      screen={screen}
      open={open}
      connection={connection}
      onClose={(isFinished) => void close(open, isFinished)}
    />
  ) : (
    <SheetsScreen {...screen} />
  )
}

interface WithSheetProps {
  screen: SheetsScreenProps
  open: OpenSheet
  connection: StaffConnection
  onClose: (isFinished: boolean) => void
}

/** The machine begins anew with each sheet that is taken. */
function WithSheet({ screen, open, connection, onClose }: WithSheetProps) {
  const typing = useSheet(connection.api, open, onClose)
  return <SheetsScreen {...screen} marks={screen.marks && { ...screen.marks, typing }} />
}
