import { problemText } from '../problems/catalogue.ts'
import { checkRequired, checkWebAddress } from '../problems/fieldChecks.ts'
import { addError, type FieldErrors } from '../problems/fieldErrors.ts'

/**
 * A link on the event page: to an address or to a file of the event (docs/rules/events-and-contests.md,
 * «Attachments»).
 */
export interface AttachmentFields {
  title: string
  url: string | null
  file_id: string | null
}

const titleLimit = 200

/**
 * The whole list of an event's attachments; problems under `<index>.<field>`.
 *
 * @param fileIds the files the event has
 */
export function checkAttachments(
  attachments: readonly AttachmentFields[],
  fileIds: ReadonlySet<string>,
): FieldErrors {
  const errors: FieldErrors = {}
  attachments.forEach(({ title, url, file_id }, index) => {
    checkRequired(errors, `${index}.title`, title, titleLimit)
    if ((url === null) === (file_id === null)) {
      addError(errors, `${index}.url`, problemText('attachment_target'))
      return
    }
    if (url !== null) checkWebAddress(errors, `${index}.url`, url)
    if (file_id !== null && !fileIds.has(file_id)) {
      addError(errors, `${index}.file_id`, problemText('file_unknown'))
    }
  })
  return errors
}
