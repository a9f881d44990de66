import { changeInfo } from '../changeInfo.ts'
import { addStaff, createEvent } from '../fixtures.ts'
import type { RequestData } from './data.ts'
import type { RequestMakers } from './shape.ts'

/** Of events: their settings, files, staff and history. */
export function eventRequests({
  db,
  teamId,
  cup,
  event,
  upload,
  newUser,
  foundUser,
  newInvitation,
}: RequestData): RequestMakers {
  return {
    updateEvent: async () => ({ path: { id: (await createEvent(db, teamId)).id } }),
    deleteEvent: async () => ({ path: { id: (await createEvent(db, teamId)).id } }),
    endRehearsal: async () => {
      const { id } = await createEvent(db, teamId)
      await createEvent(db, teamId, { published: false, rehearsal_of: id })
      return { path: { id } }
    },
    replaceEventTags: async () => ({
      path: { id: (await createEvent(db, teamId)).id },
      // The contract's example names the pay group of its own event.
      body: [{ tag_name: 'Уровень', tag_value: 'всероссийский', pub: true }],
    }),
    replaceEventAttachments: async () => ({
      body: [
        { title: 'Гостиница', url: 'https://hotel.test' },
        { title: 'Афиша', file_id: 'banner' },
      ],
    }),
    deleteEventFile: async () => {
      await upload(`${event}/files/event-files/invitation`, 'supervisor')
      return { path: { fileId: 'invitation' } }
    },
    saveEventUser: async () => ({
      body: { event_id: cup.event.id, user_id: await foundUser(), role: 'admin' },
    }),
    inviteToEvent: async (nth) => ({
      body: { email: `invited${nth}@parket.test`, role: 'manager' },
    }),
    withdrawEventInvitation: async () => ({
      path: { invitationId: await newInvitation(cup.event.id) },
    }),
    removeEventUser: async () => {
      const userId = await newUser()
      await addStaff(db, cup.event.id, userId, 'manager')
      return { path: { userId } }
    },
    undoEventChange: async () => {
      const { id } = await createEvent(db, teamId)
      return { path: { id, changeSetId: await changeInfo(db, teamId, id) } }
    },
  }
}
