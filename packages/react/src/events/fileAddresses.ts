import type { EventInfoData } from './eventInfo.ts'

/** An address of an event's file in a text, with the site's origin or without. */
const ADDRESS =
  /(?<![\w./:-])(https?:\/\/[^\s/()"'<>]+)?\/api\/events\/(\d+)\/files\/event-files\/([\w-]+)\/(download|preview)(?:\?[^\s()"'<>\]]*)?/g

/**
 * An organiser's text with the addresses of the event's own files as the API tells them: they keep the
 * tenant, and those of a draft open for its staff, for a picture in a page sends no token.
 *
 * @param siteUrl of the team: what it stands before is as good as without it
 */
export function withFileAddresses(
  text: string,
  { event, files }: Pick<EventInfoData, 'files'> & { event: { id: number } },
  siteUrl: string,
): string {
  return text.replaceAll(ADDRESS, (written, origin: string | undefined, eventId, id, call) => {
    const isOwn = (origin === undefined || origin === siteUrl) && Number(eventId) === event.id
    const file = isOwn ? files.find((candidate) => candidate.id === id) : undefined
    return (call === 'preview' ? file?.previewUrl : file?.url) ?? written
  })
}
