import { isFileSlot } from '@parket/domain/files/eventFiles'
import { fileExtension } from '@parket/domain/files/fileName'
import { formatFileSize } from '@parket/domain/format/fileSize'
import type { EventDocument } from '@parket/ui/screens/events/EventInfoScreen'
import type { EventFile, EventInfoData } from './eventInfo.ts'

/**
 * What there is to read: the invitation, then the organisers' links in their order, then files nobody
 * linked. Pictures of the page's look are not among them.
 */
export function eventDocuments({ attachments, files }: EventInfoData): EventDocument[] {
  const linked = new Set(attachments.map(({ file_id }) => file_id))
  const documentOf = (file: EventFile, title: string): EventDocument => ({
    id: file.id,
    title,
    href: file.url,
    fileId: file.id,
    detail: `${kindOf(file)}, ${formatFileSize(file.size)}`,
  })
  const invitation = files.filter(({ id }) => id === 'invitation' && !linked.has(id))
  const others = files.filter(({ id }) => !isFileSlot(id) && !linked.has(id))
  return [
    ...invitation.map((file) => documentOf(file, 'Приглашение')),
    ...attachments.flatMap(({ id, title, url, file_id }): EventDocument[] => {
      const file = files.find((candidate) => candidate.id === file_id)
      if (file) return [{ ...documentOf(file, title || file.name), id: String(id) }]
      if (url === null) return []
      return [{ id: String(id), title: title || hostOf(url), href: url, fileId: null, detail: '' }]
    }),
    ...others.map((file) => documentOf(file, file.name)),
  ]
}

/** «PDF»; of a picture that it is one: its format says nothing to who opens it. */
function kindOf({ name, mime }: EventFile): string {
  return mime.startsWith('image/') ? 'картинка' : fileExtension(name).slice(1).toUpperCase()
}

/** The host as it was typed: a parsed address would have an IDN as punycode. */
function hostOf(url: string): string {
  return /^https?:\/\/(?:[^/?#]*@)?([^/?#:]+)/i.exec(url)?.[1] ?? url
}
