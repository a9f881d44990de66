import { eventOf } from '../../../contract/context.ts'
import type { Handlers } from '../../../contract/handlers.ts'
import { WEBP } from '../../../files/pictures.ts'
import { sendFile } from '../../../files/send.ts'
import { findEventFile, listEventFiles } from '../../../records/eventFiles.ts'
import { putEventFile, removeEventFile } from './change.ts'
import { fileAddressingFor, presentEventFile } from './present.ts'

export const eventFileHandlers = {
  async listEventFiles(context) {
    const event = eventOf(context)
    const rows = await listEventFiles(context.db, event.id)
    return rows.map((row) => presentEventFile(row, event, fileAddressingFor(context)))
  },

  uploadEventFile: putEventFile,
  deleteEventFile: removeEventFile,

  downloadEventFile(context, { path, query }) {
    return sendFile(context, {
      async find() {
        const row = await findEventFile(context.db, eventOf(context).id, path.fileId)
        if (!row) return undefined
        const { storage_key: key, mime, name, size, updated_at: modifiedAt } = row
        return { key, mime, name, size, modifiedAt }
      },
      v: query.v,
      // No shared cache: a published event may become a draft again.
      keptBy: 'private',
    })
  },

  previewEventFile(context, { path, query }) {
    return sendFile(context, {
      async find() {
        const row = await findEventFile(context.db, eventOf(context).id, path.fileId)
        if (!row?.preview_key) return undefined
        const { preview_key: key, updated_at: modifiedAt } = row
        return { key, mime: WEBP, name: null, size: null, modifiedAt }
      },
      v: query.v,
      keptBy: 'private',
    })
  },
} satisfies Handlers
