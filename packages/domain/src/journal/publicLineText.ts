/** What lines say of what is public; each kind has some of it. */
export interface PublicLineBody {
  contest_id?: string
  /** Null: of the places. */
  round_id?: number | null
  version?: number
  hash?: string | null
  is_held?: boolean
  is_withdrawn?: boolean
  has_marks?: boolean
  revealed_from_place?: number | null
  /** An approval by a link. */
  by?: 'link'
  is_without_pin?: boolean
}

/** What an approval or a publication says, in lower case: «опубликовано, версия 2», as letters and lists have it. */
export function publicActText(
  kind: 'approval' | 'publication',
  { version, hash, is_held, is_withdrawn, has_marks }: PublicLineBody,
): string {
  if (kind === 'approval') return hash === null ? 'утверждение отозвано' : 'утверждено'
  if (is_withdrawn === true) return 'публикация отменена'
  if (has_marks === true) return 'опубликованы оценки'
  if (version === undefined) return 'места показаны по\u00A0одному'
  return `${is_held === true ? 'готова версия' : 'опубликовано, версия'} ${version}`
}
