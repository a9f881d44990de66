import { MB } from '../format/fileSize.ts'
import { isFileSlot, type FileSlot } from './eventFiles.ts'
import { fileExtension, sanitizeFileName } from './fileName.ts'

/** Where a file can be put: a slot of an event or any other file of it, a team's brand, a profile. */
export type UploadPlace = FileSlot | 'other' | 'logo' | 'favicon' | 'photo'

/** Types of pictures, with the extensions that say so; the first one is given to a name without. */
const pictures: Readonly<Record<string, readonly string[]>> = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
}

/** What a picture may not be: documents to read or print. None that a browser would run. */
const documents: Readonly<Record<string, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
  'application/vnd.openxmlformats-officedocument.presentationml.presentation': ['.pptx'],
  'application/vnd.oasis.opendocument.text': ['.odt'],
  'application/vnd.oasis.opendocument.spreadsheet': ['.ods'],
}

/** Bytes a file may have; what is recommended for a slot is less. */
const limits = { event: 20 * MB, brand: 2 * MB, photo: 10 * MB }

/** The largest file a place takes, in bytes. */
export function fileLimit(place: UploadPlace): number {
  if (place === 'photo') return limits.photo
  return place === 'logo' || place === 'favicon' ? limits.brand : limits.event
}

/** Whether content of this MIME type is a picture that can be shown and made smaller. */
export function isPicture(mime: string): boolean {
  return Object.hasOwn(pictures, mime)
}

/** Whether a place takes content of this MIME type: an invitation and others may be documents too. */
export function takesFile(place: UploadPlace, mime: string): boolean {
  if (isPicture(mime)) return true
  return (place === 'invitation' || place === 'other') && Object.hasOwn(documents, mime)
}

/** What a file dialog offers for a place: the attribute `accept` of its input. */
export function acceptedTypes(place: UploadPlace): string {
  const kinds = { ...pictures, ...documents }
  const taken = Object.entries(kinds).filter(([mime]) => takesFile(place, mime))
  return taken.flat(2).join(',')
}

/** The place that an event file of this id has; null when it can have none. */
export function eventFilePlace(id: string): UploadPlace | null {
  if (isFileSlot(id)) return id
  return /^[0-9a-f]{8}-([0-9a-f]{4}-){3}[0-9a-f]{12}$/.test(id) ? 'other' : null
}

/**
 * The name under which a file is kept: sanitised, with an extension that says what the content is,
 * whatever the file was called.
 */
export function keptFileName(name: string, mime: string): string {
  const clean = sanitizeFileName(name)
  const extensions = pictures[mime] ?? documents[mime] ?? []
  const [own = ''] = extensions
  return extensions.includes(fileExtension(clean)) ? clean : sanitizeFileName(clean + own)
}
