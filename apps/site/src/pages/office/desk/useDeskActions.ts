import { unwrap } from '@parket/api-client/problem'
import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import type { DeskItem } from '@parket/ui/screens/office/desk/DeskScreen'
import { api } from '../../../data/api.ts'
import { queryClient } from '../../../data/queryClient.ts'
import { usePendingActions, type PendingAction } from './usePendingActions.ts'

/** What the desk does to a registration. */
export function useDeskActions(eventId: number) {
  const { state, done, say, warn, send } = usePendingActions(() => refresh(eventId))
  const pathOf = ({ regData }: DeskItem) => ({ id: eventId, regId: regData.id })
  const numberOf = ({ regData }: DeskItem) => `Номер\u00A0${regData.start_number ?? regData.reg_n}`

  /** @returns whether it is done */
  async function act(
    item: DeskItem,
    { label, done: text, ...call }: PendingAction,
  ): Promise<boolean> {
    const number = numberOf(item)
    const refusal = await send({
      ...call,
      label: `${number}: ${label}`,
      done: `${number}: ${text}`,
    })
    if (refusal !== null) warn(`${number}: ${refusal}`)
    return refusal === null
  }

  return {
    actionState: state,
    done,
    say,
    warn,
    checkIn: (item: DeskItem, attendance: Attendance | null) =>
      act(item, {
        name: `attendance ${item.regData.id}`,
        label: attendanceLabel(attendance),
        send: () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
              params: { path: pathOf(item) },
              body: { attendance },
            }),
          ),
        done: attendance === 'present' ? 'отметка о приходе стоит.' : 'отметка изменена.',
      }),
    checkEntry: (item: DeskItem, entryId: number, attendance: Attendance | null) =>
      act(item, {
        name: `entry ${entryId}`,
        label: 'явка в номинации',
        send: () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
              params: { path: pathOf(item) },
              body: { registrations: { [entryId]: attendance } },
            }),
          ),
        done: 'отметка в номинации изменена.',
      }),
    admit: (item: DeskItem, dancerId: number, change: Partial<Admission>) =>
      act(item, {
        name: `dancer ${dancerId}`,
        label: 'допуск',
        send: () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/dancers/{dancerId}/admission', {
              params: { path: { ...pathOf(item), dancerId } },
              body: change,
            }),
          ),
        done: 'допуск записан.',
      }),
    /** @returns why it was refused: it stands at the field */
    renumber: (item: DeskItem, start_number: number | null, reason: string) =>
      send({
        name: `number ${item.regData.id}`,
        label: `${numberOf(item)}: новый номер ${start_number ?? item.regData.reg_n}`,
        send: () =>
          unwrap(
            api.PUT('/api/events/{id}/reg-datas/{regId}/start-number', {
              params: { path: pathOf(item) },
              body: { start_number, ...(reason !== '' && { reason }) },
            }),
          ),
        done: 'Номер изменён.',
      }),
  }
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
