/** Whose marks they are: of one judge, for one dance as it was danced that time. */
export interface SheetOf {
  dance: string
  attempt: number
  letter: string
}

/** Whether a sheet is one of that judge, dance and attempt. */
export function isOfSheet({ dance, attempt, letter }: SheetOf): (other: SheetOf) => boolean {
  return (other) => other.dance === dance && other.attempt === attempt && other.letter === letter
}
