import type { NumberedContest } from '@parket/domain/contest/title'
import type { PrintedRegistration } from '@parket/domain/registration/paperLists'

export interface PaperRegistration extends PrintedRegistration {
  regN: number
  /** What the QR code of the number says. */
  address: string
}

export type PaperContest = NumberedContest & { id: string }

/** «Ритм: Котова Вера, Ким Алина»: a troupe is called by its name first. */
export function paperName({ names, troupe }: PaperRegistration): string {
  return troupe === '' ? names.join(', ') : `${troupe}: ${names.join(', ')}`
}
