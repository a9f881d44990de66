import type { ApiClient } from '@parket/api-client/client'
import type { components } from '@parket/api-client/schema'
import { unwrap } from '@parket/api-client/problem'
import { markedRows } from '@parket/domain/marks/markedRows'
import {
  sheetMachine,
  type SheetFinish,
  type SheetSave,
  type StoredSheet,
} from '@parket/domain/marks/sheetMachine'
import { sheetProgress } from '@parket/domain/marks/sheetProgress'
import { impossibleMarkText } from '@parket/domain/marks/sheets'
import type { TypingProps } from '@parket/ui/screens/office/marks/ContestMarksScreen'
import { useMachine } from '@xstate/react'
import { useEffect } from 'react'
import { fromPromise, type NonReducibleUnknown } from 'xstate'
import { keepUnsent, readUnsent } from './unsentMarks.ts'

type Schemas = components['schemas']

export interface OpenSheet {
  sheet: Schemas['MarkSheet']
  /** The round as it stood when the sheet was taken: the order of its entries stays. */
  round: Schemas['RoundMarks']
  isCorrection: boolean
  /** Another one typed it, too: what differs counts once both said yes. */
  isAgreement: boolean
}

/**
 * Types a sheet that was taken: the machine, with the calls that store it and the keys of the screen.
 *
 * @param api of whoever types: an account or a station
 */
export function useSheet(
  api: ApiClient,
  { sheet, round, isCorrection, isAgreement }: OpenSheet,
  onClose: (isFinished: boolean) => void,
): TypingProps {
  const path = { id: round.contest_id, roundId: round.round_id, sheetId: sheet.id }
  const maxima = round.criteria.map(({ max }) => max)
  const rows = markedRows(round.entries, round.pairs)
  const danced = rows.filter(({ status }) => status === 'danced')
  const [snapshot, send] = useMachine(
    sheetMachine.provide({
      actors: {
        save: fromPromise<StoredSheet, SheetSave>(({ input: { marks, version, reason } }) =>
          unwrap(
            api.PUT('/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}', {
              params: { path },
              body: {
                marks: Object.entries(marks).map(([id, values]) => ({
                  registration_id: Number(id),
                  values: [...values],
                })),
                version,
                reason,
              },
            }),
          ),
        ),
        finish: fromPromise<NonReducibleUnknown, SheetFinish>(({ input: { version, reason } }) =>
          isAgreement
            ? unwrap(
                api.POST('/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}/agreement', {
                  params: { path },
                  body: { version, reason },
                }),
              )
            : unwrap(
                api.POST('/api/contests/{id}/rounds/{roundId}/sheets/{sheetId}/finish', {
                  params: { path },
                  body: { version },
                }),
              ),
        ),
      },
    }),
    {
      input: {
        entries: rows.map(({ registration_id }) => registration_id),
        limits: { kind: round.kind, entries: rows.length, maxima },
        marks: Object.fromEntries(
          sheet.marks.map(({ registration_id, values }) => [registration_id, values]),
        ),
        version: sheet.version,
        unsent: isCorrection ? {} : readUnsent(sheet.id),
        isCorrection,
      },
    },
  )
  const { context } = snapshot
  const { unsent } = context
  const isFinished = snapshot.status === 'done'
  useEffect(() => {
    if (!isCorrection) keepUnsent(sheet.id, unsent)
  }, [sheet.id, unsent, isCorrection])
  useEffect(() => {
    if (isFinished) onClose(true)
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is done
  }, [isFinished])
  useEffect(() => {
    const retry = () => send({ type: 'save.retry' })
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [send])

  const { letter, dance } = sheet
  const isSaving = snapshot.matches('saving') || snapshot.matches('finishing')
  return {
    letter,
    judge: round.seats.find((seat) => seat.letter === letter)?.judges.at(-1)?.name ?? '',
    pass: sheet.pass,
    isCorrection,
    isAgreement,
    marks: context.marks,
    row: context.row,
    criterion: context.criterion,
    buffer: context.buffer,
    refused: context.refused,
    refusals: context.refused.map(({ row, text }) => {
      const entry = rows[row]?.start_number ?? 0
      return `${impossibleMarkText({ dance, judge: letter, entry })}: ${text}`
    }),
    progress: sheetProgress(context.marks, {
      kind: round.kind,
      advance: round.advance,
      criteria: Math.max(1, maxima.length),
      entries: danced,
    }),
    saving: snapshot.matches('offline')
      ? 'offline'
      : snapshot.matches('refused')
        ? 'refused'
        : isSaving
          ? 'saving'
          : 'saved',
    waiting: Object.keys(unsent).length,
    problem: context.problem,
    onKey: (key) => send({ type: 'key.type', key }),
    onMove: (row, criterion) => send({ type: 'cursor.move', row, criterion }),
    onNext: () => send({ type: 'cursor.next' }),
    onUndo: () => send({ type: 'mark.undo' }),
    onRetry: () => send({ type: 'save.retry' }),
    onFinish: () => send({ type: 'sheet.finish' }),
    onAgree: (reason) => send({ type: 'sheet.finish', reason }),
    onCorrect: (reason) => send({ type: 'correction.send', reason }),
    onClose: () => onClose(false),
  }
}
