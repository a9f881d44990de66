import { KB, MB, formatFileSize } from '../format/fileSize.ts'
import { fileExtension } from './fileName.ts'

/**
 * Event files with a place of their own; any other has a UUID as id (docs/rules/events-and-contests.md,
 * «Files of an event»).
 */
export const fileSlots = ['invitation', 'banner', 'bg-mobile', 'bg-desktop'] as const

export type FileSlot = (typeof fileSlots)[number]

interface SlotAdvice {
  title: string
  /** Bytes. */
  size: number
  /** Pixels; a document has none. */
  dimensions: { width: number; height: number } | null
}

/** «Recommended event file limits» (docs/rules/events-and-contests.md, «Files of an event»). */
const advice: Record<FileSlot, SlotAdvice> = {
  invitation: { title: 'Приглашение', size: 5 * MB, dimensions: null },
  banner: { title: 'Баннер', size: 300 * KB, dimensions: { width: 400, height: 200 } },
  'bg-mobile': {
    title: 'Фон для телефона',
    size: 500 * KB,
    dimensions: { width: 800, height: 1400 },
  },
  'bg-desktop': {
    title: 'Фон для компьютера',
    size: 800 * KB,
    dimensions: { width: 1920, height: 600 },
  },
}

/** Where a file of an event is downloaded: the same as long as it is kept, for texts that show it. */
export function eventFileAddress(eventId: number, fileId: string): string {
  return `/api/events/${eventId}/files/event-files/${encodeURIComponent(fileId)}/download`
}

export function isFileSlot(id: string): id is FileSlot {
  return fileSlots.some((slot) => slot === id)
}

/** Title, recommended size in bytes and dimensions of a place. */
export function slotAdvice(slot: FileSlot): SlotAdvice {
  return advice[slot]
}

/** What is recommended for a place: «до 300 KB, 400×200». */
export function slotAdviceText(slot: FileSlot): string {
  const { size, dimensions } = advice[slot]
  const limit = `до\u00A0${formatFileSize(size)}`
  return dimensions ? `${limit}, ${dimensions.width}×${dimensions.height}` : limit
}

/** What is known of a chosen file: bytes, and pixels where it is a picture. */
interface ChosenMeasures {
  size: number
  dimensions: { width: number; height: number } | null
}

/**
 * Recommended, not required (docs/rules/events-and-contests.md, «Files of an event»): what speaks against a file in
 * its place, though it can be sent. A picture is also measured by its shape: what differs by a tenth or more from the
 * place's is cut visibly.
 */
export function fileWarnings(slot: FileSlot, { size, dimensions }: ChosenMeasures): string[] {
  const advised = advice[slot]
  const warnings: string[] = []
  if (size > advised.size) {
    const limit = formatFileSize(advised.size)
    warnings.push(`Файл больше ${limit}: страница будет открываться дольше.`)
  }
  if (dimensions === null || advised.dimensions === null) return warnings
  const { width, height } = advised.dimensions
  const own = `${dimensions.width}×${dimensions.height}`
  if (dimensions.width < width || dimensions.height < height) {
    warnings.push(`Картинка ${own} меньше, чем ${width}×${height}: будет нечёткой.`)
  }
  const stretch = dimensions.width / dimensions.height / (width / height)
  if (Math.max(stretch, 1 / stretch) >= 1.1) {
    warnings.push(`Картинка ${own} других пропорций, чем ${width}×${height}: края обрежутся.`)
  }
  return warnings
}

const previewed: ReadonlySet<string> = new Set(['.jpg', '.jpeg', '.png', '.webp'])

/** «Previews for jpg, jpeg, png, webp» (docs/rules/events-and-contests.md, «Files of an event»). */
export function hasPreview(fileName: string): boolean {
  return previewed.has(fileExtension(fileName))
}
