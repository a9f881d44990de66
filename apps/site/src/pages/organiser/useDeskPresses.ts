import { unwrap, userFacingText } from '@parket/api-client/problem'
import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import type { DeskItem } from '@parket/ui/screens/organiser/DeskScreen'
import { useState } from 'react'
import { api } from '../../data/api.ts'
import { queryClient } from '../../data/queryClient.ts'
import { repeatUnanswered } from './repeatUnanswered.ts'

const nothing: ReadonlySet<string> = new Set()

/**
 * The presses of the desk. Each tells the server what shall be, so it may arrive twice, and is sent
 * again while no answer comes.
 */
export function useDeskPresses(eventId: number) {
  const [sending, setSending] = useState(nothing)
  const [problem, setProblem] = useState<string | null>(null)
  const [done, setDone] = useState<string | null>(null)

  async function press(name: string, send: () => Promise<unknown>, text: string): Promise<boolean> {
    setSending((before) => new Set(before).add(name))
    setProblem(null)
    // What was done to the one before is no answer to this.
    setDone(null)
    let isDone = false
    try {
      await repeatUnanswered(send)
      setDone(text)
      isDone = true
    } catch (error) {
      setProblem(userFacingText(error))
    }
    setSending((before) => new Set([...before].filter((one) => one !== name)))
    await refresh(eventId)
    return isDone
  }

  const pathOf = ({ regData }: DeskItem) => ({ id: eventId, regId: regData.id })
  const numberOf = ({ regData }: DeskItem) => regData.start_number ?? regData.reg_n

  return {
    press: { sending, problem },
    done,
    say: setDone,
    checkIn: (item: DeskItem, attendance: Attendance | null) =>
      press(
        `attendance ${item.regData.id}`,
        () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
              params: { path: pathOf(item) },
              body: { attendance },
            }),
          ),
        attendance === 'present'
          ? `Номер ${numberOf(item)}: отметка о приходе стоит.`
          : `Номер ${numberOf(item)}: отметка изменена.`,
      ),
    checkEntry: (item: DeskItem, entryId: number, attendance: Attendance | null) =>
      press(
        `entry ${entryId}`,
        () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
              params: { path: pathOf(item) },
              body: { registrations: { [entryId]: attendance } },
            }),
          ),
        `Номер ${numberOf(item)}: отметка в номинации изменена.`,
      ),
    admit: (item: DeskItem, dancerId: number, change: Partial<Admission>) =>
      press(
        `dancer ${dancerId}`,
        () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/dancers/{dancerId}/admission', {
              params: { path: { ...pathOf(item), dancerId } },
              body: change,
            }),
          ),
        `Номер ${numberOf(item)}: допуск записан.`,
      ),
    renumber: (item: DeskItem, start_number: number | null) =>
      press(
        `number ${item.regData.id}`,
        () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/start-number', {
              params: { path: pathOf(item) },
              body: { start_number },
            }),
          ),
        'Номер изменён.',
      ),
  }
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
