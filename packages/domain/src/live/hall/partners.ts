/** Whoever supports an event, as the hall's screen shows them in breaks. */
export interface HallPartner {
  title: string
  /** Where the picture is; null: the title stands for it. */
  picture: string | null
}

interface Attachment {
  title: string
  file_id: string | null
  is_partner: boolean
}

/** The partners of an event in the order of its links (docs/rules/stations.md, «The hall's screen»). */
export function hallPartners(
  attachments: readonly Attachment[],
  files: readonly { id: string; mime: string; url: string }[],
): HallPartner[] {
  return attachments
    .filter((one) => one.is_partner)
    .map(({ title, file_id }) => {
      const file = files.find(({ id, mime }) => id === file_id && mime.startsWith('image/'))
      return { title, picture: file?.url ?? null }
    })
}
