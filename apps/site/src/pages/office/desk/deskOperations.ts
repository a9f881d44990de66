import { unwrap } from '@parket/api-client/problem'
import type { Admission } from '@parket/domain/registration/admission'
import type { Attendance } from '@parket/domain/registration/attendance'
import { api } from '@parket/react/data/api'
import { outboxesOf } from '../../../data/outbox/outboxes.ts'

/** What a press of the desk tells the server: each sets a final state, so it may arrive twice. Kept over a reload. */
export interface DeskOperation {
  eventId: number
  regId: number
  /** Whom it is about, without a name: «Номер 12». */
  number: string
  /** What it does: «приход». */
  label: string
  /** What it came to, in words. */
  done: string
  call:
    | { type: 'attendance'; attendance: Attendance | null }
    | { type: 'entry'; entryId: number; attendance: Attendance | null }
    | { type: 'admission'; dancerId: number; change: Partial<Admission> }
    | { type: 'startNumber'; startNumber: number | null; reason: string }
}

/** The presses of the desk, by account. */
export const deskOutboxes = outboxesOf('desk', (body) => send(body as DeskOperation))

/** What stays in order: a button that is pressed again waits for its press before. */
export function deskKey({ regId, call }: Pick<DeskOperation, 'regId' | 'call'>): string {
  if (call.type === 'entry') return `entry ${call.entryId}`
  if (call.type === 'admission') return `dancer ${call.dancerId}`
  return call.type === 'attendance' ? `attendance ${regId}` : `number ${regId}`
}

function send({ eventId, regId, call }: DeskOperation): Promise<unknown> {
  const path = { id: eventId, regId }
  switch (call.type) {
    case 'attendance': {
      return unwrap(
        api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
          params: { path },
          body: { attendance: call.attendance },
        }),
      )
    }
    case 'entry': {
      return unwrap(
        api.PUT('/api/events/{id}/reg-datas/{regId}/attendance', {
          params: { path },
          body: { registrations: { [call.entryId]: call.attendance } },
        }),
      )
    }
    case 'admission': {
      return unwrap(
        api.PUT('/api/events/{id}/reg-datas/{regId}/dancers/{dancerId}/admission', {
          params: { path: { ...path, dancerId: call.dancerId } },
          body: call.change,
        }),
      )
    }
    case 'startNumber': {
      return unwrap(
        api.PUT('/api/events/{id}/reg-datas/{regId}/start-number', {
          params: { path },
          body: {
            start_number: call.startNumber,
            ...(call.reason !== '' && { reason: call.reason }),
          },
        }),
      )
    }
  }
}
