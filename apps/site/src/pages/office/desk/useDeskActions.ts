import { userFacingText } from '@parket/api-client/problem'
import type { OutboxEmitted } from '@parket/domain/outbox/outboxMachine'
import { waitingItems, type Operation } from '@parket/domain/outbox/operation'
import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import { deskNumber } from '@parket/domain/desk/desk'
import type { DeskActionState } from '@parket/ui/screens/office/desk/DeskScreen'
import { useRef, useState } from 'react'
import { useOutbox } from '../../../data/outbox/useOutbox.ts'
import { queryClient } from '@parket/react/data/queryClient'
import { deskKey, deskOutboxes, type DeskOperation } from './deskOperations.ts'

type DeskAction = Pick<DeskOperation, 'label' | 'done' | 'call'>

/** Whom a press is about. */
type Target = { id: number; reg_n: number; start_number: number | null }

/**
 * What the desk does to a registration. Presses are not lost: each is sent until it is answered, in the order of its
 * button, those of an earlier page as well.
 */
export function useDeskActions(eventId: number) {
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)
  /** Who waits here for the answer to a press, by the id of its operation. */
  const asking = useRef(new Map<string, (refusal: string | null) => void>())
  const { outbox, items } = useOutbox(deskOutboxes, (event) => void answer(event))

  async function answer(event: OutboxEmitted): Promise<void> {
    const { body, id } = { ...event.operation, body: deskOperation(event.operation) }
    if (body.eventId !== eventId) return
    const refusal = event.type === 'operation.refused' ? userFacingText(event.error) : null
    if (event.type === 'operation.refused' && event.isKept) {
      setProblem(`${body.number}: ${refusal}`)
      return
    }
    const tell = asking.current.get(id)
    asking.current.delete(id)
    if (event.type === 'operation.acknowledged') setDone(textOf(body, body.done))
    // The field of the start number says itself why it was refused.
    if (refusal !== null && !(tell && body.call.type === 'startNumber')) {
      setProblem(`${body.number}: ${refusal}`)
    }
    await refresh(eventId)
    tell?.(refusal)
  }

  /** @returns why it was refused, in Russian; null: it is done */
  function send(target: Target, action: DeskAction): Promise<string | null> {
    if (!outbox) throw new Error('Nobody is logged in')
    setProblem(null)
    // What was done to the one before is no answer to this.
    setDone(null)
    const number = `Номер\u00A0${deskNumber(target)}`
    const body: DeskOperation = { eventId, regId: target.id, number, ...action }
    const id = outbox.put(deskKey(body), body)
    return new Promise((resolve) => {
      asking.current.set(id, resolve)
    })
  }

  const isDone = async (target: Target, action: DeskAction) => (await send(target, action)) === null
  const here = items.filter(({ operation }) => deskOperation(operation).eventId === eventId)
  const unanswered = waitingItems(here)
  const actionState: DeskActionState = {
    sending: new Set(here.map(({ operation }) => operation.key)),
    unanswered: new Set(unanswered.map(({ operation }) => operation.key)),
    waiting: unanswered.map(({ operation }) => {
      const body = deskOperation(operation)
      return `${body.number}: ${body.label}`
    }),
    problem,
  }
  return {
    actionState,
    done,
    say: setDone,
    warn: setProblem,
    /** @returns whether it is done */
    checkIn: (target: Target, attendance: Attendance | null) =>
      isDone(target, {
        label: attendanceLabel(attendance),
        done: attendance === 'present' ? 'отметка о приходе стоит.' : 'отметка изменена.',
        call: { type: 'attendance', attendance },
      }),
    checkEntry: (target: Target, entryId: number, attendance: Attendance | null) =>
      isDone(target, {
        label: 'явка в номинации',
        done: 'отметка в номинации изменена.',
        call: { type: 'entry', entryId, attendance },
      }),
    admit: (target: Target, dancerId: number, change: Partial<Admission>) =>
      isDone(target, {
        label: 'допуск',
        done: 'допуск записан.',
        call: { type: 'admission', dancerId, change },
      }),
    /** @returns why it was refused: it stands at the field */
    renumber: (target: Target, startNumber: number | null, reason: string) =>
      send(target, {
        label: `новый номер ${startNumber ?? target.reg_n}`,
        done: 'Номер изменён.',
        call: { type: 'startNumber', startNumber, reason },
      }),
  }
}

function deskOperation({ body }: Operation): DeskOperation {
  return body as DeskOperation
}

function textOf({ number, call }: DeskOperation, done: string): string {
  return call.type === 'startNumber' ? done : `${number}: ${done}`
}

function attendanceLabel(attendance: Attendance | null): string {
  if (attendance === 'present') return 'приход'
  return attendance === 'absent' ? 'не пришёл' : 'снять отметку'
}

/** What the desk shows is read anew at once, all else of the event when it is opened: a press comes every few seconds. */
async function refresh(eventId: number): Promise<void> {
  await queryClient.invalidateQueries({ queryKey: ['event', eventId], refetchType: 'none' })
  await Promise.all(
    ['desk', 'account', 'registration'].map((part) =>
      queryClient.refetchQueries({ queryKey: ['event', eventId, part], type: 'active' }),
    ),
  )
}
